import { combineReducers, configureStore, createListenerMiddleware } from '@reduxjs/toolkit'

import { listeners, reducers } from './registry'
import type { AppDispatch, RootState, StoreExtra } from './types'

/**
 * Makes a store. There is no other place: a store at module scope would be shared by all visitors of a server,
 * and so would its listeners.
 * @param preloaded state to start from, for tests
 * @example const store = makeStore({ services: createServices() })
 */
export function makeStore({
  services,
  preloaded,
}: StoreExtra & { preloaded?: Partial<RootState> }) {
  const extra: StoreExtra = { services }
  const middleware = createListenerMiddleware<RootState, AppDispatch, StoreExtra>({ extra })
  for (const register of listeners) register(middleware.startListening)
  return configureStore({
    reducer: combineReducers(reducers),
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra } }).prepend(middleware.middleware),
    ...(preloaded ? { preloadedState: preloaded } : {}),
  })
}

export type AppStore = ReturnType<typeof makeStore>
