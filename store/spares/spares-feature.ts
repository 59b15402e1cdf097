import { sparesSlice } from './spares-slice'

/** Search of spares; lazy-loaded by its field. */
export const sparesFeature = {
  name: sparesSlice.name,
  reducer: sparesSlice.reducer,
  listen: () => {},
} as const
