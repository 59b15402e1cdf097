export type CrashPoint =
  | 'after-order-commit'
  | 'after-provider-create'
  | 'after-provider-capture'
  | 'before-settle-commit'
  | 'after-settle-commit'
  | 'after-provider-refund'
  | 'during-webhook'

/**
 * Ends the process at once when CRASH_AT names this point: how the recovery tests stop the shop at the
 * worst moments. Without the variable it does nothing.
 */
export function crashPoint(point: CrashPoint): void {
  if (process.env.CRASH_AT === point) process.kill(process.pid, 'SIGKILL')
}
