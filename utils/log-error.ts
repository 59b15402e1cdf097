/** Reports a programming error in the browser. Expected failures are displayed, not logged. */
export function logError(message: string, detail?: Record<string, unknown>): void {
  console.error(message, ...(detail ? [detail] : []))
}
