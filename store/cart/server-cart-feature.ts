import { listenForServerCart } from './server-cart-listeners'
import { serverCartSlice } from './server-cart-slice'

/** The cart of a user; fetched once somebody is logged in. */
export const serverCartFeature = {
  name: serverCartSlice.name,
  reducer: serverCartSlice.reducer,
  listen: listenForServerCart,
} as const
