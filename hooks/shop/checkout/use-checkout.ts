import { useEffect, useState } from 'react'

import type { ApiError } from '@/contract/kit/errors'
import type { Country } from '@/domain/shop/countries/country'
import type { Checkout } from '@/contract/shop/checkout/checkout'
import { taxAddressOf } from '@/domain/shop/tax/tax-address'
import { linesKey, priceDrifts, wireItems } from '@/store/cart/cart-lines'
import { guestCartFeature } from '@/store/cart/guest-cart-feature'
import { driftsSeen, pricesDrifted, selectGuestCart } from '@/store/cart/guest-cart-slice'
import {
  addressTyped,
  paymentReset,
  selectCheckout,
  type CheckoutState,
} from '@/store/checkout/checkout-slice'
import { loadCheckout } from '@/store/checkout/checkout-thunks'
import { selectCountries } from '@/store/countries/countries-slice'
import { registerFeature } from '@/store/lazy-features'

import type { PriceDrift } from '@/hooks/shop/cart/cart-view'
import { useCountries } from '@/hooks/shop/countries/use-countries'
import { useAppDispatch, useAppSelector, useAppStore } from '@/hooks/kit/use-store'

registerFeature(guestCartFeature)

export type CheckoutData = Checkout

/** Loads the checkout (spec §4 Checkout load), again if the cart, country or promo code changes. */
export function useCheckout() {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const cart = useAppSelector(selectGuestCart)
  const state = useAppSelector(selectCheckout)
  const [attempt, setAttempt] = useState(0)
  const { promo_code, assembly_dealer_id } = state.form
  const lines = linesKey(cart.items)
  const isRestored = cart.isRestored && state.isRestored
  const { countryId, isAligned } = useShopCountry(isRestored)
  const { region, postcode } = taxAddressOf(countryOf(state, countryId), state.form.shipping)

  useEffect(() => {
    if (!isRestored || !isAligned || lines === '') return
    const { items } = selectGuestCart(store.getState())
    const request = dispatch(
      loadCheckout({
        // spec §4 Checkout load: true if any guest cart item has type bike.
        has_bike: items.some(({ type }) => type === 'bike'),
        items: wireItems(items),
        country_id: countryId,
        ...(region !== undefined && { region }),
        ...(postcode !== undefined && { postcode }),
        promo_code: promo_code || null,
        ...(assembly_dealer_id === null ? {} : { assembly_dealer_id }),
      }),
    )
    void request.then((answer) => {
      if (!loadCheckout.fulfilled.match(answer)) return
      const ids = items.map(({ id }) => id)
      const held = selectGuestCart(store.getState()).items
      const drifts = priceDrifts(held, ids, answer.payload.quote.lines)
      if (drifts.length > 0) dispatch(pricesDrifted(drifts))
    })
  }, [
    dispatch,
    store,
    isRestored,
    isAligned,
    lines,
    countryId,
    region,
    postcode,
    promo_code,
    assembly_dealer_id,
    attempt,
  ])

  useBackFromPayment()

  const load: CheckoutLoad = {
    isRenewing: state.status === 'loading' || !isAligned,
    error: state.error,
    drifts: cart.drifts,
    acknowledgeDrifts: () => void dispatch(driftsSeen()),
    retry: () => setAttempt((count) => count + 1),
  }
  return { phase: phaseOf(isRestored, lines, state), checkout: state.checkout, load }
}

function phaseOf(
  isRestored: boolean,
  lines: string,
  state: ReturnType<typeof selectCheckout>,
): CheckoutPhase {
  if (isRestored && lines === '') return 'empty'
  if (state.checkout) return 'ready'
  return state.status === 'failed' ? 'failed' : 'loading'
}

/** Returns the country of the loaded checkout unless another one was chosen since. */
function countryOf({ checkout }: CheckoutState, id: number): Country | undefined {
  return checkout?.country.id === id ? checkout.country : undefined
}

/** Syncs the country with the shop, so that a choice in the cart panel applies here as well. */
export function useShopCountry(isRestored: boolean) {
  const dispatch = useAppDispatch()
  const { countryId } = useAppSelector(selectCountries)
  const { form } = useAppSelector(selectCheckout)
  const isAligned = form.shipping.country_id === countryId
  useEffect(() => {
    if (!isRestored || isAligned) return
    dispatch(addressTyped({ kind: 'shipping', change: { country_id: countryId } }))
  }, [dispatch, isRestored, isAligned, countryId])
  return { countryId, isAligned }
}

/** Resets a page that the back/forward cache restored in its redirecting state. */
export function useBackFromPayment() {
  const dispatch = useAppDispatch()
  useEffect(() => {
    // Also reset on a new visit.
    dispatch(paymentReset())
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted) dispatch(paymentReset())
    }
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [dispatch])
}

/** Phase of the checkout page; `failed` only for the first load. */
export type CheckoutPhase = 'loading' | 'ready' | 'empty' | 'failed'

export interface CheckoutLoad {
  isRenewing: boolean
  error: ApiError | null
  drifts: readonly PriceDrift[]
  acknowledgeDrifts: () => void
  retry: () => void
}

/** Provides the countries of the form; the loaded checkout's country is known before the list is. */
export function useCheckoutCountries(loaded: Country) {
  const { countries, status, error, retry } = useCountries(true)
  const known = countries.length > 0 ? countries : [loaded]
  return {
    status,
    error,
    retry,
    countries: known,
    find: (id: number) => known.find((one) => one.id === id),
  }
}
