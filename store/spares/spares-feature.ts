import { sparesSlice } from './spares-slice'

export const sparesFeature = {
  name: sparesSlice.name,
  reducer: sparesSlice.reducer,
  listen: () => {},
} as const
