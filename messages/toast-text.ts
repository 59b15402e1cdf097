/** What a toast says and how urgent it is. `error` is announced at once, the others when it suits. */
export interface ToastText {
  kind: 'info' | 'success' | 'warning' | 'error'
  text: string
}
