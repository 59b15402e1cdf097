import { helpCenterSlice } from './help-center-slice'

export const helpCenterFeature = {
  name: helpCenterSlice.name,
  reducer: helpCenterSlice.reducer,
  listen: () => {},
} as const
