import { cartEstimateSlice } from './cart-estimate-slice'
import { listenForPriceDrift } from './price-drift'

/** Delivery and tax of a guest's cart; fetched with the panel that shows them. */
export const cartEstimateFeature = {
  name: cartEstimateSlice.name,
  reducer: cartEstimateSlice.reducer,
  listen: listenForPriceDrift,
} as const
