import { eq } from 'drizzle-orm'

import type { WireDraft, WireDrafts } from '@/contract/office/drafts/drafts'
import { documents } from '@/server/kernel/db/schema/orders/documents'
import { draftOrders } from '@/server/kernel/db/schema/orders/drafts'
import { mailOutbox } from '@/server/kernel/db/schema/system/mail'
import { orderLines, orders } from '@/server/kernel/db/schema/orders/orders'
import { stockItems, stockReservations } from '@/server/kernel/db/schema/orders/stock'
import { expireOrder } from '@/server/payments/attempts/expire-order'

import { freshOffice } from '@/__tests__/support/fixtures'
import { expectSoundLedger } from '@/__tests__/support/orders/ledger'
import { dataOf, outcome } from '@/__tests__/support/member-shop'
import { ADDRESS, bikeItem, payInSandbox } from '@/__tests__/support/orders/orders'
import { outboxOf } from '@/__tests__/support/mail/outbox'

const { shop, office } = freshOffice()

const DAY_MS = 86_400_000
const cents = (dollars: number) => Math.round(dollars * 100)

async function buildCode(): Promise<string> {
  const { body } = await shop.send('POST', '/api/configurator/builds', bikeItem('nyx').server)
  return String(body.data?.code)
}

async function itemsOfBoth() {
  return [
    { build_code: await buildCode(), count: 1 },
    { product_id: 5000111, count: 2 },
  ]
}

const quote = async (items: unknown[]) => {
  const reply = await office('POST', 'draft-quotes', { items, country_id: ADDRESS.country_id })
  return dataOf<{ quote: { totals: { total: number } } }>(reply).quote
}

async function send(change: Record<string, unknown> = {}) {
  const items = await itemsOfBoth()
  const expected_total = (await quote(items)).totals.total
  return office('POST', 'drafts', {
    ...{ items, email: 'ada@example.com', address: ADDRESS, days: 7, expected_total },
    request_key: crypto.randomUUID(),
    ...change,
  })
}

/** Creates a draft; returns the first one in the list and its API path. */
async function sent(change: Record<string, unknown> = {}) {
  const [row] = dataOf<WireDrafts>(await send(change)).drafts
  if (!row) throw new Error('No draft.')
  const [, id, key] = /\/orders\/draft-(\d+)\/([^/]+)$/.exec(row.link) ?? []
  return { ...row, path: `/api/drafts/${id}/${key}` }
}

const end = (id: number, days: number) =>
  shop.db
    .update(draftOrders)
    .set({ expires_at: new Date(shop.clock.now().getTime() - days * DAY_MS) })
    .where(eq(draftOrders.id, id))

const read = async (path: string) => dataOf<WireDraft>(await shop.send('GET', path))
const press = (path: string, expected_total: number) =>
  shop.send('POST', `${path}/payment`, { provider: 'sandbox', expected_total })
const stateOf = async (id: number) =>
  dataOf<WireDrafts>(await office('GET', 'drafts')).drafts.find((one) => one.id === id)?.state

test('a draft whose terms changed after it was opened is not ordered before they were shown', async () => {
  const draft = await sent()
  const { documents: shown } = await read(draft.path)
  await office('PUT', 'content/page/terms', {
    ...{ title: 'Terms', description: '', source: 'New.', owner: 'Legal', review_by: null },
    ...{ base: 1, publish_at: shop.clock.now().toISOString() },
  })
  const order = (agreed: typeof shown) =>
    shop.send('POST', `${draft.path}/payment`, {
      ...{ provider: 'sandbox', expected_total: draft.total },
      documents: agreed.map(({ id }) => id),
    })
  expect((await order(shown)).body.code).toBe('draft_changed')
  expect((await order((await read(draft.path)).documents)).status).toBe(200)
})

test('a draft is taxed by its address', async () => {
  const address = { ...ADDRESS, city: 'Albany', region: 'NY', postcode: '12207' }
  const items = await itemsOfBoth()
  const { region, postcode } = address
  const body = { items, country_id: ADDRESS.country_id, region, postcode }
  const { totals } = dataOf<{ quote: { totals: { total: number; tax: number } } }>(
    await office('POST', 'draft-quotes', body),
  ).quote
  expect(totals.tax).toBeGreaterThan(0)
  const untaxed = (await quote(items)).totals.total
  expect(outcome(await send({ address, expected_total: untaxed }))).toBe('draft_changed')
  const draft = await sent({ address, expected_total: totals.total })
  expect((await read(draft.path)).quote?.totals).toMatchObject(totals)
  await payInSandbox(shop, await press(draft.path, totals.total))
  const [order] = await shop.db.select().from(orders)
  expect(order?.tax_cents).toBe(cents(totals.tax))
})

