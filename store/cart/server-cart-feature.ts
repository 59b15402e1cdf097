import { listenForServerCart } from './server-cart-listeners'
import { serverCartSlice } from './server-cart-slice'

export const serverCartFeature = {
  name: serverCartSlice.name,
  reducer: serverCartSlice.reducer,
  listen: listenForServerCart,
} as const
