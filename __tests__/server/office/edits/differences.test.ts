import { and, eq } from 'drizzle-orm'

import type {
  WireBikeEditPreview,
  WireDifference,
  WireOrderEdit,
} from '@/contract/office/edits/edits'
import type { WireOrder } from '@/contract/shop/orders/orders'
import type { Bike } from '@/domain/shop/bikes/bike'
import { availableColors, defaultBuild } from '@/domain/shop/bikes/build'
import { refunds } from '@/server/kernel/db/schema/orders/after-sales'
import { documents, taxDays } from '@/server/kernel/db/schema/orders/documents'
import { orderBikes } from '@/server/kernel/db/schema/orders/garage'
import { orderEvents, orderLines } from '@/server/kernel/db/schema/orders/orders'
import {
  paymentAttempts,
  payments,
  sandboxPayments,
} from '@/server/kernel/db/schema/payments/payments'
import { pendingEdits } from '@/server/kernel/db/schema/orders/pending-edits'
import { stockItems } from '@/server/kernel/db/schema/orders/stock'
import { endOrder } from '@/server/payments/attempts/end-order'

import { freshOffice } from '@/__tests__/support/fixtures'
import { orderRow, stockOf, orderLinesOf } from '@/__tests__/support/after-sales'
import { expectSoundLedger } from '@/__tests__/support/orders/ledger'
import { dataOf, outcome } from '@/__tests__/support/member-shop'
import {
  ADDRESS,
  bikeItem,
  orderBody,
  pay,
  payInSandbox,
  seedBike,
  seedCountry,
} from '@/__tests__/support/orders/orders'
import type { Reply } from '@/__tests__/support/shop'
import { workOff } from '@/__tests__/support/work'
import { reconcile } from '@/__tests__/support/orders/reconcile'
import { outboxOf, mailsOf } from '@/__tests__/support/mail/outbox'

const { shop, office } = freshOffice('orders/')

const NYX = seedBike('nyx')
const DAY_MS = 86_400_000
const cents = (dollars: number) => Math.round(dollars * 100)

/** Part with a price, from a group with multiple selection. */
const EXTRA = (() => {
  const parts = NYX.groups.filter(({ selection }) => selection === 'many').flatMap((g) => g.parts)
  const part = parts.find(({ price }) => price > 0)
  if (!part) throw new Error('The bike has no extra that costs.')
  return part
})()

const IN_BERLIN = { country_id: 15, city: 'Berlin', region: '', postcode: '10115' }
const IN_ALBANY = { city: 'Albany', region: 'NY', postcode: '12207' }

async function bought(count = 1, change: { shipping_address?: typeof ADDRESS } = {}) {
  const { country_id, region, postcode } = change.shipping_address ?? ADDRESS
  const built = (_: unknown, bike: Bike) => defaultBuild(bike, seedCountry(country_id))
  const items = [bikeItem('nyx', built, count)]
  const body = await orderBody(shop, items, change)
  const quoted = await shop.send('POST', '/api/checkout-guest', {
    ...{ has_bike: true, items, country_id, region, postcode, promo_code: null },
  })
  const expected_total = quoted.body.data?.quote?.totals?.total
  const placed = await pay(shop, { ...body, expected_total })
  if (placed.status !== 200) throw new Error(String(placed.body.code))
  await payInSandbox(shop, placed)
  return {
    number: String(placed.body.data?.order_number),
    orderKey: String(placed.body.data?.order_key),
  }
}

const read = async (number: string) => dataOf<WireOrderEdit>(await office('GET', `${number}/edit`))

async function dearer(number: string) {
  const { bikes, edition } = await read(number)
  const [bike] = bikes
  if (!bike) throw new Error('No bike.')
  const { position, size_id, parts } = bike
  return { edition, choice: { position, size_id, parts: [...parts, EXTRA.id] } }
}

const preview = async (number: string, choice: object) =>
  dataOf<WireBikeEditPreview>(await office('POST', `${number}/edits/preview`, choice))

