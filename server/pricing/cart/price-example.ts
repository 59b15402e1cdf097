import { defaultBuild } from '@/domain/shop/bikes/build'
import { isGiftCard } from '@/domain/shop/gift-card/gift-card'
import {
  countsFor,
  FOR_EVERYTHING,
  NO_BENEFIT,
  type PromoBenefit,
  type PromoRequest,
  type PromoRule,
  type PromoScope,
} from '@/domain/shop/promo/promo'
import type { Catalog } from '@/server/catalog'
import { DomainError } from '@/server/kernel/errors/domain-error'

import { priceCart } from './price-cart'
import type { Item } from './priced-line'

interface ExampleInput {
  rule: Pick<PromoRule, 'cap' | 'threshold'> & PromoBenefit & PromoScope
  /** Bikes, accessories and spare parts by id; if empty, one of the shop's products that the code is for. */
  items: readonly { product_id: number; count: number }[]
  country_id: number
  /** ISO timestamp. */
  at: string
}

const CODE = 'example'
const UNLIMITED = { starts_at: null, ends_at: null, max_uses_total: null }

/**
 * Prices a member's first order with a code by the checkout's rules, ignoring the code's dates and limits.
 * @throws DomainError country_not_found, product_not_found
 */
export function priceExample(catalog: Catalog, input: ExampleInput) {
  const { rule, country_id, at } = input
  const { lines, quote, promo } = priceCart(catalog, {
    items: itemsOf(catalog, input),
    destination: { countryId: country_id },
    promo: { entered: exampleRequest(rule, at), automatic: [] },
    today: at.slice(0, 10),
    law: 'told',
  })
  return {
    lines: lines.map(({ product_id, title, count, total_price }) => ({
      ...{ product_id, title, count, total: total_price },
    })),
    totals: quote.totals,
    state: promo.state,
    goods: promo.goods,
    missing: promo.missing ?? 0,
    free_shipping: promo.free_shipping.net,
  }
}

const exampleRequest = (rule: ExampleInput['rule'], at: string): PromoRequest => ({
  ...{ code: CODE, at, is_exhausted: false, has_ordered: false, is_member: true },
  rule: {
    ...{ ...FOR_EVERYTHING, ...NO_BENEFIT, ...UNLIMITED, max_uses_per_customer: null },
    ...{ is_active: true, is_automatic: false, ...rule, code: CODE },
  },
})

function itemsOf(catalog: Catalog, { items, country_id, rule }: ExampleInput): Item[] {
  const { bikes, products, productsById, countriesById } = catalog
  const country = countriesById.get(country_id)
  if (!country) throw new DomainError('country_not_found', `No country ${country_id}.`)
  const sold = [
    ...bikes.map(({ id }) => ({ product_id: id, kind: 'bike' as const })),
    ...products.map(({ id, kind }) => ({ product_id: id, kind })),
  ]
  const first = sold.find((one) => countsFor(rule, one)) ?? sold[0]
  const count = Math.max(1, (rule.buy_count ?? 0) + (rule.free_count ?? 0))
  const requested = items.length > 0 || !first ? items : [{ product_id: first.product_id, count }]
  return requested.map(({ product_id, count }): Item => {
    const bike = bikes.find(({ id }) => id === product_id)
    if (bike) {
      const server = { bike_slug: bike.slug, build: defaultBuild(bike, country) }
      return { product_id, count, server }
    }
    const product = productsById.get(product_id)
    if (!product || isGiftCard({ product_id })) {
      throw new DomainError('product_not_found', `No product ${product_id} in an example.`)
    }
    return { product_id, count, variant: product.variants[0]?.id ?? null }
  })
}
