import type { ToastText } from '@/messages/kit/toast-text'

/** Cart texts that every page loads; the panel's texts are in cart-panel. */
export const cart = {
  title: 'Shopping cart',
  /** Accessible name of the header's button; the count is unknown until the page has hydrated. */
  button: (count: number | null) => {
    if (!count) return 'Shopping cart'
    return `Shopping cart, ${count} ${count === 1 ? 'item' : 'items'}`
  },
  untitled: 'The item',
} as const

export const cartToasts = {
  missing: (): ToastText => ({
    kind: 'error',
    text: 'We couldn’t load your cart. Check your connection and try again.',
  }),
} as const