async function ask(number: string, more: object = {}) {
  const { edition, choice } = await dearer(number)
  const { due } = await preview(number, choice)
  const request_key = crypto.randomUUID()
  const body = { ...choice, edition, expected: due, reason: 'Called', request_key, ...more }
  return office('POST', `${number}/differences`, body)
}

/** Returns an order with a requested price difference and the API path of its payment link. */
async function requestDifference(count = 1) {
  const order = await bought(count)
  const edit = dataOf<WireOrderEdit>(await ask(order.number))
  const { id, link, due } = edit.difference ?? { id: 0, link: '', due: 0 }
  const [, key] = /\/orders\/edit-\d+\/(.+)$/.exec(link) ?? []
  return { ...order, id, due, path: `/api/differences/${id}/${key}`, link }
}
type Asked = Awaited<ReturnType<typeof requestDifference>>

const page = async ({ path }: Pick<Asked, 'path'>) =>
  dataOf<WireDifference>(await shop.send('GET', path))
const open = ({ path }: Pick<Asked, 'path'>) =>
  shop.send('POST', `${path}/payment`, { provider: 'sandbox' })
const withdraw = ({ number, id }: Asked) => office('POST', `${number}/differences/${id}/withdrawal`)

const payOn = (opened: Reply, how = 'succeed') => payInSandbox(shop, opened, how)

async function payElsewhere(opened: Reply) {
  const id = String(opened.body.data?.redirect_url).split('/').pop() ?? ''
  await shop.send('POST', `/api/sandbox/payments/${id}`, { outcome: 'succeed' })
}

const later = (ms: number) =>
  shop.clock.set(new Date(shop.clock.now().getTime() + ms).toISOString())

const age = ({ id }: Asked) =>
  shop.db
    .update(pendingEdits)
    .set({ expires_at: new Date(shop.clock.now().getTime() - 1) })
    .where(eq(pendingEdits.id, id))

const cancel = async (number: string) =>
  endOrder(shop.deps, await orderRow(shop, number), { by: 'shop' })

const lineOf = async (number: string) => {
  const [line] = await orderLinesOf(shop, number)
  if (!line) throw new Error('No line.')
  return line
}
const hasExtra = async (number: string) =>
  Object.values((await lineOf(number)).build?.selectedMultipleParts ?? {})
    .flat()
    .includes(EXTRA.id)
const rowOf = async ({ id }: Asked) => {
  const [row] = await shop.db.select().from(pendingEdits).where(eq(pendingEdits.id, id))
  if (!row) throw new Error('No pending edit.')
  return row
}
const surplusOf = async (number: string) => {
  const { id } = await orderRow(shop, number)
  const rows = await shop.db.select().from(refunds).where(eq(refunds.order_id, id))
  return rows.filter(({ is_surplus }) => is_surplus).map(({ amount_cents }) => amount_cents)
}
const firstBike = async (number: string) => {
  const { id } = await orderRow(shop, number)
  const [bike] = await shop.db.select().from(orderBikes).where(eq(orderBikes.order_id, id))
  return bike?.id ?? 0
}
const begin = async (number: string) =>
  office('PUT', `${number}/bikes/${await firstBike(number)}`, { state: 'in_production' })

