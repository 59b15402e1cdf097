import { listenForServerCart } from './server-cart-listeners'
import { serverCartSlice } from './server-cart-slice'

/** The cart of a user; lazy-loaded after login. */
export const serverCartFeature = {
  name: serverCartSlice.name,
  reducer: serverCartSlice.reducer,
  listen: listenForServerCart,
} as const
