import {
  combineReducers,
  configureStore,
  createAction,
  createListenerMiddleware,
  type Reducer,
} from '@reduxjs/toolkit'

import { registeredFeatures, onFeatureRegistered } from './lazy-features'
import { appStarted, featureStarted } from './lifecycle'
import { listeners, reducers } from './registry'
import type { AppDispatch, RootState, ThunkExtra, StoreFeature } from './types'

const featureAdded = createAction<string>('app/featureAdded')

interface StoreOptions extends ThunkExtra {
  preloaded?: Partial<RootState>
}

/** Combines reducers by path, a key or a key and part: `cart/guest` is part `guest` of `cart`. */
function combineByPath(table: Record<string, Reducer>): Reducer {
  const keys: Record<string, Reducer> = {}
  const groups: Record<string, Record<string, Reducer>> = {}
  for (const [path, reducer] of Object.entries(table)) {
    const [key = path, part] = path.split('/')
    if (part === undefined) keys[key] = reducer
    else groups[key] = { ...groups[key], [part]: reducer }
  }
  for (const [key, parts] of Object.entries(groups)) keys[key] = combineReducers(parts)
  return combineReducers(keys)
}

/** Creates a store. Never call it at module scope, where a server's visitors would share it. */
export function makeStore({ services, preloaded }: StoreOptions) {
  const extra: ThunkExtra = { services }
  const middleware = createListenerMiddleware<RootState, AppDispatch, ThunkExtra>({ extra })
  for (const register of listeners) register(middleware.startListening)

  const table: Record<string, Reducer> = { ...reducers }
  for (const { name, reducer, listen } of registeredFeatures()) {
    table[name] = reducer
    listen(middleware.startListening)
  }
  let root = combineByPath(table)
  const store = configureStore({
    reducer: ((state, action) => root(state, action)) as Reducer<RootState>,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: extra },
        // Keep the development checks, but without warnings about their duration on busy machines.
        immutableCheck: { warnAfter: 60_000 },
        serializableCheck: { warnAfter: 60_000 },
      }).prepend(middleware.middleware),
    ...(preloaded ? { preloadedState: preloaded as RootState } : {}),
  })

  let isStarted = false
  middleware.startListening({ actionCreator: appStarted, effect: () => void (isStarted = true) })

  /** Registers a feature. Idempotent. Don't call it while rendering, because it dispatches. */
  const addFeature = ({ name, reducer, listen }: StoreFeature) => {
    if (name in table) return
    table[name] = reducer
    root = combineByPath(table)
    listen(middleware.startListening)
    store.dispatch(featureAdded(name))
    if (isStarted) store.dispatch(featureStarted(name))
  }

  onFeatureRegistered(addFeature)

  return Object.assign(store, { addFeature })
}

export type AppStore = ReturnType<typeof makeStore>