async function expectAgreement(number: string) {
  const order = await orderRow(shop, number)
  const lines = await shop.db.select().from(orderLines).where(eq(orderLines.order_id, order.id))
  const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0)
  expect(sum(lines.map(({ total_cents }) => total_cents))).toBe(order.subtotal_cents)
  expect(sum(lines.map(({ discount_cents }) => discount_cents))).toBe(order.discount_cents)
  const papers = await shop.db.select().from(documents).where(eq(documents.order_id, order.id))
  const invoices = papers.filter(({ kind }) => kind === 'invoice').map((one) => one.content.amounts)
  expect(sum(invoices.map(({ total }) => total))).toBe(order.total_cents)
  expect(sum(invoices.map(({ tax }) => tax))).toBe(order.tax_cents)
  expect(sum(invoices.map(({ net }) => net))).toBe(order.total_cents - order.tax_cents)
  const days = await shop.db.select().from(taxDays).where(eq(taxDays.kind, 'invoice'))
  expect(sum(days.map(({ tax_cents }) => tax_cents))).toBe(order.tax_cents)
  const isOwn = and(eq(payments.order_id, order.id), eq(payments.purpose, 'order'))
  const paid = await shop.db.select().from(payments).where(isOwn)
  expect(sum(paid.map(({ amount_cents }) => amount_cents))).toBe(order.paid_cents)
  expect(order.paid_cents + order.credit_cents).toBe(order.total_cents)
  await expectSoundLedger(shop.db)
  return { order, papers }
}

test.each([
  ['without tax', 0, {}],
  ['with tax in its prices', 0.19, { shipping_address: { ...ADDRESS, ...IN_BERLIN } }],
  ['with tax on top', 0.08, { shipping_address: { ...ADDRESS, ...IN_ALBANY } }],
])(
  '%s, a dearer part is paid by a link, and then order, builds, papers, tax and ledger have it',
  async (_, rate, change) => {
    const { number, orderKey } = await bought(1, change)
    const before = await orderRow(shop, number)
    const { edition, choice } = await dearer(number)
    const seen = await preview(number, choice)
    expect(seen).toMatchObject({ fault: null, refund: 0 })
    expect(cents(seen.difference)).toBe(EXTRA.price)
    const taxed = Math.round(EXTRA.price * (1 + rate))
    expect([taxed - 1, taxed, taxed + 1]).toContain(cents(seen.due))
    expect(outcome(await ask(number, { expected: seen.due + 1 }))).toBe('edit_changed')
    const plain = { ...choice, edition, expected: 0, request_key: crypto.randomUUID() }
    expect(outcome(await office('POST', `${number}/edits`, plain))).toBe('edit_costs_more')

    const request_key = crypto.randomUUID()
    const replies = await Promise.all([1, 2].map(() => ask(number, { request_key })))
    expect(replies.map(outcome)).toEqual(['done', 'done'])
    const { difference, bikes, delivery } = await read(number)
    expect(difference).toMatchObject({ due: seen.due, reason: 'Called', by: 'Cleo Rider' })
    expect(bikes[0]?.fault).toBe('waiting')
    expect(delivery).not.toBeNull()
    expect(outcome(await ask(number))).toBe('edit_waiting')
    expect(await orderRow(shop, number)).toEqual(before)
    const order = dataOf<WireOrder>(await shop.send('GET', `/api/orders/${number}/${orderKey}`))
    expect(order.difference?.due).toBe(seen.due)

    const path = `/api${String(order.difference?.path).replace('/orders/edit-', '/differences/')}`
    const shown = await page({ path })
    expect(shown).toMatchObject({ state: 'open', due: seen.due, changes: seen.changes })
    expect(cents(shown.net) + cents(shown.tax)).toBe(cents(seen.due))
    expect(shown.after).not.toBe('')
    expect((await shop.send('GET', `${path}x`)).status).toBe(404)

    const [first, second] = [await open({ path }), await open({ path })]
    expect(second.body.data?.redirect_url).toBe(first.body.data?.redirect_url)
    expect((await payOn(first)).body.data).toMatchObject({
      status: 'paid',
      difference_path: order.difference?.path,
    })
    await payOn(first)
    await workOff(shop.deps)

    expect(await hasExtra(number)).toBe(true)
    const [bike] = await shop.db.select().from(orderBikes)
    expect(bike?.build).toEqual((await lineOf(number)).build)
    const { order: after, papers } = await expectAgreement(number)
    expect(after.total_cents).toBe(before.total_cents + cents(seen.due))
    expect(after.subtotal_cents).toBe(before.subtotal_cents + EXTRA.price)
    expect(after.payment_state).toBe('paid')
    expect(papers.map(({ kind }) => kind)).toEqual(['invoice', 'invoice'])
    expect(papers[1]?.content.lines[0]?.detail).toMatch(new RegExp(EXTRA.title, 'i'))
    const events = await shop.db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.order_id, after.id))
    expect(events.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['difference_asked', 'difference_paid', 'bike_changed']),
    )
    const mails = await mailsOf(shop, after.number)
    expect(mails.map(({ kind }) => kind).filter((kind) => /difference|edited/.test(kind))).toEqual([
      expect.stringMatching(/^difference_\d+_1$/),
      'edited_1',
    ])
    expect((await page({ path })).state).toBe('paid')
    expect((await read(number)).difference).toBeNull()
  },
)

