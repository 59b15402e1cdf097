import { listenForCart } from './cart-listeners'
import { guestCartSlice } from './guest-cart-slice'

/** The cart of a guest. The header fetches it once the page stands; parts that need it bring it themselves. */
export const guestCartFeature = {
  name: guestCartSlice.name,
  reducer: guestCartSlice.reducer,
  listen: listenForCart,
} as const
