import { eq } from 'drizzle-orm'

import type { BookkeepingOverview } from '@/contract/office/payment/payment'
import type { WireDraft, WireDrafts } from '@/contract/office/drafts/drafts'
import { documents } from '@/server/kernel/db/schema/orders/documents'
import { orderLines, orders } from '@/server/kernel/db/schema/orders/orders'
import { mailOutbox } from '@/server/kernel/db/schema/system/mail'
import { payments } from '@/server/kernel/db/schema/payments/payments'

import { freshOffice } from '@/__tests__/support/fixtures'
import { expectSoundLedger } from '@/__tests__/support/orders/ledger'
import { dataOf, outcome } from '@/__tests__/support/member-shop'
import { ADDRESS } from '@/__tests__/support/orders/orders'

const { shop, office } = freshOffice()

const NEW_YORK = { ...ADDRESS, city: 'Albany', region: 'NY', postcode: '12207' }
const BACKPACK = { product_id: 5000111, count: 2 }
const free = (title: string, price: number, kind: string) => ({
  ...{ free: { title, price, kind }, count: 1 },
})
const ITEMS = [
  BACKPACK,
  free('Spare bracket', 40, 'goods'),
  free('Fitting', 60, 'service'),
  free('Deposit', 25, 'untaxed'),
]

interface Quote {
  lines: { total: number }[]
  totals: { total: number; tax: number; discount: number; subtotal: number; shipping: number }
}
const quote = async (more: object = {}) => {
  const { region, postcode, country_id } = NEW_YORK
  const body = { items: ITEMS, country_id, region, postcode, ...more }
  return dataOf<{ quote: Quote }>(await office('POST', 'draft-quotes', body)).quote
}

async function made(more: object = {}) {
  const expected_total = (await quote(more)).totals.total
  const reply = await office('POST', 'drafts', {
    ...{ items: ITEMS, email: 'ada@example.com', address: NEW_YORK, days: 7, expected_total },
    ...{ request_key: crypto.randomUUID(), ...more },
  })
  const [row] = dataOf<WireDrafts>(reply).drafts
  if (!row) throw new Error('No draft.')
  return row
}
const take = (id: number, expected_total: number, way = 'cash') =>
  office('POST', `drafts/${id}/payment`, { way, expected_total })

test('free lines are taxed by their kind, and the server computes every price', async () => {
  const { totals, lines } = await quote()
  expect(lines.slice(1).map(({ total }) => total)).toEqual([40, 60, 25])
  const taxed = totals.subtotal - 25 + totals.shipping
  const rate = (await quote({ items: [BACKPACK] })).totals
  expect(totals.tax / taxed).toBeCloseTo(rate.tax / (rate.subtotal + rate.shipping), 3)
  for (const wrong of [0, -5, 100_001]) {
    const reply = await office('POST', 'draft-quotes', {
      ...{ items: [free('Wrong', wrong, 'goods')], country_id: NEW_YORK.country_id },
    })
    expect(outcome(reply)).toBe('invalid_input')
  }
})

test('a discount needs a reason, is on the invoice and never takes more than the goods cost', async () => {
  const discount = { amount: 30, reason: 'Scratched box' }
  const { totals } = await quote({ discount })
  expect(totals.discount).toBe(30)
  expect(totals.tax).toBeLessThan((await quote()).totals.tax)
  const all = (await quote({ discount: { amount: 99_999, reason: 'A gift' } })).totals
  expect(all.discount).toBe(all.subtotal - 25)
  expect(all.total).toBeGreaterThanOrEqual(25)
  expect(
    outcome(
      await office('POST', 'draft-quotes', {
        ...{ items: ITEMS, country_id: NEW_YORK.country_id, discount: { amount: 5, reason: '' } },
      }),
    ),
  ).toBe('invalid_input')

  const draft = await made({ discount })
  expect(outcome(await take(draft.id, draft.total))).toBe('done')
  const [order] = await shop.db.select().from(orders)
  expect(order).toMatchObject({ discount_cents: 3_000, discount_reason: 'Scratched box' })
  const [invoice] = await shop.db.select().from(documents)
  expect(invoice?.content.amounts).toMatchObject({
    ...{ discount: 3_000, discount_reason: 'Scratched box', total: order?.total_cents },
  })
})

