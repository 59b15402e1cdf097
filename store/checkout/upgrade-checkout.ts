import { isAnyOf } from '@reduxjs/toolkit'

import {
  isStillInCart,
  parseUpgradeCheckout,
  parseUpgradesInCart,
  type UpgradeCheckout,
} from '@/domain/shop/configurator/upgrades-in-cart'
import { LOCAL_KEYS, localStore } from '@/utils/storage'

import type { StartListening } from '../types'
import {
  checkoutFinished,
  contactTyped,
  isMemberCheckout,
  promoApplied,
  selectCheckout,
  wishChanged,
  type CheckoutDraft,
  type CheckoutState,
} from './checkout-slice'
import { loadMemberCheckout, placeMemberOrder } from './member-thunks'

const isChoice = isAnyOf(wishChanged, contactTyped, promoApplied, loadMemberCheckout.fulfilled)

/** spec §3 Stored items, upgrade checkout data: deleted with the order, its line or the session. */
export function listenForUpgradeCheckout(listen: StartListening): void {
  listen({
    matcher: isChoice,
    effect: (_, { getState }) => {
      const state = selectCheckout(getState())
      const bikes = Object.keys(readUpgrades()).map(Number)
      if (bikes.length === 0 || !isMemberCheckout(state.checkout)) return
      localStore.write(LOCAL_KEYS.upgradeCheckoutData, choicesOf(state, bikes))
    },
  })
  listen({
    matcher: isAnyOf(placeMemberOrder.fulfilled, checkoutFinished),
    effect: () => {
      localStore.remove(LOCAL_KEYS.upgradeCheckoutData)
      localStore.remove(LOCAL_KEYS.upgradesInCart)
    },
  })
}

/** Merges stored choices for upgrades that are still in the cart into the tab's draft. */
export function withUpgradeCheckout(draft: CheckoutDraft) {
  const stored = parseUpgradeCheckout(localStore.read(LOCAL_KEYS.upgradeCheckoutData))
  if (!stored || !isStillInCart(stored, readUpgrades())) return draft
  const { shipping, billing, isCreditUsed, isSaved } = stored
  const { form } = draft
  return {
    ...draft,
    wishes: { shipping, billing, isCreditUsed, isSaved },
    form: {
      ...form,
      provider: form.provider || stored.provider,
      promo_code: form.promo_code || stored.promo_code,
      assembly_dealer_id: form.assembly_dealer_id ?? stored.assembly_dealer_id,
    },
  }
}

const readUpgrades = () => parseUpgradesInCart(localStore.read(LOCAL_KEYS.upgradesInCart))

/** Returns the choices without typed addresses, which only the tab's draft stores. */
function choicesOf({ form, wishes }: CheckoutState, bikes: number[]): UpgradeCheckout {
  const { shipping, billing, isCreditUsed, isSaved } = wishes
  const { provider, promo_code, assembly_dealer_id } = form
  return {
    bikes,
    shipping: shipping === 'typed' ? null : shipping,
    billing: billing === 'typed' ? null : billing,
    ...{ isCreditUsed, isSaved, provider, promo_code, assembly_dealer_id },
  }
}
