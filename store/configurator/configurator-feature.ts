import { listenForConfigurator } from './configurator-listeners'
import { configuratorSlice } from './configurator-slice'

export const configuratorFeature = {
  name: configuratorSlice.name,
  reducer: configuratorSlice.reducer,
  listen: listenForConfigurator,
} as const
