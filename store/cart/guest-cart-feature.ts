import { listenForCart } from './cart-listeners'
import { guestCartSlice } from './guest-cart-slice'

/** A guest's cart. Lazy-loaded by the header after hydration, and by other components that need it. */
export const guestCartFeature = {
  name: guestCartSlice.name,
  reducer: guestCartSlice.reducer,
  listen: listenForCart,
} as const
