import type { DeliveredPrice } from '@/services/goods'
import { selectCountries } from '@/store/countries/countries-slice'

import { useCountries } from './use-countries'
import { useRequest, type RequestState } from './use-request'
import { useAppSelector } from './use-store'

export type { DeliveredPrice } from '@/services/goods'

interface GoodsDeliveryOptions {
  product: number
  variant?: string | undefined
  /** Of a gift card, in dollars. */
  amount?: number | undefined
}

/**
 * What a product costs at the visitor's door (spec §7: shipping-calculator). The country is remembered.
 * @param given an answer that the page brought: shown without asking where it is for the same country
 */
export function useGoodsDelivery(
  asked: GoodsDeliveryOptions | null,
  given: DeliveredPrice | null = null,
) {
  const { countryId } = useAppSelector(selectCountries)
  const { product, variant, amount } = asked ?? {}
  const isGiven = given?.country_id === countryId
  // The page brings the name of its own country; another one was chosen earlier.
  const place = useCountries(!isGiven)
  const key = [countryId, product, variant ?? '', amount ?? ''].join(' ')
  const { state, retry } = useRequest(asked === null || isGiven ? null : key, ({ goods }) =>
    goods.delivered({ country: countryId, product: product ?? 0, variant, amount }),
  )
  const shown: RequestState<DeliveredPrice> = isGiven ? { status: 'ready', data: given } : state
  return { state: shown, retry, place }
}
