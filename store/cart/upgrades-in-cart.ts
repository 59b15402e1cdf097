import { isAnyOf } from '@reduxjs/toolkit'

import {
  isStillInCart,
  parseUpgradeCheckout,
  upgradesInCart,
  type UpgradesInCart,
} from '@/domain/shop/configurator/upgrades-in-cart'
import { LOCAL_KEYS, localStore } from '@/utils/storage'

import { loggedIn, registered } from '../auth/auth-slice'
import type { StartListening } from '../types'
import { loadServerCart, selectServerCart } from './server-cart-slice'

/** spec §3 Stored items: upgrades of ordered bikes in the cart, known before the server responds. */
export function listenForUpgrades(listen: StartListening): void {
  listen({
    actionCreator: loadServerCart.fulfilled,
    effect: (_, { getState }) => {
      const { cart } = selectServerCart(getState())
      if (cart) saveUpgrades(upgradesInCart(cart.items))
    },
  })
  // The previous user may have left without logging out.
  listen({ matcher: isAnyOf(loggedIn, registered), effect: () => saveUpgrades({}) })
}

function saveUpgrades(upgrades: UpgradesInCart): void {
  if (Object.keys(upgrades).length === 0) localStore.remove(LOCAL_KEYS.upgradesInCart)
  else localStore.write(LOCAL_KEYS.upgradesInCart, upgrades)
  const checkout = parseUpgradeCheckout(localStore.read(LOCAL_KEYS.upgradeCheckoutData))
  if (checkout && isStillInCart(checkout, upgrades)) return
  localStore.remove(LOCAL_KEYS.upgradeCheckoutData)
}
