import type { Country } from '@/domain/shop/countries/country'
import type { productParts, products } from '@/server/kernel/db/schema/catalog/products'
import type { countries, promotions } from '@/server/kernel/db/schema/catalog/trade'
import type { SeedProduct, SeedPromotion } from './data/types'

export function productRow(
  { price, service, pictures: _, bundle, ...product }: SeedProduct,
  position: number,
): typeof products.$inferInsert {
  const bundle_basis_points = bundle?.basis_points ?? null
  return { ...product, ...service, bundle_basis_points, position, price_cents: price }
}

export function partRows({ id, bundle }: SeedProduct): (typeof productParts.$inferInsert)[] {
  return (bundle?.parts ?? []).map((part, position) => ({ ...part, bundle_id: id, position }))
}

export function countryRow({
  shipping_bike,
  shipping_goods,
  transit_days,
  postcode,
  taxes: _,
  taxed_regions: __,
  ...country
}: Country): typeof countries.$inferInsert {
  return {
    ...country,
    shipping_bike_cents: shipping_bike,
    shipping_goods_cents: shipping_goods,
    transit_battery_days: transit_days.battery,
    transit_goods_days: transit_days.goods,
    postcode_pattern: postcode?.pattern,
    postcode_example: postcode?.example,
  }
}

export function promotionRow({
  amount,
  cap,
  threshold,
  starts_at,
  ends_at,
  ...promotion
}: SeedPromotion): typeof promotions.$inferInsert {
  return {
    ...promotion,
    amount_cents: amount,
    cap_cents: cap,
    threshold_cents: threshold,
    starts_at: starts_at === null ? null : new Date(starts_at),
    ends_at: ends_at === null ? null : new Date(ends_at),
  }
}
