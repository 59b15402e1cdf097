export type CrashPoint =
  | 'after-order-commit'
  | 'after-provider-create'
  | 'after-provider-capture'
  | 'before-settle-commit'
  | 'after-settle-commit'
  | 'after-provider-refund'
  | 'during-webhook'

/** Kills the process if CRASH_AT names this point, for recovery tests of worst-case crashes. */
export function crashPoint(point: CrashPoint): void {
  if (process.env.CRASH_AT === point) process.kill(process.pid, 'SIGKILL')
}
