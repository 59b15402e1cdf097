import { listenForCheckout } from './checkout-listeners'
import { checkoutSlice } from './checkout-slice'

export const checkoutFeature = {
  name: checkoutSlice.name,
  reducer: checkoutSlice.reducer,
  listen: listenForCheckout,
} as const
