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
  /** Its key in the state; `cart/guest` is a part of the key `cart`. */
  name: string
  reducer: Reducer
  listen: (listen: StartListening) => void
}

/**
 * The parts of the state; each slice adds its own by module augmentation.
 * @public
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Grown by the slices.
export interface States {}
/** The state with every feature; lazy-loaded ones are undefined until registered. */
export type RootState = States
export type AppDispatch = ThunkDispatch<RootState, ThunkExtra, UnknownAction>
export type AppThunk<Answer = void> = ThunkAction<Answer, RootState, ThunkExtra, Action>
export type StartListening = TypedStartListening<RootState, AppDispatch, ThunkExtra>
