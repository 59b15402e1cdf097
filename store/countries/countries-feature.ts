import { listenForCountry } from './countries-listeners'
import { countriesSlice } from './countries-slice'

export const countriesFeature = {
  name: countriesSlice.name,
  reducer: countriesSlice.reducer,
  listen: listenForCountry,
} as const
