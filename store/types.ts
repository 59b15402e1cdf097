import type {
  Action,
  StateFromReducersMapObject,
  ThunkAction,
  ThunkDispatch,
  TypedStartListening,
  UnknownAction,
} from '@reduxjs/toolkit'

import type { Services } from '@/services/services'

import type { reducers } from './registry'

/** What thunks and listeners reach the world through. Tests pass fakes. */
export interface StoreExtra {
  services: Services
}

export type RootState = StateFromReducersMapObject<typeof reducers>
export type AppDispatch = ThunkDispatch<RootState, StoreExtra, UnknownAction>
export type AppThunk<Answer = void> = ThunkAction<Answer, RootState, StoreExtra, Action>
/** Handed to a feature's `listenFor…` function by makeStore. */
export type StartListening = TypedStartListening<RootState, AppDispatch, StoreExtra>
