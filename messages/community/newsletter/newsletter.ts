import type { ToastText } from '@/messages/kit/toast-text'

/** The three outcomes of spec §8 Newsletter, word for word. */
export const newsletterToasts = {
  taken: (): ToastText => ({ kind: 'error', text: 'The email has already been taken.' }),
  subscribed: (messageOfServer: string): ToastText => ({ kind: 'success', text: messageOfServer }),
  failed: (): ToastText => ({
    kind: 'error',
    text: "Sorry, we couldn't check. Try again later.",
  }),
} as const

export const newsletter = {
  title: 'Newsletter',
  hint: 'New bikes, factory open days and the occasional promo code.',
  email: 'Email',
  submit: 'Subscribe',
} as const
