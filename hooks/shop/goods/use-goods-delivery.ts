import type { DeliveredPrice } from '@/contract/shop/goods/goods'
import { selectCountries } from '@/store/countries/countries-slice'

import { useCountries } from '@/hooks/shop/countries/use-countries'
import { useRequest, type RequestState } from '@/hooks/kit/use-request'
import { useAppSelector } from '@/hooks/kit/use-store'

export type { DeliveredPrice } from '@/contract/shop/goods/goods'

interface GoodsDeliveryOptions {
  product: number
  variant?: string | undefined
  /** Amount of a gift card, in dollars. */
  amount?: number | undefined
}

/** Loads the price (spec §7: shipping-calculator). @param initial used while its country is chosen */
export function useGoodsDelivery(
  options: GoodsDeliveryOptions | null,
  initial: DeliveredPrice | null = null,
) {
  const { countryId } = useAppSelector(selectCountries)
  const { product, variant, amount } = options ?? {}
  const isGiven = initial?.country_id === countryId
  // The page includes the name of its own country only.
  const destination = useCountries(!isGiven)
  const key = [countryId, product, variant ?? '', amount ?? ''].join(' ')
  const { state, retry } = useRequest(options === null || isGiven ? null : key, ({ goods }) =>
    goods.shippingCalculator({ country: countryId, product: product ?? 0, variant, amount }),
  )
  const shown: RequestState<DeliveredPrice> = isGiven ? { status: 'ready', data: initial } : state
  return { state: shown, retry, place: destination }
}
