import { helpCenterSlice } from './help-center-slice'

/** Search and feedback of the help center; lazy-loaded by its components. */
export const helpCenterFeature = {
  name: helpCenterSlice.name,
  reducer: helpCenterSlice.reducer,
  listen: () => {},
} as const
