import type { HttpHandler } from 'msw'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import { addCents, subtractCents } from '@/domain/kit/money'
import { promoCode, type PromoRule } from '@/domain/shop/promo/promo'
import { productsLike, promotionState } from '@/domain/office/promo/promotion'
import { priceExample } from '@/server/pricing/promo/price-example'
import { hashText } from '@/utils/text'

import { asAdmin } from '../members/books'
import { mock, mockProblem } from '../mock'
import { promoRules, type MockShop } from '../mock-shop'

const routes = api.promotions
const schemas = apiSchemas.promotions

/** Serves promo codes; their uses are counted from the mock shop's orders. */
export function promotionHandlers(shop: MockShop): HttpHandler[] {
  return [
    mock(routes.list, schemas.list, ({ from }) =>
      asAdmin(shop, from, () => ({ promotions: promoRules(shop).map((one) => toRow(shop, one)) })),
    ),
    mock(routes.products, schemas.products, ({ from, query }) =>
      asAdmin(shop, from, () => ({ products: productsLike(allProducts(shop), query.q ?? '') })),
    ),
    mock(routes.example, schemas.example, ({ from, body: { items, country_id, ...rule } }) =>
      asAdmin(shop, from, () => {
        const at = shop.now().toISOString()
        return priceExample(shop.catalog, { rule, items, country_id, at })
      }),
    ),
    mock(routes.add, schemas.add, ({ from, body }) =>
      asAdmin(shop, from, () => {
        if (promoRules(shop).some(({ code }) => code === body.code)) {
          throw mockProblem('promotion_exists')
        }
        return storeRule(shop, { ...body, is_active: true })
      }),
    ),
    mock(routes.change, schemas.change, ({ from, params, body }) =>
      asAdmin(shop, from, () => {
        const known = requireRule(shop, params.code)
        const { seen, ...rule } = body
        if (versionOf(known) !== seen) throw mockProblem('promotion_changed')
        return storeRule(shop, { ...known, ...rule, is_active: true })
      }),
    ),
    mock(routes.end, schemas.end, ({ from, params }) =>
      asAdmin(shop, from, () =>
        storeRule(shop, { ...requireRule(shop, params.code), is_active: false }),
      ),
    ),
  ]
}

function requireRule(shop: MockShop, code: string): PromoRule {
  const rule = promoRules(shop).find((one) => one.code === code)
  if (!rule) throw mockProblem('promotion_not_found')
  return rule
}

function storeRule(shop: MockShop, rule: PromoRule) {
  shop.change((books) => {
    books.promotions = [...books.promotions.filter(({ code }) => code !== rule.code), rule]
  })
  return toRow(shop, rule)
}

function toRow(shop: MockShop, rule: PromoRule) {
  const at = shop.now().toISOString()
  const uses = shop
    .books()
    .orders.filter(({ body, payment_state }) => {
      return promoCode(body.promo_code) === rule.code && !GONE.has(payment_state)
    })
    .filter(({ priced }) => priced.promo.state === 'applied')
  const orders = uses.filter(({ paidAt }) => paidAt !== null)
  const paid = orders.map(({ priced }) => priced.quote.totals)
  const revenue = addCents(...paid.map(({ total }) => total))
  const refunded = addCents(...orders.flatMap(({ refunds }) => refunds.map(({ amount }) => amount)))
  const state = promotionState(rule, { at, uses: uses.length })
  const { is_active: _, ...shown } = rule
  return {
    ...{ ...shown, state, uses: uses.length, orders: paid.length, seen: versionOf(rule) },
    products: allProducts(shop)
      .filter(({ id }) => rule.product_ids.includes(id))
      .map(({ id, title }) => ({ id, title })),
    ...{ revenue, refunded, net: subtractCents(revenue, refunded) },
    discount: addCents(...paid.map(({ discount }) => discount)),
  }
}

const GONE: ReadonlySet<string> = new Set(['expired', 'void'])
const versionOf = (rule: PromoRule) => hashText(JSON.stringify(rule))

const allProducts = ({ catalog: { bikes, products } }: MockShop) => [...bikes, ...products]