test('a draft paid in cash is a paid order at once, once, with who took it', async () => {
  const draft = await made()
  expect(outcome(await take(draft.id, draft.total + 1))).toBe('draft_changed')
  expect(await shop.db.select().from(orders)).toEqual([])
  const done = await Promise.all([1, 2, 3].map(() => take(draft.id, draft.total)))
  expect(done.filter((reply) => outcome(reply) === 'done').length).toBeGreaterThanOrEqual(1)
  const placed = await shop.db.select().from(orders)
  expect(placed).toHaveLength(1)
  const [order] = placed
  expect(order).toMatchObject({ payment_state: 'paid', fulfillment_state: 'to_build' })
  const paid = await shop.db.select().from(payments)
  expect(paid.map(({ provider, amount_cents }) => [provider, amount_cents])).toEqual([
    ['cash', order?.total_cents],
  ])
  const [invoice] = await shop.db.select().from(documents)
  expect(invoice?.content.settled).toEqual([{ title: 'Cash', amount: order?.total_cents }])
  await expectSoundLedger(shop.db)
  const { history } = dataOf<{ history: { kind: string; by: string }[] }>(
    await office('GET', `orders/${order?.number}`),
  )
  expect(history.find(({ kind }) => kind === 'paid_cash')?.by).toBe('Cleo Rider')
  const key = draft.link.slice(draft.link.lastIndexOf('/') + 1)
  const seen = dataOf<WireDraft>(await shop.send('GET', `/api/drafts/${draft.id}/${key}`))
  expect(seen.state).toBe('paid')
})

test('an order whose money is there is placed and paid at once, and no link is emailed', async () => {
  const body = {
    ...{ items: ITEMS, email: 'ada@example.com', address: NEW_YORK, days: 7, way: 'cash' },
    ...{ expected_total: (await quote()).totals.total, request_key: crypto.randomUUID() },
  }
  const create = () => office('POST', 'drafts', body)
  const [row] = dataOf<WireDrafts>(await create()).drafts
  const [order] = await shop.db.select().from(orders)
  expect(row).toMatchObject({ state: 'paid', order_number: order?.number })
  expect(outcome(await create())).toBe('done')
  expect(await shop.db.select().from(orders)).toHaveLength(1)
  const sent = await shop.db.select({ kind: mailOutbox.kind }).from(mailOutbox)
  expect(sent.filter(({ kind }) => kind.startsWith('draft_'))).toEqual([])
  expect(sent).not.toEqual([])
  await expectSoundLedger(shop.db)
})

test('a refund of cash is handed back by a person, who enters how', async () => {
  const draft = await made()
  await take(draft.id, draft.total, 'terminal')
  const [order] = await shop.db.select().from(orders)
  const path = `orders/${order?.number}`
  const lines = await shop.db
    .select()
    .from(orderLines)
    .where(eq(orderLines.order_id, order?.id ?? 0))
  const all = lines.map(({ position, count }) => ({ position, count, place: 'open' }))
  const preview = dataOf<{ total: number; shipping_left: number; left: number }>(
    await office('POST', `${path}/refunds/preview`, { items: all, target: 'provider' }),
  )
  expect(preview.total + preview.shipping_left).toBe(preview.left)
  const asked = await office('POST', `${path}/refunds`, {
    ...{ items: all, shipping: preview.shipping_left, target: 'provider', reason: 'Sent back' },
  })
  expect(outcome(asked)).toBe('done')
  const overview = async () => dataOf<BookkeepingOverview>(await office('GET', 'payments'))
  const [refund] = (await overview()).refunds_to_send
  expect(refund).toMatchObject({ provider: 'terminal' })
  const sent_on = shop.clock.now().toISOString().slice(0, 10)
  const sent = await office('POST', `refunds/${refund?.id}/sent`, {
    ...{ sent_on, reference: 'At the terminal, receipt 12' },
  })
  expect(outcome(sent)).toBe('done')
  expect((await overview()).refunds_to_send).toEqual([])
  const [back] = await shop.db.select().from(orders)
  expect(back?.payment_state).toBe('refunded')
  await expectSoundLedger(shop.db)
})
