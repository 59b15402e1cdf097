import type { Country } from '../../../domain/country'
import type { products } from '../schema/products'
import type { countries, promotions } from '../schema/trade'
import type { SeedProduct, SeedPromotion } from './data/types'

export function productRow(
  { price, service, ...product }: SeedProduct,
  position: number,
): typeof products.$inferInsert {
  return { ...product, ...service, position, price_cents: price }
}

export function countryRow(
  { shipping_bike, shipping_goods, transit_days, postcode, ...country }: Country,
  position: number,
): typeof countries.$inferInsert {
  return {
    ...country,
    position,
    shipping_bike_cents: shipping_bike,
    shipping_goods_cents: shipping_goods,
    transit_battery_days: transit_days.battery,
    transit_goods_days: transit_days.goods,
    postcode_pattern: postcode?.pattern,
    postcode_example: postcode?.example,
  }
}

export function promotionRow(promotion: SeedPromotion): typeof promotions.$inferInsert {
  return {
    code: promotion.code,
    basis_points: promotion.basis_points,
    cap_cents: promotion.cap,
    threshold_cents: promotion.threshold,
    starts_at: promotion.starts_at === null ? null : new Date(promotion.starts_at),
    ends_at: promotion.ends_at === null ? null : new Date(promotion.ends_at),
  }
}
