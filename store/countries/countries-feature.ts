import { listenForCountry } from './countries-listeners'
import { countriesSlice } from './countries-slice'

/** The delivery countries; lazy-loaded with prices that depend on one. */
export const countriesFeature = {
  name: countriesSlice.name,
  reducer: countriesSlice.reducer,
  listen: listenForCountry,
} as const
