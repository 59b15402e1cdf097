import type { Product } from '@/domain/shop/accessories/accessory'
import { assembleBundle } from '@/domain/shop/goods/bundle'
import type { Country } from '@/domain/shop/countries/country'
import { SHEET_NAMES } from '@/domain/shop/goods/product-fields'
import { isAllowedLink } from '@/domain/kit/external-link'
import { displayPictures, thumbnailOf } from '@/domain/office/goods/product-pictures'
import { cents } from '@/domain/kit/money'
import type { PromoRule } from '@/domain/shop/promo/promo'
import { externalHosts } from '@/server/kernel/ports/external-hosts'
import { taxedRegions, taxesAt, type TaxTable } from '@/domain/shop/tax/registration'
import { pick } from '@/utils/omit'

import type { ShopTables } from './queries'

/** Returns products in row order. A bundle is sold only if all of its parts are. */
export function productsOf({ products, parts }: Pick<ShopTables, 'products' | 'parts'>): Product[] {
  const bundles = new Set(parts.map(({ bundle_id }) => bundle_id))
  const plain = new Map(
    products.filter(({ id }) => !bundles.has(id)).map((row) => [row.id, productOf(row)]),
  )
  return products.flatMap((row) => {
    const product = plain.get(row.id)
    if (product) return [product]
    const own = parts.filter(({ bundle_id }) => bundle_id === row.id)
    const bundle = { ...productOf(row), basis_points: row.bundle_basis_points }
    return assembleBundle(bundle, own, (id) => plain.get(id)) ?? []
  })
}

function productOf(row: ShopTables['products'][number]): Product {
  const { id, kind, category, title, description, fits } = row
  const { is_battery, is_digital, load_limit_g, volume_l, needs } = row
  return {
    ...pick(row, SHEET_NAMES),
    id,
    kind,
    category,
    title,
    description,
    price: cents(row.price_cents),
    thumbnail: thumbnailOf(row),
    pictures: displayPictures(row.pictures),
    fits,
    is_battery,
    is_digital,
    variants: row.variants,
    load_limit_g,
    volume_l,
    needs,
    bundle: null,
    external_link: followedLink(row.external_link),
  }
}

/** Drops a link whose host is no longer allowed. */
function followedLink(link: string | null): string | null {
  return link !== null && isAllowedLink(link, externalHosts()) ? link : null
}

export function categoriesOf({ categories, categoryNames }: ShopTables) {
  const formerOf = (code: string) =>
    categoryNames
      .filter((name) => name.kind === 'accessory' && name.code === code)
      .map(({ former }) => former)
  return {
    categories: categories
      .filter(({ is_hidden }) => !is_hidden)
      .map(({ code, title, text }) => ({ code, title, text, former: formerOf(code) })),
    groupsByFormer: new Map(
      categoryNames
        .filter(({ kind }) => kind === 'spare')
        .map(({ former, code }) => [former, code] as const),
    ),
  }
}

/** @param day 'YYYY-MM-DD'; later exchange rates don't apply yet */
export function taxTable(
  { registrations, exchangeRates }: Pick<ShopTables, 'registrations' | 'exchangeRates'>,
  day: string,
): TaxTable {
  const known = exchangeRates.filter(({ valid_on }) => valid_on <= day)
  return { registrations, exchangeRates: new Map(known.map((row) => [row.currency, row])) }
}

/** @param day 'YYYY-MM-DD' */
export function countryOf(
  row: ShopTables['countries'][number],
  table: TaxTable,
  day: string,
): Country {
  const { id, title, code, tax_title, legal_tunes, region_title } = row
  const { prices_include_tax } = row
  const { postcode_pattern: pattern, postcode_example: example } = row
  return {
    id,
    title,
    code,
    tax_title,
    taxes: taxesAt(table, { country: row, region: '', postcode: '' }, day),
    taxed_regions: taxedRegions(table.registrations, code, day),
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
    members_only: row.members_only,
    free_shipping: row.free_shipping,
    buy_count: row.buy_count,
    free_count: row.free_count,
    is_automatic: row.is_automatic,
    cap: row.cap_cents === null ? null : cents(row.cap_cents),
    threshold: cents(row.threshold_cents),
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
    is_active: row.is_active,
    max_uses_total: row.max_uses_total,
    max_uses_per_customer: row.max_uses_per_customer,
  }
}
