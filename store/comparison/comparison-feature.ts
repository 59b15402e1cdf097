import { listenForComparison } from './comparison-listeners'
import { comparisonSlice } from './comparison-slice'

/** Comparison. Lazy-loaded by the header after hydration; its database is opened on first use. */
export const comparisonFeature = {
  name: comparisonSlice.name,
  reducer: comparisonSlice.reducer,
  listen: listenForComparison,
} as const