test('what was paid on top goes back with the rest, and the credit notes take back both invoices', async () => {
  const one = await requestDifference()
  await payOn(await open(one))
  const { total_cents, tax_cents } = await orderRow(shop, one.number)
  const plan = dataOf<{ shipping_left: number; left: number }>(
    await office('POST', `${one.number}/refunds/preview`, { target: 'provider' }),
  )
  expect(cents(plan.left)).toBe(total_cents)
  const give = { target: 'provider', reason: 'Asked', restock: true }
  expect(
    outcome(await office('POST', `${one.number}/refunds`, { ...give, amount: 10, items: [] })),
  ).toBe('done')
  await workOff(shop.deps)
  const items = [{ position: 0, place: 'open', count: 1 }]
  const rest = { ...give, items, shipping: plan.shipping_left }
  const whole = dataOf<{ total: number }>(
    await office('POST', `${one.number}/refunds/preview`, { ...rest, reason: undefined }),
  )
  expect(cents(whole.total)).toBe(total_cents)
  await cancel(one.number)
  await workOff(shop.deps)
  const notes = (await shop.db.select().from(documents)).filter((p) => p.kind === 'credit_note')
  const sum = (name: 'total' | 'tax') =>
    notes.reduce((all, { content }) => all + content.amounts[name], 0)
  expect([sum('total'), sum('tax')]).toEqual([total_cents, tax_cents])
  expect((await orderRow(shop, one.number)).payment_state).toBe('refunded')
  await expectSoundLedger(shop.db)
})

test('another size that costs more swaps frames with the payment, and a sold-out one pays it back', async () => {
  const { number } = await bought()
  const { edition, choice } = await dearer(number)
  const { build, sku } = await lineOf(number)
  const other = NYX.sizes.find(
    ({ id }) =>
      id !== choice.size_id &&
      availableColors(NYX, id).some((color) => color.id === build?.color_id),
  )
  const input = { ...choice, size_id: other?.id ?? 0 }
  const fresh = `frame:nyx:${other?.title}`
  const { due, fault } = await preview(number, input)
  expect(fault).toBeNull()
  const body = { ...input, edition, expected: due, reason: 'Taller' }
  const send = async () => {
    const request_key = crypto.randomUUID()
    const reply = await office('POST', `${number}/differences`, { ...body, request_key })
    const link = dataOf<WireOrderEdit>(reply).difference?.link ?? ''
    return { path: link.replace(/^.*\/orders\/edit-/, '/api/differences/') }
  }
  const first = await send()
  const left = await stockOf(shop, fresh)
  await shop.db.update(stockItems).set({ on_hand: 0 }).where(eq(stockItems.sku, fresh))
  const back = await payOn(await open(first))
  expect(back.body.data?.status).toBe('cancelled')
  expect(await page(first)).toMatchObject({ state: 'changed', last_payment: 'returned' })
  expect(await surplusOf(number)).toEqual([cents(due)])
  expect(await lineOf(number)).toMatchObject({ sku })
  await workOff(shop.deps)
  await expectAgreement(number)

  const old = await stockOf(shop, sku ?? '')
  await shop.db.update(stockItems).set({ on_hand: left.on_hand }).where(eq(stockItems.sku, fresh))
  await payOn(await open(await send()))
  expect(await lineOf(number)).toMatchObject({ sku: fresh })
  expect(await stockOf(shop, fresh)).toEqual({ ...left, on_hand: left.on_hand - 1 })
  expect(await stockOf(shop, sku ?? '')).toEqual({ ...old, on_hand: old.on_hand + 1 })
  await expectAgreement(number)
})

