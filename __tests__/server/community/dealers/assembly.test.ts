import { eq } from 'drizzle-orm'

import { defaultBuild } from '@/domain/shop/bikes/build'
import { toDollars } from '@/domain/kit/money'
import { dealers } from '@/server/kernel/db/schema/community/dealers'
import { documents } from '@/server/kernel/db/schema/orders/documents'
import { mailOutbox } from '@/server/kernel/db/schema/system/mail'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { requestRefund } from '@/server/payments/refunds/request-refund'
import { as, register } from '@/__tests__/support/members'
import { saveBike } from '@/__tests__/support/member-shop'
import {
  ADDRESS,
  bikeItem,
  pay,
  payInSandbox,
  seedCountry,
} from '@/__tests__/support/orders/orders'
import { sharedShop } from '@/__tests__/support/fixtures'

jest.setTimeout(60_000)

/** Bridge & Chainring in Portland: $149.00 per bike, three business days for assembly. */
const PORTLAND = 1
const FEE = 149
const GERMANY = 15
const BERLIN_FEE = 139

const shop = sharedShop()

interface Quote {
  totals: Record<'subtotal' | 'shipping' | 'assembly' | 'tax' | 'total', number>
  assembly: { dealer_id: number; title: string; days: number; count: number } | null
  delivery_date: string
  delivery_cause: string
}

async function quote(items: unknown[], change: Record<string, unknown> = {}): Promise<Quote> {
  const { body } = await shop.send('POST', '/api/checkout-guest', {
    has_bike: true,
    items,
    country_id: ADDRESS.country_id,
    ...change,
  })
  return body.data?.quote as unknown as Quote
}

const order = (items: unknown[], total: number, change: Record<string, unknown> = {}) =>
  pay(shop, {
    items,
    email: 'ada@example.com',
    shipping_address: ADDRESS,
    provider: 'sandbox',
    expected_total: total,
    assembly_dealer_id: PORTLAND,
    ...change,
  })

test('the fee is a line of its own, once per bike, and moves the date', async () => {
  const items = [bikeItem('nyx', undefined, 2), { product_id: 5000110, count: 3 }]
  const door = await quote(items)
  const dealer = await quote(items, { assembly_dealer_id: PORTLAND })
  expect(door.totals.assembly).toBe(0)
  expect(dealer.totals).toEqual({
    ...door.totals,
    assembly: 2 * FEE,
    total: door.totals.total + 2 * FEE,
  })
  expect(dealer.assembly).toMatchObject({ title: 'Bridge & Chainring', days: 3, count: 2 })
  expect(dealer.delivery_date > door.delivery_date).toBe(true)
  expect(dealer.delivery_cause).toContain('Assembly at Bridge & Chainring takes 3 business days.')
})

test('the fee is taxed with the rest', async () => {
  const items = [bikeItem('nyx', (_, bike) => defaultBuild(bike, seedCountry(GERMANY)))]
  const change = { country_id: GERMANY }
  const door = await quote(items, change)
  const dealer = await quote(items, { ...change, assembly_dealer_id: 7 })
  expect(dealer.totals.assembly).toBe(BERLIN_FEE)
  expect(dealer.totals.tax - door.totals.tax).toBeCloseTo(BERLIN_FEE * 0.19, 1)
})

test.each([
  ['a dealer who assembles none', 2, {}],
  ['a dealer of another country', 7, {}],
  ['an unknown dealer', 999, {}],
  ['a cart without a bike', PORTLAND, { items: [{ product_id: 5000110, count: 1 }] }],
])(
  '%s changes no quote and is refused with the order',
  async (_, id, { items }: { items?: unknown[] }) => {
    const cart = items ?? [bikeItem('nyx')]
    const present = await quote(cart, { assembly_dealer_id: id })
    expect(present.assembly).toBeNull()
    const { status, body } = await order(cart, present.totals.total, { assembly_dealer_id: id })
    expect([status, body.code]).toEqual([422, 'assembly_not_available'])
  },
)

