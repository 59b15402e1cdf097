import { helpCenterSlice } from './help-center-slice'

/** Search and feedback of the help center; its field and its question bring it. */
export const helpCenterFeature = {
  name: helpCenterSlice.name,
  reducer: helpCenterSlice.reducer,
  listen: () => {},
} as const
