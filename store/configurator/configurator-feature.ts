import { listenForConfigurator } from './configurator-listeners'
import { configuratorSlice } from './configurator-slice'

/** The configurator's part of the store; fetched with its page. */
export const configuratorFeature = {
  name: configuratorSlice.name,
  reducer: configuratorSlice.reducer,
  listen: listenForConfigurator,
} as const