test('a payment after the time, after a withdrawal and after the end of the order goes back', async () => {
  for (const how of ['expired', 'withdrawn', 'begun', 'canceled'] as const) {
    const one = await requestDifference()
    const opened = await open(one)
    const before = await orderRow(shop, one.number)
    // The difference is paid at the provider, but the shop isn't notified.
    if (how === 'expired') await age(one)
    if (how === 'begun') expect(outcome(await begin(one.number))).toBe('done')
    if (how === 'canceled') await cancel(one.number)
    if (how === 'withdrawn') {
      await shop.db.update(pendingEdits).set({ ended_at: shop.clock.now(), ended_why: 'withdrawn' })
    }
    await payElsewhere(opened)
    later(120_000)
    await reconcile(shop.deps)
    await workOff(shop.deps)
    expect(await hasExtra(one.number)).toBe(false)
    expect(await surplusOf(one.number)).toEqual([cents(one.due)])
    expect((await orderRow(shop, one.number)).total_cents).toBe(before.total_cents)
    expect(await rowOf(one)).toMatchObject({ ended_why: how, paid_at: null })
    expect(await page(one)).toMatchObject({ state: how, last_payment: 'returned', providers: [] })
    expect(outcome(await open(one))).toBe('difference_closed')
  }
  await expectSoundLedger(shop.db)
})

test('a withdrawal closes the page, and what was paid a moment before makes the change', async () => {
  const one = await requestDifference()
  const opened = await open(one)
  expect(outcome(await withdraw(one))).toBe('done')
  expect(outcome(await withdraw(one))).toBe('done')
  const [sandbox] = await shop.db
    .select()
    .from(sandboxPayments)
    .where(eq(sandboxPayments.amount_cents, cents(one.due) as never))
  expect(sandbox?.status).toBe('expired')
  expect(outcome(await open(one))).toBe('difference_closed')
  expect((await payOn(opened)).body.data?.status).not.toBe('paid')

  const again = dataOf<WireOrderEdit>(await ask(one.number)).difference
  const path = String(again?.link).replace(/^.*\/orders\/edit-/, '/api/differences/')
  await payElsewhere(await open({ path }))
  const late = await office('POST', `${one.number}/differences/${again?.id}/withdrawal`)
  expect(outcome(late)).toBe('edit_paid')
  expect(await hasExtra(one.number)).toBe(true)
  await expectAgreement(one.number)
})

test('of a payment and the end of the order at once, the money is kept with the change or goes back', async () => {
  for (let round = 0; round < 3; round += 1) {
    const one = await requestDifference()
    const opened = await open(one)
    await Promise.all([payOn(opened), cancel(one.number)])
    await reconcile(shop.deps)
    await workOff(shop.deps)
    const { paid_at, ended_why } = await rowOf(one)
    const order = await orderRow(shop, one.number)
    expect(order.fulfillment_state).toBe('cancelled')
    expect(await hasExtra(one.number)).toBe(paid_at !== null)
    expect(ended_why).toBe(paid_at === null ? 'canceled' : null)
    expect(await surplusOf(one.number)).toEqual(paid_at === null ? [cents(one.due)] : [])
    expect(order.payment_state).toBe('refunded')
    const back = await shop.db.select().from(refunds).where(eq(refunds.order_id, order.id))
    const money = await shop.db.select().from(payments).where(eq(payments.order_id, order.id))
    const sum = (rows: { amount_cents: number }[]) => rows.reduce((n, r) => n + r.amount_cents, 0)
    expect(sum(back)).toBe(sum(money))
    await expectSoundLedger(shop.db)
  }
})

