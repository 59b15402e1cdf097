import type { ToastText } from '@/messages/kit/toast-text'

/** The toasts of spec §4 Logout and Token refresh, word for word. */
export const authToasts = {
  signedOut: (): ToastText => ({ kind: 'success', text: 'Signed out successfully!' }),
  loginExpired: (): ToastText => ({
    kind: 'warning',
    text: 'Your login is expired. Try logging in again.',
  }),
  registered: (email: string): ToastText => ({
    kind: 'success',
    text: `Your account is ready. Look for our email to ${email}: its link confirms your address.`,
  }),
  userNotLoaded: (sentence: string): ToastText => ({ kind: 'error', text: sentence }),
} as const
