import type { DeliveredPrice } from '@/contract/shop/goods/goods'
import type { Country } from '@/domain/shop/countries/country'
import type { Catalog } from '@/server/catalog'

export interface OfferContext {
  country: Country
  /** Units for sale by SKU. */
  left: ReadonlyMap<string, number>
  /** Day of the factory's calendar, 'YYYY-MM-DD'. */
  today: string
  /** Deliveries that the items of a feed have in common. */
  deliveries?: Map<string, Delivery>
}

/** Price and times of one unit at the destination. */
export type Delivery = Pick<DeliveredPrice, 'shown' | 'working_days' | 'transit_days'>

export const placeOf = ({ countries }: Catalog, { country }: OfferContext) => ({
  country_id: country.id,
  country_code: country.code,
  includes_tax: country.prices_include_tax,
  ships_to: countries.map(({ code }) => code),
})
