import { listenForCheckout } from './checkout-listeners'
import { checkoutSlice } from './checkout-slice'

/** Lazy-loaded with the pages from checkout to payment. */
export const checkoutFeature = {
  name: checkoutSlice.name,
  reducer: checkoutSlice.reducer,
  listen: listenForCheckout,
} as const
