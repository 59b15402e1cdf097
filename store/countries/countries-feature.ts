import { listenForCountry } from './countries-listeners'
import { countriesSlice } from './countries-slice'

/** The countries of delivery; fetched with what shows a price for one. */
export const countriesFeature = {
  name: countriesSlice.name,
  reducer: countriesSlice.reducer,
  listen: listenForCountry,
} as const
