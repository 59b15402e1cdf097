import { sql } from 'drizzle-orm'

import { priceCart, type PricedCart } from '@/server/pricing/cart/price-cart'
import { readCatalog } from '@/server/catalog/products/read-catalog'
import { creditProvider } from '@/server/payments/providers/credit-provider'
import type { Deps } from '@/server/kernel/deps'
import { bankProvider } from '@/server/payments/providers/bank-provider'
import type { MoneyShop } from './money-shop'
import { bikeItem, US } from './orders'
import { placeStuck } from './stuck-orders'

const HELMET = 5_000_110
const BACKPACK = 5_000_111

export interface LifeShop {
  shop: MoneyShop
  deps: Deps
  bike: PricedCart
  helmet: PricedCart
  /** Session ids of orders that stay due ahead of all others. */
  stuck: readonly string[]
}

export async function openLife(shop: MoneyShop): Promise<LifeShop> {
  const { db, secret } = shop.deps
  const bank = bankProvider({ db, secret, account: 'Shop, 123' })
  const providers = [...shop.deps.providers, bank, creditProvider(db, secret)]
  const deps = { ...shop.deps, providers }
  const stuck = await placeStuck(shop)
  await db.execute(sql`update orders set expires_at = '2000-01-01'`)
  await db.execute(sql`update stock_items set on_hand = 100000000`)
  const catalog = await readCatalog(db)
  const price = (...items: { product_id: number; count: number }[]) =>
    priceCart(catalog, { items, destination: { countryId: US }, promo: null, today: '2026-11-20' })
  return {
    shop,
    deps,
    bike: price(bikeItem('nyx')),
    // Two lines, so that a part of the order can be withdrawn from.
    helmet: price({ product_id: HELMET, count: 2 }, { product_id: BACKPACK, count: 1 }),
    stuck,
  }
}
