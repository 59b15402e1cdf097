import type {
  Action,
  Reducer,
  StateFromReducersMapObject,
  ThunkAction,
  ThunkDispatch,
  TypedStartListening,
  UnknownAction,
} from '@reduxjs/toolkit'

import type { Services } from '@/services/services'

import type { cartEstimateFeature } from './cart/cart-estimate-feature'
import type { guestCartFeature } from './cart/guest-cart-feature'
import type { serverCartFeature } from './cart/server-cart-feature'
import type { checkoutFeature } from './checkout/checkout-feature'
import type { cobrowsingFeature } from './cobrowsing/cobrowsing-feature'
import type { compareFeature } from './compare/compare-feature'
import type { configuratorFeature } from './configurator/configurator-feature'
import type { countriesFeature } from './countries/countries-feature'
import type { helpCenterFeature } from './help-center/help-center-feature'
import type { homeFeature } from './home/home-feature'
import type { promoFeature } from './promo/promo-feature'
import type { reducers } from './registry'
import type { sparesFeature } from './spares/spares-feature'
import type { unitFeature } from './unit/unit-feature'

/** What thunks and listeners reach the world through. Tests pass fakes. */
export interface StoreExtra {
  services: Services
}

/** A part of the store that arrives with the page that needs it. */
export interface StoreFeature {
  name: string
  reducer: Reducer
  listen: (listen: StartListening) => void
}

type LateFeature =
  | typeof cartEstimateFeature
  | typeof checkoutFeature
  | typeof cobrowsingFeature
  | typeof compareFeature
  | typeof configuratorFeature
  | typeof countriesFeature
  | typeof guestCartFeature
  | typeof helpCenterFeature
  | typeof homeFeature
  | typeof promoFeature
  | typeof serverCartFeature
  | typeof sparesFeature
  | typeof unitFeature
type Later = { [F in LateFeature as F['name']]: ReturnType<F['reducer']> }
/** The state with every feature; late ones are there once they were brought. */
export type RootState = StateFromReducersMapObject<typeof reducers> & Later
export type AppDispatch = ThunkDispatch<RootState, StoreExtra, UnknownAction>
export type AppThunk<Answer = void> = ThunkAction<Answer, RootState, StoreExtra, Action>
/** Handed to a feature's `listenFor…` function by makeStore. */
export type StartListening = TypedStartListening<RootState, AppDispatch, StoreExtra>