test('of a payment and the factory at once, the bike is built as the order says', async () => {
  for (let round = 0; round < 3; round += 1) {
    const one = await requestDifference()
    const opened = await open(one)
    const [, begun] = await Promise.all([payOn(opened), begin(one.number)])
    expect(outcome(begun)).toBe('done')
    await workOff(shop.deps)
    const { paid_at, ended_why } = await rowOf(one)
    expect(await hasExtra(one.number)).toBe(paid_at !== null)
    expect(ended_why).toBe(paid_at === null ? 'begun' : null)
    expect(await surplusOf(one.number)).toEqual(paid_at === null ? [cents(one.due)] : [])
    const bike = await firstBike(one.number)
    const [row] = await shop.db.select().from(orderBikes).where(eq(orderBikes.id, bike))
    expect(row?.build).toEqual((await lineOf(one.number)).build)
  }
  await expectSoundLedger(shop.db)
})

test('of two payments of one difference, one is kept and the other goes back', async () => {
  const one = await requestDifference(2)
  const first = await open(one)
  const { id } = await orderRow(shop, one.number)
  // The first payment page has expired in our database, but the buyer can still pay on it.
  await shop.db
    .update(paymentAttempts)
    .set({ status: 'expired' })
    .where(and(eq(paymentAttempts.order_id, id), eq(paymentAttempts.edit_id, one.id)))
  const second = await open(one)
  expect(second.body.data?.redirect_url).not.toBe(first.body.data?.redirect_url)
  const replies = await Promise.all([payOn(first), payOn(second)])
  expect(replies.map(({ body }) => body.data?.status).sort()).toEqual(['cancelled', 'paid'])
  expect(await hasExtra(one.number)).toBe(true)
  expect(await surplusOf(one.number)).toEqual([cents(one.due)])
  const line = await lineOf(one.number)
  expect(line.total_cents).toBe(line.price_cents * 2)
  await workOff(shop.deps)
  await expectAgreement(one.number)
})

test('of two that ask at once, one does, and an edit meanwhile reads it', async () => {
  const { number } = await bought()
  const replies = await Promise.all([ask(number), ask(number)])
  expect(replies.map(outcome).sort()).toEqual(['done', 'edit_waiting'])
  expect(await shop.db.select().from(pendingEdits)).toHaveLength(1)
})

test('a declined card can be tried again, and a link that is sent again lives longer', async () => {
  const one = await requestDifference()
  const back = await payOn(await open(one), 'decline')
  expect(back.body.data?.status).toBe('declined')
  expect(await page(one)).toMatchObject({ state: 'open', last_payment: 'declined' })
  await shop.db.update(pendingEdits).set({ expires_at: shop.deps.clock.now() })
  expect(outcome(await open(one))).toBe('difference_closed')
  expect(outcome(await office('POST', `${one.number}/differences/${one.id}/email`))).toBe(
    'difference_closed',
  )
  const soon = new Date(shop.clock.now().getTime() + 1_000)
  await shop.db.update(pendingEdits).set({ expires_at: soon })
  expect(outcome(await office('POST', `${one.number}/differences/${one.id}/email`))).toBe('done')
  expect((await rowOf(one)).expires_at.getTime() - soon.getTime()).toBeGreaterThan(6 * DAY_MS)
  expect((await payOn(await open(one))).body.data?.status).toBe('paid')
  expect(await outboxOf(shop, `difference_${one.id}_`)).toHaveLength(2)
  const other = await bought()
  const strange = `${other.number}/differences/${one.id}`
  expect(outcome(await office('POST', `${strange}/email`))).toBe('difference_not_found')
  expect(outcome(await office('POST', `${strange}/withdrawal`))).toBe('difference_not_found')
  expect(outcome(await office('POST', `${one.number}/differences/${one.id}/email`))).toBe(
    'difference_closed',
  )
})

test('a difference needs a reason', async () => {
  const bad = await ask((await bought()).number, { reason: '  ' })
  expect(bad.body.errors?.[0]?.field).toBe('reason')
})
