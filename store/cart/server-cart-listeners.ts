import { isAnyOf } from '@reduxjs/toolkit'

import { cart as texts } from '@/messages/shop/cart/cart'
import { serverCartToasts } from '@/messages/shop/cart/server-cart'
import { guestCartToasts } from '@/messages/kit/toasts'

import { loggedIn, registered, selectIsLoggedIn, userLoaded } from '../auth/auth-slice'
import { countryChosen, countrySuggested } from '../countries/countries-slice'
import { startOf } from '../lifecycle'
import { toastShown } from '../toasts/toasts-slice'
import type { AppDispatch, StartListening } from '../types'
import { panelOpened } from './guest-cart-slice'
import { migrateCart } from './migrate-cart'
import { bikesNotSaved, cartUnreadable, goodsNotSaved, goodsRefused } from './migration-events'
import {
  changeFailed,
  loadServerCart,
  selectServerCart,
  serverItemAdded,
  serverItemRemoved,
  serverCartSlice,
} from './server-cart-slice'
import { listenToOtherTabs } from './server-cart-tabs'
import { listenForUpgrades } from './upgrades-in-cart'
import { isSignedOut } from './with-session'

export function listenForServerCart(listen: StartListening): void {
  listenForVisit(listen)
  listenForToasts(listen)
  listenForMigrationToasts(listen)
  listenForUpgrades(listen)
}

/** spec §4 Login flow: migrates the local cart after login. Each visit retries failed items. */
async function moveInAndLoad(dispatch: AppDispatch): Promise<void> {
  await dispatch(migrateCart())
  await dispatch(loadServerCart())
}

function listenForVisit(listen: StartListening): void {
  listen({
    predicate: startOf(serverCartSlice.name),
    effect: async (_, { dispatch, getState }) => {
      listenToOtherTabs((version) => {
        if (!selectIsLoggedIn(getState())) return
        // Skip known versions, and changes of this tab, which loads the cart itself.
        if (version !== null && version <= selectServerCart(getState()).version) return
        void dispatch(loadServerCart())
      })
      if (selectIsLoggedIn(getState())) await moveInAndLoad(dispatch)
    },
  })
  listen({
    matcher: isAnyOf(loggedIn, registered),
    effect: (_, { dispatch }) => moveInAndLoad(dispatch),
  })
  listen({
    actionCreator: panelOpened,
    effect: ({ payload: { isFresh } }, { dispatch, getState }) => {
      const { changes, isLoading, error } = selectServerCart(getState())
      // A change in flight loads the cart when it completes.
      const isComing = changes > 0 || isLoading || (isFresh && error === null)
      if (selectIsLoggedIn(getState()) && !isComing) void dispatch(loadServerCart())
    },
  })
  // Until the visitor selects a country, the user's address determines it for the whole shop.
  listen({
    actionCreator: loadServerCart.fulfilled,
    effect: ({ payload }, { dispatch }) => void dispatch(countrySuggested(payload.country_id)),
  })
  // Tax, delivery and availability depend on the country.
  listen({
    actionCreator: countryChosen,
    effect: (_, { dispatch, getState }) => {
      if (selectIsLoggedIn(getState())) void dispatch(loadServerCart())
    },
  })
  // The token had expired; loading the user has renewed it.
  listen({
    actionCreator: userLoaded,
    effect: (_, { dispatch, getState }) => {
      if (isSignedOut(selectServerCart(getState()).error)) void dispatch(loadServerCart())
    },
  })
}

/** Shows the toasts of spec §4, the same ones as for a guest. */
function listenForToasts(listen: StartListening): void {
  listen({
    actionCreator: serverItemAdded,
    effect: ({ payload: { title, isNew } }, { dispatch }) => {
      const { added, addedAgain } = guestCartToasts
      dispatch(toastShown(isNew ? added(title) : addedAgain(title || texts.untitled)))
    },
  })
  listen({
    actionCreator: serverItemRemoved,
    effect: ({ payload: { title } }, { dispatch }) =>
      void dispatch(toastShown(guestCartToasts.removed(title || texts.untitled))),
  })
  listen({
    actionCreator: changeFailed,
    effect: ({ payload: { error } }, { dispatch }) => {
      // An expired session shows its own toast.
      if (!isSignedOut(error)) dispatch(toastShown(serverCartToasts.failed(error)))
    },
  })
}

function listenForMigrationToasts(listen: StartListening): void {
  listen({
    actionCreator: cartUnreadable,
    effect: (_, { dispatch }) => void dispatch(toastShown(guestCartToasts.migrationCorrupted())),
  })
  listen({
    actionCreator: bikesNotSaved,
    effect: (_, { dispatch }) => void dispatch(toastShown(guestCartToasts.bikeNotSaved())),
  })
  listen({
    actionCreator: goodsNotSaved,
    effect: ({ payload }, { dispatch }) => {
      if (!isSignedOut(payload)) dispatch(toastShown(serverCartToasts.failed(payload)))
    },
  })
  listen({
    actionCreator: goodsRefused,
    effect: ({ payload }, { dispatch }) =>
      void dispatch(toastShown(serverCartToasts.refused(payload))),
  })
}
