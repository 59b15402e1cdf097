/**
 * Reports a programming error in the browser. Expected failures are shown, not logged.
 * @example logError('Unknown modal type', { type: 'banner' })
 */
export function logError(message: string, detail?: Record<string, unknown>): void {
  console.error(message, ...(detail ? [detail] : []))
}
