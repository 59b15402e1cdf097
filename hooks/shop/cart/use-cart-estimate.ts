import { useEffect, useState } from 'react'

import { cartEstimateFeature } from '@/store/cart/cart-estimate-feature'
import { loadEstimate, selectEstimate } from '@/store/cart/cart-estimate-slice'
import { linesKey } from '@/store/cart/cart-lines'
import { selectItems } from '@/store/cart/guest-cart-slice'
import { countriesFeature } from '@/store/countries/countries-feature'
import { selectCountries } from '@/store/countries/countries-slice'
import { registerFeature } from '@/store/lazy-features'

import { useAppDispatch, useAppSelector } from '@/hooks/kit/use-store'

registerFeature(cartEstimateFeature)
registerFeature(countriesFeature)

/** Debounce delay for bursts of clicks on plus, in ms. */
const PAUSE_MS = 200

/** Reloads the estimate if lines or country change. @param isWanted false while it isn't visible */
export function useCartEstimate(isWanted: boolean) {
  const dispatch = useAppDispatch()
  const estimate = useAppSelector(selectEstimate)
  const { countryId } = useAppSelector(selectCountries)
  const lines = linesKey(useAppSelector(selectItems))
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (!isWanted || lines === '') return
    let request: { abort: () => void } | undefined
    const timer = setTimeout(() => {
      request = dispatch(loadEstimate(countryId))
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      request?.abort()
    }
  }, [dispatch, isWanted, lines, countryId, attempt])

  return { ...estimate, retry: () => setAttempt((count) => count + 1) }
}
