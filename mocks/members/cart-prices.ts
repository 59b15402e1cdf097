import { DEFAULT_COUNTRY_ID } from '@/domain/kit/constants'
import { shopDay } from '@/domain/shop/gift-card/gift-day'
import { DEFAULT_ORDER_LIMITS } from '@/domain/shop/cart/order-limits'
import { priceCart } from '@/server/pricing/cart/price-cart'
import type { Item } from '@/server/pricing/cart/priced-line'

import { mockProblem } from '../mock'
import { promoOf, todayOf, type MockShop } from '../mock-shop'
import type { MockCartLine, MockMember } from './records'

export function itemOf(member: MockMember, line: MockCartLine): Item {
  const ordered = member.bikes.find(({ id }) => id === line.order_bike_id)
  return {
    product_id: line.product_id,
    count: line.count,
    amount: line.amount ?? null,
    variant: line.variant ?? null,
    gift: line.gift ?? null,
    server: line.bike_slug && line.build ? { bike_slug: line.bike_slug, build: line.build } : null,
    upgrade: ordered ? { order_bike_id: ordered.id, from: ordered.build } : null,
  }
}

interface QuoteInput {
  country_id?: number | undefined
  promo_code?: string | null | undefined
  assembly_dealer_id?: number | null | undefined
  /** Omitted when an order is placed, so that items forbidden by the country's law are rejected. */
  law?: 'told'
}

export function quoteMember(shop: MockShop, member: MockMember, query: QuoteInput) {
  const items = member.cart.lines.map((line) => itemOf(member, line))
  if (items.length === 0) throw mockProblem('cart_empty')
  return priceItems(shop, items, { ...query, country_id: query.country_id ?? countryOf(member) })
}

export function countryOf({ addresses }: MockMember): number {
  return addresses.find(({ is_shipping }) => is_shipping)?.country_id ?? DEFAULT_COUNTRY_ID
}

export function priceItems(
  shop: MockShop,
  items: readonly Item[],
  query: QuoteInput & { country_id: number },
) {
  return priceCart(shop.catalog, {
    items,
    countryId: query.country_id,
    promo: promoOf(shop, query.promo_code ?? null),
    today: todayOf(shop),
    shopDay: shopDay(shop.now()),
    perLine: DEFAULT_ORDER_LIMITS.perLine,
    assemblyDealerId: query.assembly_dealer_id,
    ...(query.law ? { law: query.law } : {}),
  })
}