test('a draft is no order; its paid link is one, and order, stock, invoice and ledger agree', async () => {
  const draft = await sent()
  expect(draft).toMatchObject({ state: 'open', email: 'ada@example.com', by: 'Cleo Rider' })
  expect(await shop.db.select().from(orders)).toEqual([])
  expect(await shop.db.select().from(stockReservations)).toEqual([])
  const [mail] = await shop.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.kind, `draft_${draft.id}_1`))
  expect(mail).toMatchObject({ recipient: 'ada@example.com', order_id: null })
  expect(mail?.text).toContain(draft.link)

  const seen = await read(draft.path)
  expect(seen).toMatchObject({ state: 'open', problem: '', order: null })
  expect(seen.quote?.totals.total).toBe(draft.total)
  expect(outcome(await press(draft.path, draft.total + 1))).toBe('draft_changed')

  const placed = await press(draft.path, draft.total)
  expect(await stateOf(draft.id)).toBe('ordered')
  expect(outcome(await office('POST', `drafts/${draft.id}/cancel`))).toBe('draft_ordered')
  await payInSandbox(shop, placed)
  expect(await stateOf(draft.id)).toBe('paid')
  const [order] = await shop.db.select().from(orders)
  expect(order).toMatchObject({ payment_state: 'paid', total_cents: cents(draft.total) })
  const lines = await shop.db.select().from(orderLines)
  const held = await shop.db.select().from(stockReservations)
  expect(held.map(({ sku, count, state }) => [sku, count, state]).sort()).toEqual(
    lines.map(({ sku, count }) => [sku, count, 'consumed']).sort(),
  )
  const [invoice] = await shop.db.select().from(documents)
  expect(invoice?.content.amounts.total).toBe(order?.total_cents)
  await expectSoundLedger(shop.db)
  expect(await read(draft.path)).toMatchObject({
    ...{ state: 'paid', quote: null, providers: [] },
    order: { number: order?.number },
  })
  expect(outcome(await press(draft.path, draft.total))).toBe('draft_closed')
})

test('however often a link is pressed at once, it places one order', async () => {
  const draft = await sent()
  const replies = await Promise.all([1, 2, 3, 4].map(() => press(draft.path, draft.total)))
  expect(replies.map(outcome)).toEqual(['done', 'done', 'done', 'done'])
  expect(new Set(replies.map(({ body }) => body.data?.order_number)).size).toBe(1)
  expect(await shop.db.select().from(orders)).toHaveLength(1)
  const pieces = await shop.db.select().from(stockReservations)
  expect(pieces.reduce((sum, { count }) => sum + count, 0)).toBe(3)
})

test('of a press and a cancellation at once, one wins and stock agrees', async () => {
  for (let round = 0; round < 4; round += 1) {
    const draft = await sent()
    const before = (await shop.db.select().from(orders)).length
    const [pressed, canceled] = await Promise.all([
      press(draft.path, draft.total),
      office('POST', `drafts/${draft.id}/cancel`),
    ])
    const isOrdered = outcome(pressed) === 'done'
    expect([outcome(pressed), outcome(canceled)]).toEqual(
      isOrdered ? ['done', 'draft_ordered'] : ['draft_closed', 'done'],
    )
    expect((await shop.db.select().from(orders)).length - before).toBe(isOrdered ? 1 : 0)
    if (!isOrdered) expect(await stateOf(draft.id)).toBe('canceled')
  }
  const reserved = await shop.db.select().from(stockItems)
  const rows = await shop.db.select().from(stockReservations)
  expect(reserved.reduce((sum, item) => sum + item.reserved, 0)).toBe(
    rows.reduce((sum, { count }) => sum + count, 0),
  )
})

test('a draft expires, sending it again opens it, and an order that ended unpaid leaves it open', async () => {
  const draft = await sent({ days: 1 })
  await end(draft.id, 1)
  expect(await stateOf(draft.id)).toBe('expired')
  expect((await read(draft.path)).quote).toBeNull()
  expect(outcome(await press(draft.path, draft.total))).toBe('draft_closed')
  expect(outcome(await office('POST', `drafts/${draft.id}/email`))).toBe('done')
  expect(await stateOf(draft.id)).toBe('open')
  const total = (await read(draft.path)).quote?.totals.total ?? 0
  expect(outcome(await press(draft.path, total))).toBe('done')
  const [unpaid] = await shop.db.select().from(orders)
  await shop.db.update(orders).set({ expires_at: shop.clock.now() })
  if (unpaid) await expireOrder(shop.deps, unpaid)
  expect(await stateOf(draft.id)).toBe('open')
  expect(outcome(await press(draft.path, total))).toBe('done')
  expect(await shop.db.select().from(orders)).toHaveLength(2)

  const other = await sent()
  expect(outcome(await office('POST', `drafts/${other.id}/cancel`))).toBe('done')
  expect(outcome(await office('POST', `drafts/${other.id}/cancel`))).toBe('done')
  expect(outcome(await office('POST', `drafts/${other.id}/email`))).toBe('draft_closed')
  expect((await read(other.path)).state).toBe('canceled')
})

test('a repeat sends one email, and a wrong key opens nothing', async () => {
  const request_key = crypto.randomUUID()
  const draft = await sent({ request_key })
  await send({ request_key })
  expect(await outboxOf(shop, 'draft_')).toHaveLength(1)
  expect((await shop.send('GET', `/api/drafts/${draft.id}/wrong`)).status).toBe(404)
  expect(outcome(await send({ items: [{ product_id: 1, count: 1 }], expected_total: 1 }))).toBe(
    'product_not_found',
  )
})

test('what nobody bought is forgotten a month after it ended', async () => {
  await end((await sent({ days: 1 })).id, 31)
  await end((await sent()).id, 29)
  const fresh = await sent()
  const rows = await shop.db.select().from(draftOrders)
  expect(rows.map(({ id }) => id).sort()).toEqual([fresh.id - 1, fresh.id])
})
