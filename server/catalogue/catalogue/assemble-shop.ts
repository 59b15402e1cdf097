import type { Product } from '@/domain/accessory'
import type { Country } from '@/domain/country'
import { shownPictures, thumbnailOf } from '@/domain/product-pictures'
import { cents } from '@/domain/money'
import type { PromoRule } from '@/domain/promo'
import type { ShopTables } from './queries'

export function productOf(row: ShopTables['products'][number]): Product {
  const { id, kind, category, title, description, weight_g, fits } = row
  const { is_battery, is_digital, load_limit_g, volume_l, facts, needs, warnings, gtin } = row
  return {
    id,
    kind,
    category,
    title,
    description,
    price: cents(row.price_cents),
    weight_g,
    thumbnail: thumbnailOf(row),
    pictures: shownPictures(row.pictures),
    fits,
    is_battery,
    is_digital,
    variants: row.variants,
    load_limit_g,
    volume_l,
    facts,
    needs,
    warnings,
    gtin,
  }
}

export function countryOf(row: ShopTables['countries'][number]): Country {
  const { id, title, code, tax_title, tax_basis_points, legal_tunes, region_title } = row
  const { prices_include_tax } = row
  const { postcode_pattern: pattern, postcode_example: example } = row
  return {
    id,
    title,
    code,
    tax_title,
    tax_basis_points,
    prices_include_tax,
    shipping_bike: cents(row.shipping_bike_cents),
    shipping_goods: cents(row.shipping_goods_cents),
    transit_days: { battery: row.transit_battery_days, goods: row.transit_goods_days },
    legal_tunes,
    region_title,
    postcode: pattern === null || example === null ? null : { pattern, example },
  }
}

export function promotionOf(row: ShopTables['promotions'][number]): PromoRule {
  return {
    code: row.code,
    basis_points: row.basis_points,
    amount: row.amount_cents === null ? null : cents(row.amount_cents),
    kinds: row.kinds,
    product_ids: row.product_ids,
    country_ids: row.country_ids,
    first_order: row.first_order,
    cap: row.cap_cents === null ? null : cents(row.cap_cents),
    threshold: cents(row.threshold_cents),
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
    is_active: row.is_active,
    max_uses_total: row.max_uses_total,
    max_uses_per_customer: row.max_uses_per_customer,
  }
}
