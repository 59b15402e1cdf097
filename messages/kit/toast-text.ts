/** Text and urgency of a toast; for screen readers, `error` is assertive, other kinds are polite. */
export interface ToastText {
  kind: 'info' | 'success' | 'warning' | 'error'
  text: string
}
