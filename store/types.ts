import type {
  Action,
  Reducer,
  ThunkAction,
  ThunkDispatch,
  TypedStartListening,
  UnknownAction,
} from '@reduxjs/toolkit'

import type { Services } from '@/services/services'

export interface ThunkExtra {
  services: Services
}

export interface StoreFeature {
  /** Key in the state; `cart/guest` is a part of the key `cart`. */
  name: string
  reducer: Reducer
  listen: (listen: StartListening) => void
}

/**
 * Parts of the state. Each slice adds its own by module augmentation.
 * @public
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Grown by the slices.
export interface States {}
/** State with all features; lazy-loaded ones are undefined until they are registered. */
export type RootState = States
export type AppDispatch = ThunkDispatch<RootState, ThunkExtra, UnknownAction>
export type AppThunk<Answer = void> = ThunkAction<Answer, RootState, ThunkExtra, Action>
export type StartListening = TypedStartListening<RootState, AppDispatch, ThunkExtra>
