import { listenForCompare } from './compare-listeners'
import { compareSlice } from './compare-slice'

/** The comparison. The header fetches it once the page stands; the database comes with the first use. */
export const compareFeature = {
  name: compareSlice.name,
  reducer: compareSlice.reducer,
  listen: listenForCompare,
} as const
