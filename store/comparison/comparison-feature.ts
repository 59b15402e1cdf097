import { listenForComparison } from './comparison-listeners'
import { comparisonSlice } from './comparison-slice'

/** The comparison. Lazy-loaded by the header after hydration; the database opens on first use. */
export const comparisonFeature = {
  name: comparisonSlice.name,
  reducer: comparisonSlice.reducer,
  listen: listenForComparison,
} as const
