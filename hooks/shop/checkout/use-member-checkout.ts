import { useEffect, useRef, useState } from 'react'

import type { ApiError } from '@/contract/kit/errors'
import {
  memberChoice,
  shippingAddress,
  type MemberCheckoutChoices,
} from '@/domain/shop/checkout/member-order'
import { taxAddressOf } from '@/domain/shop/tax/tax-address'
import type { MemberCheckout } from '@/contract/shop/checkout/checkout'
import type { CheckoutQuery } from '@/services/shop/checkout'
import { serverCartFeature } from '@/store/cart/server-cart-feature'
import { selectServerCart } from '@/store/cart/server-cart-slice'
import { acceptPrices } from '@/store/cart/server-cart-thunks'
import {
  bookChanged,
  isMemberCheckout,
  selectCheckout,
  wishChanged,
  type CheckoutState,
} from '@/store/checkout/checkout-slice'
import { loadMemberCheckout } from '@/store/checkout/member-thunks'
import { registerFeature } from '@/store/lazy-features'

import type { SavedAddress } from '@/hooks/account/addresses/use-addresses'
import {
  useBackFromPayment,
  useShopCountry,
  type CheckoutLoad,
  type CheckoutPhase,
} from './use-checkout'
import { driftsOf } from '@/hooks/shop/cart/use-server-cart-view'
import { useAppDispatch, useAppSelector, useAppStore } from '@/hooks/kit/use-store'

registerFeature(serverCartFeature)

export type MemberCheckoutData = MemberCheckout

/** Loads the checkout (spec §4 Checkout load), again if address, promo code, credit or cart change. */
export function useMemberCheckout() {
  const dispatch = useAppDispatch()
  const state = useAppSelector(selectCheckout)
  const cart = useAppSelector(selectServerCart)
  const checkout = isMemberCheckout(state.checkout) ? state.checkout : null
  const { form, wishes, isRestored } = state
  const { isAligned } = useShopCountry(isRestored)
  // Don't load the checkout of an empty cart: the server would reject it.
  const isEmpty = cart.cart?.items.length === 0
  const isCartKnown = cart.cart !== null || cart.error !== null
  const choice = checkout && memberChoice(wishes, checkout, form)
  const address = checkout && choice ? shippingAddress(choice, checkout, form) : null
  const isLoaded = checkout?.country.id === address?.country_id
  const retry = useMemberLoad({
    query: {
      country_id: address?.country_id ?? null,
      ...(address && isLoaded && taxAddressOf(checkout?.country, address)),
      promo_code: form.promo_code || null,
      use_credit: wishes.isCreditUsed,
      assembly_dealer_id: form.assembly_dealer_id,
    },
    isReady: isRestored && isAligned && !cart.isMigrating && isCartKnown && !isEmpty,
    cartVersion: cart.version,
  })

  useBackFromPayment()

  const load: CheckoutLoad = {
    isRenewing: state.status === 'loading' || !isAligned,
    error: isEmptyCart(state.error) ? null : state.error,
    drifts: driftsOf(cart.cart?.items ?? []),
    acknowledgeDrifts: () => void dispatch(acceptPrices()),
    retry,
  }
  return {
    phase: cart.isMigrating ? 'loading' : phaseOf(state, { checkout, isEmpty }),
    checkout,
    choice,
    wishes,
    load,
    /** An unpaid order placed in this tab, whose lines have left the cart. */
    placed: state.placed,
    choose: (change: Partial<MemberCheckoutChoices>) => void dispatch(wishChanged(change)),
    changeBook: (address: SavedAddress) => void dispatch(bookChanged(address)),
  } as const
}

interface MemberLoadOptions {
  query: CheckoutQuery
  isReady: boolean
  /** Version of the server's cart; 0 while unknown. */
  cartVersion: number
}

/** @returns a function that reloads */
function useMemberLoad({ query, isReady, cartVersion }: MemberLoadOptions): () => void {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const [attempt, setAttempt] = useState(0)
  const last = useRef({ attempt, cartVersion, isReady })
  const { country_id, region, postcode, promo_code, use_credit, assembly_dealer_id } = query

  useEffect(() => {
    const { current: before } = last
    last.current = { attempt, cartVersion, isReady }
    if (!isReady) return
    const isStale =
      before.attempt !== attempt ||
      !before.isReady ||
      (before.cartVersion !== 0 && before.cartVersion !== cartVersion)
    const args = {
      ...{ country_id, promo_code, use_credit, assembly_dealer_id },
      ...(region !== undefined && { region }),
      ...(postcode !== undefined && { postcode }),
    }
    if (!isStale && isSameLoad(selectCheckout(store.getState()), args)) return
    void dispatch(loadMemberCheckout(args))
  }, [
    dispatch,
    store,
    country_id,
    region,
    postcode,
    promo_code,
    use_credit,
    assembly_dealer_id,
    isReady,
    cartVersion,
    attempt,
  ])

  return () => setAttempt((count) => count + 1)
}

/** Checks whether the latest load, done or in flight, had the same query. */
function isSameLoad({ status, query, checkout }: CheckoutState, next: CheckoutQuery): boolean {
  if (!query || (status !== 'ready' && status !== 'loading')) return false
  const country = query.country_id ?? checkout?.country.id ?? null
  return (
    country === (next.country_id ?? country) &&
    query.region === next.region &&
    query.postcode === next.postcode &&
    query.promo_code === next.promo_code &&
    query.use_credit === next.use_credit &&
    query.assembly_dealer_id === next.assembly_dealer_id
  )
}

function phaseOf(
  { status, error, placed }: CheckoutState,
  { checkout, isEmpty }: { checkout: MemberCheckout | null; isEmpty: boolean },
): CheckoutPhase {
  if (status === 'failed' && isEmptyCart(error)) return 'empty'
  // The lines of an order just placed have left the cart, and its payment page is opening.
  if (isEmpty && !(checkout && placed)) return 'empty'
  if (checkout) return 'ready'
  // An expired session redirects to the login.
  const isOver = error?.kind === 'problem' && error.status === 401
  return status === 'failed' && !isOver ? 'failed' : 'loading'
}

function isEmptyCart(error: ApiError | null): boolean {
  return error?.kind === 'problem' && error.code === 'cart_empty'
}
