/** Text and urgency of a toast. `error` is assertive for screen readers, the others polite. */
export interface ToastText {
  kind: 'info' | 'success' | 'warning' | 'error'
  text: string
}
