import { z } from 'zod'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import { MONEY } from '@/contract/kit/money'
import { Money } from '@/contract/kit/money.schema'
import type { RouteData, RouteSchemas } from '@/contract/kit/route'
import { cents } from '@/domain/kit/money'
import { inDollars, toCents } from '@/services/http/money'

import { numberPaths, type NumberPath } from '@/__tests__/support/orders/number-paths'

const routes = Object.entries(api).flatMap(([feature, table]) =>
  Object.entries<RouteData>(table).map(([name, route]) => {
    const schemas = (
      apiSchemas[feature as keyof typeof apiSchemas] as Record<string, RouteSchemas>
    )[name]
    return { name: `${feature}.${name}`, route, schemas }
  }),
)
const kindsOf = (schema: z.ZodType | undefined) => numberPaths(schema).map(({ kind }) => kind)
const NAMED = Object.fromEntries([...MONEY].map((name) => [name, 1.5]))

/** A value with a number at the path; in place of what may be anything, with one under each name of money. */
function valueAt({ names, kind }: NumberPath): unknown {
  const [name, ...rest] = names
  if (name === undefined) return kind === 'anything' ? [{ ...NAMED }] : 1.5
  if (name === '[]') return [valueAt({ names: rest, kind })]
  return { [name === '*' ? 'price' : name]: valueAt({ names: rest, kind }) }
}

/** The paths at which the client converts something else than the money of the schema. */
function wrong(schema: z.ZodType | undefined, { notMoney }: RouteData): string[] {
  return numberPaths(schema)
    .filter((path) => {
      const isConverted =
        JSON.stringify(toCents(valueAt(path), notMoney)) !== JSON.stringify(valueAt(path))
      return isConverted !== (path.kind === 'money')
    })
    .map(({ names, kind }) => `${names.join('.')} is ${kind}`)
}

describe('The client converts the money of the schemas and no other number', () => {
  test.each(routes)('$name', ({ route, schemas }) => {
    expect(wrong(schemas?.body, route)).toEqual([])
    if (!route.raw && !schemas?.file) expect(wrong(schemas?.response, route)).toEqual([])
    expect([...kindsOf(schemas?.query), ...kindsOf(schemas?.params)]).not.toContain('money')
  })

  it('which is money in more than eighty routes', () => {
    const withMoney = routes.filter(({ schemas }) => kindsOf(schemas?.response).includes('money'))
    expect(withMoney.length).toBeGreaterThan(80)
  })

  it('and each name is the name of money somewhere', () => {
    const named = routes.flatMap(({ schemas }) =>
      [...numberPaths(schemas?.body), ...numberPaths(schemas?.response)].flatMap((path) =>
        path.kind === 'money' ? path.names.slice(-1) : [],
      ),
    )
    expect([...new Set(named)].sort()).toEqual([...MONEY].sort())
  })

  it.each([
    ['a count named like money', z.object({ lines: z.array(z.object({ total: z.int() })) })],
    ['money under another name', z.object({ deposit: Money.nullable() })],
    ['money in a list of numbers', z.object({ price: z.array(Money) })],
    ['money or a number', z.object({ price: z.union([Money, z.number()]) })],
    ['a record of numbers', z.object({ by: z.record(z.string(), z.number()) })],
    ['anything', z.object({ state: z.looseObject({}) })],
  ])('where a schema with %s would be noticed', (_, schema) => {
    expect(wrong(schema, api.orders.list)).toHaveLength(1)
  })
})

describe('An answer', () => {
  it('has its dollars as cents, in lists and records too', () => {
    const answer = {
      total: 19.99,
      lines: [{ price: 8.2 }, { price: 0 }],
      by: { a: [{ fee: 1.1 }] },
    }
    expect(toCents(answer)).toEqual({
      total: 1999,
      lines: [{ price: 820 }, { price: 0 }],
      by: { a: [{ fee: 110 }] },
    })
  })

  it('keeps what is null, left out or no money', () => {
    const answer = { old_price: null, count: 3, fix: null, total: 7, stock: { left: 2 } }
    expect(toCents(structuredClone(answer), ['total'])).toEqual(answer)
  })

  it('with a third decimal is refused', () => {
    expect(() => toCents({ price: 8.165 })).toThrow(RangeError)
  })
})

test('a body is sent in dollars, and the one given stays as it is', () => {
  const body = { amount: cents(820), reason: 'late' }
  expect(inDollars(body)).toEqual({ amount: 8.2, reason: 'late' })
  const prices = { plan: { prices: [{ product_id: 3, price: 820 }, { product_id: 4 }] } }
  expect(inDollars(prices)).toEqual({
    plan: { prices: [{ product_id: 3, price: 8.2 }, { product_id: 4 }] },
  })
  expect(prices.plan.prices[0]?.price).toBe(820)
  expect(body.amount).toBe(820)
})

test('a body keeps what it leaves out or holds as null', () => {
  const body = { target: 'provider', amount: undefined, compare_at: null, price: null }
  expect(inDollars(body)).toEqual(body)
})
