import { listenForComparison } from './comparison-listeners'
import { comparisonSlice } from './comparison-slice'

/** The comparison. The header fetches it once the page stands; the database comes with the first use. */
export const comparisonFeature = {
  name: comparisonSlice.name,
  reducer: comparisonSlice.reducer,
  listen: listenForComparison,
} as const
