import fc from 'fast-check'

import { cents } from '@/domain/kit/money'
import { promotions } from '@/server/kernel/db/schema/catalog/trade'

import { draws } from '@/__tests__/support/draws'
import { freshShop } from '@/__tests__/support/fixtures'
import { dataOf } from '@/__tests__/support/member-shop'
import { as, register } from '@/__tests__/support/members'
import { orderBody, pay, US } from '@/__tests__/support/orders/orders'

const GERMANY = 15
const HELMET = 5_000_110
const BACKPACK = 5_000_111
const SPARE = 5_000_336

const shop = freshShop()

interface Offer {
  code: string
  discount: number
  free_shipping: number
}

interface Quote {
  totals: Record<'subtotal' | 'discount' | 'shipping' | 'tax' | 'total', number>
  shown: Record<'subtotal' | 'discount' | 'shipping', number>
  automatic: Offer | null
}

type Items = { product_id: number; count: number }[]

const addRule = (code: string, change: Partial<typeof promotions.$inferInsert>) =>
  shop.db
    .insert(promotions)
    .values({ code, threshold_cents: cents(0), is_automatic: true, ...change })

async function guestCart(items: Items, country_id = US): Promise<Quote> {
  const answer = await shop.send('POST', '/api/shipping-vat-guest', { country_id, items })
  return dataOf<{ quote: Quote }>(answer).quote
}

async function guestCheckout(items: Items, country_id = US): Promise<Quote> {
  const body = { has_bike: false, items, promo_code: null, country_id }
  return dataOf<{ quote: Quote }>(await shop.send('POST', '/api/checkout-guest', body)).quote
}

describe('codes that apply without being entered, in the cart', () => {
  it('a guest sees the code and what it takes off', async () => {
    await addRule('auto', { basis_points: 1_000 })
    const { totals, shown, automatic } = await guestCart([{ product_id: HELMET, count: 2 }])
    expect(automatic).toEqual({ code: 'auto', discount: shown.discount, free_shipping: 0 })
    expect(totals.discount).toBeCloseTo(totals.subtotal / 10, 2)
  })

  it('without such a code, the cart names none', async () => {
    const { automatic, totals } = await guestCart([{ product_id: HELMET, count: 1 }])
    expect([automatic, totals.discount]).toEqual([null, 0])
  })

  it('a member’s cart has the code, and loses it when its last use is taken', async () => {
    await addRule('once', { basis_points: 2_000, max_uses_total: 1 })
    const ada = await register(shop, 'Ada')
    await as(shop, ada)('POST', '/api/cart', { items: [{ product_id: HELMET, count: 1 }] })
    const read = async () =>
      dataOf<Quote['totals'] & Quote>(await as(shop, ada)('GET', '/api/cart'))
    const before = await read()
    expect(before.automatic?.code).toBe('once')
    expect(before.discount).toBeGreaterThan(0)
    await pay(shop, await orderBody(shop, [{ product_id: HELMET, count: 1 }]))
    const after = await read()
    expect([after.automatic, after.discount]).toEqual([null, 0])
  })

  it('amounts are those of the checkout, for random carts of guests and members', async () => {
    await addRule('percent', { basis_points: 1_500, threshold_cents: cents(20_000) })
    await addRule('parcel', { free_shipping: true, kinds: ['spare'] })
    await addRule('pieces', { buy_count: 2, free_count: 1, product_ids: [HELMET] })
    const ada = await register(shop, 'Ada')
    const seen = new Set<string>()
    const items = fc.uniqueArray(
      fc.record({
        product_id: fc.constantFrom(HELMET, BACKPACK, SPARE),
        count: fc.integer({ min: 1, max: 4 }),
      }),
      { minLength: 1, maxLength: 3, selector: ({ product_id }) => product_id },
    )
    await fc.assert(
      fc.asyncProperty(items, fc.constantFrom(US, GERMANY), async (chosen, country) => {
        const cart = await guestCart(chosen, country)
        const checkout = await guestCheckout(chosen, country)
        expect(cart).toMatchObject({
          ...{ totals: checkout.totals, shown: checkout.shown, automatic: checkout.automatic },
        })
        seen.add(cart.automatic?.code ?? '')

        await shop.db.execute('delete from cart_lines')
        await as(shop, ada)('POST', '/api/cart', { items: chosen })
        const mine = dataOf<Quote['totals'] & Quote>(
          await as(shop, ada)('GET', `/api/cart?country_id=${country}`),
        )
        const { quote } = dataOf<{ quote: Quote }>(
          await as(shop, ada)('GET', `/api/checkout?country_id=${country}`),
        )
        const { subtotal, discount, shipping, tax, total } = quote.totals
        expect(mine).toMatchObject({ subtotal, discount, shipping, tax, total })
        expect(mine.automatic).toEqual(quote.automatic)
      }),
      { numRuns: draws({ few: 15, many: 300 }) },
    )
    expect([...seen]).toEqual(expect.arrayContaining(['percent', 'pieces']))
  })
})