test('a fee that changed is told before anything is ordered', async () => {
  const items = [bikeItem('nyx')]
  const { totals } = await quote(items, { assembly_dealer_id: 3 })
  await shop.db
    .update(dealers)
    .set({ assembly_fee_cents: 19_900 as never })
    .where(eq(dealers.id, 3))
  const { status, body } = await order(items, totals.total, { assembly_dealer_id: 3 })
  expect([status, body.code]).toEqual([409, 'totals_changed'])
  expect(body.data?.quote?.totals.assembly).toBe(199)
})

test('order, page, mail, invoice and refund carry the fee', async () => {
  const items = [bikeItem('nyx')]
  const { totals } = await quote(items, { assembly_dealer_id: PORTLAND })
  const placed = await order(items, totals.total)
  expect(placed.status).toBe(200)
  await payInSandbox(shop, placed)
  const { order_number: number = '', order_key: key = '' } = placed.body.data ?? {}

  const [row] = await shop.db.select().from(orders).where(eq(orders.number, number))
  expect(row).toMatchObject({
    assembly_cents: FEE * 100,
    assembly: { dealer_id: PORTLAND, count: 1, days: 3 },
  })
  expect(toDollars(row?.total_cents ?? (0 as never))).toBe(totals.total)

  expect((await shop.send('GET', `/api/orders/${number}/${key}`)).body.data).toMatchObject({
    totals: { assembly: FEE, total: totals.total },
    assembly: { title: 'Bridge & Chainring' },
  })

  const mails = await shop.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.order_id, row?.id ?? 0))
  const letter = mails.find(({ kind }) => kind === 'order_confirmation')
  expect(letter?.text).toContain('Assembly by Bridge & Chainring')
  expect(letter?.text).toContain('$149.00')
  expect(letter?.text).toContain('118 SE Sandpiper Street')

  const [invoice] = await shop.db
    .select()
    .from(documents)
    .where(eq(documents.order_id, row?.id ?? 0))
  const amounts = invoice?.content.amounts
  expect(amounts?.assembly).toEqual({ title: 'Assembly by Bridge & Chainring', amount: FEE * 100 })
  const parts = [amounts?.subtotal, -(amounts?.discount ?? 0), amounts?.shipping, FEE * 100]
  expect(parts.reduce((sum: number, part) => sum + (part ?? 0), 0)).toBe(amounts?.net)

  await requestRefund(shop.deps, {
    number,
    amount: row?.total_cents ?? (0 as never),
    target: 'provider',
    reason: 'All of it',
    key: 'whole',
  })
  // Not a cent more is refundable: the order's total includes the fee and nothing else.
  await expect(
    requestRefund(shop.deps, {
      number,
      amount: 1 as never,
      target: 'provider',
      reason: 'More',
      key: 'more',
    }),
  ).rejects.toMatchObject({ code: 'refund_too_large' })
})

test('a member orders with assembly as a guest does', async () => {
  const member = await register(shop, 'Ada')
  await saveBike(shop, member)
  const send = as(shop, member)
  const checkout = await send('GET', `/api/checkout?country_id=222&assembly_dealer_id=${PORTLAND}`)
  const total = checkout.body.data?.quote?.totals.total
  expect(checkout.body.data?.quote?.totals.assembly).toBe(FEE)
  const body = { shipping_address: ADDRESS, provider: 'sandbox', expected_total: total }
  const wrong = await send('POST', '/api/checkout', { ...body, assembly_dealer_id: 7 })
  expect(wrong.body.code).toBe('assembly_not_available')
  const placed = await send('POST', '/api/checkout', { ...body, assembly_dealer_id: PORTLAND })
  expect(placed.status).toBe(200)
  const number = placed.body.data?.order_number ?? ''
  const [row] = await shop.db.select().from(orders).where(eq(orders.number, number))
  expect(row?.assembly).toMatchObject({ dealer_id: PORTLAND })
})
