import { useRouter } from 'next/router'
import { useState } from 'react'

import type { Bike } from '@/domain/shop/bikes/bike'
import type { ShopPagePreview } from '@/contract/office/goods/goods'
import type { Spare } from '@/services/shop/spares'

import { useCountries } from '@/hooks/shop/countries/use-countries'
import { useRequest, type RequestState } from '@/hooks/kit/use-request'

interface ShopPage extends Pick<ShopPagePreview, 'is_offered' | 'accessory'> {
  spare: Spare | null
  /** Bikes for the drawing of a spare part's location. */
  bikes: readonly Bike[]
}

/** Prices delivery for the visitor's country. @param id null while the URL is not known yet */
export function useShopPage(id: number | null) {
  const { query } = useRouter()
  const { countryId: country } = useCountries(false)
  const variant = typeof query.variant === 'string' ? query.variant : undefined
  const key = id === null ? null : [id, country, variant ?? ''].join(' ')
  const { state, retry } = useRequest<ShopPage>(key, async ({ prices, configurator }) => {
    const page = await prices.shopPage({
      country: String(country),
      ...(variant === undefined ? {} : { variant }),
      id: id ?? 0,
    })
    // The contract has no type for frame points, but the drawing knows all of them.
    const spare = page.spare as Spare | null
    return { ...page, spare, bikes: spare?.group ? (await configurator.list()).bikes : [] }
  })
  // Another country or version changes one price, so keep the page until the new one is loaded.
  const [last, setLast] = useState<ShopPage | null>(null)
  if (state.status === 'ready' && state.data !== last) setLast(state.data)
  const isWaiting = state.status === 'loading' && last !== null
  const shown: RequestState<ShopPage> = isWaiting ? { status: 'ready', data: last } : state
  return { state: shown, retry }
}
