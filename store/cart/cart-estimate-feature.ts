import { cartEstimateSlice } from './cart-estimate-slice'
import { listenForPriceDrift } from './price-drift'

/** Delivery and tax of a guest's cart; lazy-loaded with the cart panel. */
export const cartEstimateFeature = {
  name: cartEstimateSlice.name,
  reducer: cartEstimateSlice.reducer,
  listen: listenForPriceDrift,
} as const
