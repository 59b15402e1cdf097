import { sparesSlice } from './spares-slice'

/** The search of spares; its field brings it. */
export const sparesFeature = {
  name: sparesSlice.name,
  reducer: sparesSlice.reducer,
  listen: () => {},
} as const
