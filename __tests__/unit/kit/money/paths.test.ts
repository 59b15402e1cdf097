import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import type { RouteData, RouteSchemas } from '@/contract/kit/route'
import { cents } from '@/domain/kit/money'
import { inDollars, toCents } from '@/services/http/money'

import { moneyPaths } from '@/__tests__/support/orders/money-paths'

const routes = Object.entries(api).flatMap(([feature, table]) =>
  Object.entries<RouteData>(table).map(([name, route]) => {
    const schemas = (
      apiSchemas[feature as keyof typeof apiSchemas] as Record<string, RouteSchemas>
    )[name]
    return { name: `${feature}.${name}`, route, schemas }
  }),
)

describe('Route data names all money of its schemas, each once', () => {
  test.each(routes)('$name', ({ route, schemas }) => {
    expect([...route.money].sort()).toEqual(moneyPaths(schemas?.response))
    expect([...route.moneySent].sort()).toEqual(moneyPaths(schemas?.body))
    expect([...moneyPaths(schemas?.query), ...moneyPaths(schemas?.params)]).toEqual([])
  })

  it('which is money in more than thirty routes', () => {
    expect(routes.filter(({ route }) => route.money.length > 0).length).toBeGreaterThan(30)
  })
})

describe('An answer', () => {
  it('has its dollars as cents, in lists and records too', () => {
    const answer = {
      total: 19.99,
      lines: [{ price: 8.2 }, { price: 0 }],
      by: { a: [{ fee: 1.1 }] },
    }
    expect(toCents(answer, ['total', 'lines.price', 'by.*.fee'])).toEqual({
      total: 1999,
      lines: [{ price: 820 }, { price: 0 }],
      by: { a: [{ fee: 110 }] },
    })
  })

  it('keeps what is null, left out or no money', () => {
    const answer = { old_price: null, count: 3, fix: null }
    expect(toCents(answer, ['old_price', 'fix.price', 'tax'])).toEqual({
      old_price: null,
      count: 3,
      fix: null,
    })
  })

  it('with a third decimal is refused', () => {
    expect(() => toCents({ price: 8.165 }, ['price'])).toThrow(RangeError)
  })
})

test('a body is sent in dollars, and the one given stays as it is', () => {
  const body = { amount: cents(820), reason: 'late' }
  expect(inDollars(body, ['amount'])).toEqual({ amount: 8.2, reason: 'late' })
  const prices = { plan: { prices: [{ product_id: 3, price: 820 }, { product_id: 4 }] } }
  expect(inDollars(prices, ['plan.prices.price'])).toEqual({
    plan: { prices: [{ product_id: 3, price: 8.2 }, { product_id: 4 }] },
  })
  expect(prices.plan.prices[0]?.price).toBe(820)
  expect(body.amount).toBe(820)
})

test('a body keeps what it leaves out or holds as null', () => {
  const body = { target: 'provider', amount: undefined, compare_at: null }
  expect(inDollars(body, ['amount', 'shipping', 'compare_at'])).toEqual(body)
  expect(Object.keys(inDollars(body, ['shipping']) as object)).not.toContain('shipping')
})
