import { defaultBuild } from '@/domain/shop/bikes/build'
import { isGiftCard } from '@/domain/shop/gift-card/gift-card'
import { FOR_EVERYTHING, type PromoRule, type PromoScope } from '@/domain/shop/promo/promo'
import type { Catalog } from '@/server/catalog'
import { DomainError } from '@/server/kernel/errors/domain-error'

import { priceCart } from '../cart/price-cart'
import type { Item } from '../cart/priced-line'

interface ExampleInput {
  rule: Pick<PromoRule, 'basis_points' | 'amount' | 'cap' | 'threshold'> & PromoScope
  /** Bikes, accessories and spare parts by id; if empty, one of the shop's bikes is used. */
  items: readonly { product_id: number; count: number }[]
  country_id: number
  /** ISO timestamp. */
  at: string
}

const CODE = 'example'
const UNLIMITED = { starts_at: null, ends_at: null, max_uses_total: null }

/**
 * Prices a first order with a code by the checkout's rules, ignoring the code's dates and limits.
 * @throws DomainError country_not_found, product_not_found
 */
export function priceExample(catalog: Catalog, input: ExampleInput) {
  const { rule, country_id, at } = input
  const { lines, quote, promo } = priceCart(catalog, {
    items: itemsOf(catalog, input),
    destination: { countryId: country_id },
    promo: {
      ...{ code: CODE, at, is_exhausted: false, has_ordered: false },
      rule: {
        ...{ ...FOR_EVERYTHING, ...UNLIMITED, max_uses_per_customer: null, is_active: true },
        ...{ ...rule, code: CODE },
      },
    },
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
  }
}

function itemsOf(catalog: Catalog, { items, country_id }: ExampleInput): Item[] {
  const { bikes, productsById, countriesById } = catalog
  const country = countriesById.get(country_id)
  if (!country) throw new DomainError('country_not_found', `No country ${country_id}.`)
  const [first] = bikes
  const requested = items.length > 0 || !first ? items : [{ product_id: first.id, count: 1 }]
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
