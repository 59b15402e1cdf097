import { listenForCheckout } from './checkout-listeners'
import { checkoutSlice } from './checkout-slice'

/** The checkout's part of the store; fetched with the pages from checkout to payment. */
export const checkoutFeature = {
  name: checkoutSlice.name,
  reducer: checkoutSlice.reducer,
  listen: listenForCheckout,
} as const
