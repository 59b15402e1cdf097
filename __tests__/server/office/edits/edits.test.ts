import { eq } from 'drizzle-orm'

import type { WireBikeEditPreview, WireOrderEdit } from '@/contract/office/edits/edits'
import type { WireOfficeOrder } from '@/contract/office/overview/overview'
import { availableColors } from '@/domain/shop/bikes/build'
import { refunds } from '@/server/kernel/db/schema/orders/after-sales'
import { auditDetails, auditEntries } from '@/server/kernel/db/schema/accounts/audit'
import { documents } from '@/server/kernel/db/schema/orders/documents'
import { orderBikes } from '@/server/kernel/db/schema/orders/garage'

import { freshOffice } from '@/__tests__/support/fixtures'
import { orderRow, stockOf, orderLinesOf, setOnHand } from '@/__tests__/support/after-sales'
import { OFFERS, withOffer } from '@/__tests__/support/orders/offers'
import { expectSoundLedger } from '@/__tests__/support/orders/ledger'
import { dataOf, outcome } from '@/__tests__/support/member-shop'
import {
  ADDRESS,
  bikeItem,
  orderBody,
  pay,
  seedBike,
  buyAsGuest,
} from '@/__tests__/support/orders/orders'
import { workOff } from '@/__tests__/support/work'
import { mailsOf, outboxOf } from '@/__tests__/support/mail/outbox'

const { shop, office } = freshOffice('orders/')

const NYX = seedBike('nyx')
const cents = (dollars: number) => Math.round(dollars * 100)
const key = () => crypto.randomUUID()

/** Part with a price, and the key of its group. */
const DEAR = (() => {
  const group = NYX.groups.find(
    (one) => one.selection === 'many' && one.parts.some((p) => p.price > 0),
  )
  const part = group?.parts.find(({ price }) => price > 0)
  if (!group || !part) throw new Error('The bike has no extra that costs.')
  return { key: group.category_part_id, part }
})()

/** Returns a cart item for a Nyx with the extra. */
const dearItem = (count = 1) =>
  bikeItem(
    'nyx',
    (build) => ({
      ...build,
      selectedMultipleParts: { ...build.selectedMultipleParts, [DEAR.key]: [DEAR.part.id] },
    }),
    count,
  )

const bought = async (items: unknown[] = [dearItem()], change: Record<string, unknown> = {}) =>
  (await buyAsGuest(shop, items, change)).number

const read = async (number: string) => dataOf<WireOrderEdit>(await office('GET', `${number}/edit`))

async function bikeOf(number: string) {
  const { bikes, edition } = await read(number)
  const [bike] = bikes
  if (!bike) throw new Error('No bike.')
  return { ...bike, edition }
}

async function cheaper(number: string) {
  const { position, size_id, parts, edition } = await bikeOf(number)
  return { position, size_id, parts: parts.filter((id) => id !== DEAR.part.id), edition }
}

const preview = async (number: string, { edition: _, ...choice }: object & { edition?: number }) =>
  dataOf<WireBikeEditPreview>(await office('POST', `${number}/edits/preview`, choice))

const edit = (number: string, choice: object, more: object = {}) =>
  office('POST', `${number}/edits`, { expected: 0, request_key: key(), ...choice, ...more })

const lineOf = async (number: string) => {
  const line = (await orderLinesOf(shop, number)).find(({ kind }) => kind === 'bike')
  if (!line) throw new Error('No line.')
  return line
}
const kindsOf = async (number: string) => (await mailsOf(shop, number)).map(({ kind }) => kind)

test('a removed part goes back to the cent: preview, refund, ledger, papers, builds and one email agree', async () => {
  const number = await bought()
  const before = await orderRow(shop, number)
  const choice = await cheaper(number)
  const seen = await preview(number, choice)
  expect(seen).toMatchObject({
    fault: null,
    changes: [expect.stringMatching(new RegExp(`^Removed: ${DEAR.part.title}`, 'i'))],
  })
  expect(cents(seen.difference)).toBe(-DEAR.part.price)
  expect(seen.refund).toBeGreaterThan(0)
  expect(seen.new_date).toBe(seen.old_date)

  expect(outcome(await edit(number, choice, { expected: seen.refund + 1 }))).toBe('edit_changed')
  const request_key = key()
  const send = () => edit(number, choice, { expected: seen.refund, request_key })
  expect((await Promise.all([send(), send(), send()])).map(outcome)).toEqual([
    'done',
    'done',
    'done',
  ])
  await workOff(shop.deps)

  const line = await lineOf(number)
  expect(line.build?.selectedMultipleParts[DEAR.key]).toEqual([])
  expect(line.total_cents).toBe(line.price_cents * line.count)
  const [bike] = await shop.db.select().from(orderBikes)
  expect(bike?.build).toEqual(line.build)
  expect(bike?.build_sheet).toEqual(line.build_sheet)

  const rows = await shop.db.select().from(refunds)
  expect(rows.map(({ amount_cents, status }) => [amount_cents, status])).toEqual([
    [cents(seen.refund), 'succeeded'],
  ])
  const after = await orderRow(shop, number)
  expect(after.total_cents).toBe(before.total_cents)
  expect(after.payment_state).toBe('partly_refunded')
  const papers = await shop.db.select().from(documents)
  expect(papers.map(({ kind, content }) => [kind, content.amounts.total])).toEqual([
    ['invoice', before.total_cents],
    ['credit_note', cents(seen.refund)],
  ])
  expect(papers[1]?.content.lines[0]?.detail).toContain('Removed: ')
  expect((await kindsOf(number)).filter((kind) => /edited|refund/.test(kind))).toEqual(['edited_1'])
  await expectSoundLedger(shop.db)

  const rest = dataOf<{ left: number; lines: { position: number; open: number }[] }>(
    await office('POST', `${number}/refunds/preview`, { target: 'provider' }),
  )
  expect(cents(rest.left)).toBe(before.total_cents - cents(seen.refund))
})

test.each(OFFERS)('with %s, a cheaper bike and the rest add up to what was paid', async (code) => {
  const items = [dearItem(2), { product_id: 5000111, count: 1 }]
  const number = await withOffer(shop.db, code, () => bought(items, { promo_code: code }))
  const total = (await orderRow(shop, number)).total_cents
  const choice = await cheaper(number)
  const { refund } = await preview(number, choice)
  expect(outcome(await edit(number, choice, { expected: refund }))).toBe('done')
  const plan = (more: object) =>
    office('POST', `${number}/refunds/preview`, { target: 'provider', ...more })
  const all = dataOf<{ shipping_left: number; lines: { position: number; open: number }[] }>(
    await plan({}),
  )
  const left = all.lines.map(({ position, open: count }) => ({ position, place: 'open', count }))
  const rest = { items: left, shipping: all.shipping_left }
  const seen = dataOf<{ fault: string | null; total: number; left_after: number }>(await plan(rest))
  expect(seen).toMatchObject({ fault: null, left_after: 0 })
  expect(cents(refund) + cents(seen.total)).toBe(total)
  const give = { target: 'provider', reason: 'Asked', restock: true, ...rest }
  expect((await office('POST', `${number}/refunds`, give)).status).toBe(200)
  await workOff(shop.deps)
  const papers = await shop.db.select().from(documents)
  const credited = papers.filter(({ kind }) => kind === 'credit_note')
  expect(credited.reduce((sum, { content }) => sum + content.amounts.total, 0)).toBe(total)
  expect((await orderRow(shop, number)).payment_state).toBe('refunded')
  await expectSoundLedger(shop.db)
})

/** Returns another size that is made in the bike's color. */
async function otherSize(number: string) {
  const bike = await bikeOf(number)
  const { build } = await lineOf(number)
  const other = NYX.sizes.find(
    ({ id }) =>
      id !== bike.size_id && availableColors(NYX, id).some((color) => color.id === build?.color_id),
  )
  if (!other) throw new Error('One size only.')
  const { position, parts, edition } = bike
  return { title: other.title, choice: { position, parts, edition, size_id: other.id } }
}

test('another size swaps frames, and canceling the order gives the new one back', async () => {
  const number = await bought()
  const { sku: old } = await lineOf(number)
  const { title, choice } = await otherSize(number)
  const fresh = `frame:nyx:${title}`
  const [from, to] = [await stockOf(shop, old ?? ''), await stockOf(shop, fresh)]
  expect((await preview(number, choice)).changes).toEqual([expect.stringContaining(`→ ${title}`)])
  expect(outcome(await edit(number, choice))).toBe('done')
  expect(await stockOf(shop, old ?? '')).toEqual({ ...from, on_hand: from.on_hand + 1 })
  expect(await stockOf(shop, fresh)).toEqual({ ...to, on_hand: to.on_hand - 1 })
  expect(await lineOf(number)).toMatchObject({ sku: fresh, options: { size: title } })
  const office_order = dataOf<WireOfficeOrder>(await office('GET', number))
  expect(office_order.history.at(-1)).toMatchObject({ title: 'Bike changed', by: 'Cleo Rider' })

  const back = { ...(await bikeOf(number)) }
  const size_id = NYX.sizes.find((one) => old === `frame:nyx:${one.title}`)?.id ?? 0
  const { position, parts, edition } = back
  expect(outcome(await edit(number, { position, parts, edition, size_id }))).toBe('done')
  expect(outcome(await edit(number, { ...choice, edition: 2 }))).toBe('done')

  const items = [{ position, place: 'open', count: 1 }]
  const give = { target: 'provider', reason: 'Asked', restock: true, items }
  expect((await office('POST', `${number}/refunds`, give)).status).toBe(200)
  expect(await stockOf(shop, fresh)).toEqual(to)
  expect(await stockOf(shop, old ?? '')).toEqual({ ...from, on_hand: from.on_hand + 1 })
})

test('a size that is sold out, a dearer part and a begun bike are refused and change nothing', async () => {
  const number = await bought([bikeItem('nyx')])
  const { title, choice } = await otherSize(number)
  await setOnHand(shop, `frame:nyx:${title}`, 0)
  const before = await lineOf(number)
  expect(outcome(await edit(number, choice))).toBe('sold_out')
  const { position, size_id, parts, edition } = await bikeOf(number)
  const dear = { position, size_id, parts: [...parts, DEAR.part.id], edition }
  expect((await preview(number, dear)).due).toBeGreaterThan(0)
  expect(outcome(await edit(number, dear))).toBe('edit_costs_more')
  expect(outcome(await edit(number, { position, size_id, parts, edition }))).toBe('edit_nothing')
  expect(outcome(await edit(number, { ...choice, position: 99 }))).toBe('order_bike_not_found')
  expect(await lineOf(number)).toEqual(before)

  const [bike] = await shop.db.select().from(orderBikes)
  await office('PUT', `${number}/bikes/${bike?.id}`, { state: 'in_production' })
  expect((await bikeOf(number)).fault).toBe('too_late')
  expect(outcome(await edit(number, choice))).toBe('edit_too_late')
  expect(await lineOf(number)).toEqual(before)
})

test('of an edit and the factory that begin at once, the bike is built as the order says', async () => {
  for (let round = 0; round < 3; round += 1) {
    const number = await bought()
    const choice = await cheaper(number)
    const { refund } = await preview(number, choice)
    const { id } = await orderRow(shop, number)
    const [bike] = await shop.db.select().from(orderBikes).where(eq(orderBikes.order_id, id))
    const [edited, begun] = await Promise.all([
      edit(number, choice, { expected: refund }),
      office('PUT', `${number}/bikes/${bike?.id}`, { state: 'in_production' }),
    ])
    expect(outcome(begun)).toBe('done')
    const hasChanged = (await lineOf(number)).build?.selectedMultipleParts[DEAR.key]?.length === 0
    expect(outcome(edited)).toBe(hasChanged ? 'done' : 'edit_too_late')
    const sent = await shop.db.select().from(refunds).where(eq(refunds.order_id, id))
    expect(sent).toHaveLength(hasChanged ? 1 : 0)
  }
})

test('of two that edit the same order, the second reads the first one’s change before', async () => {
  const number = await bought()
  const choice = await cheaper(number)
  const { refund } = await preview(number, choice)
  const replies = await Promise.all([1, 2].map(() => edit(number, choice, { expected: refund })))
  expect(replies.map(outcome).sort()).toEqual(['done', 'edit_changed'])
  expect(await shop.db.select().from(refunds)).toHaveLength(1)
})

const deliver = (number: string, change: object, more: object = {}) =>
  office('PUT', `${number}/delivery`, {
    edition: 0,
    request_key: key(),
    email: 'ada@example.com',
    address: { ...ADDRESS, ...change },
    ...more,
  })

test('an address changes within its country until something ships, and the log names no street', async () => {
  const number = await bought()
  const before = await orderRow(shop, number)
  const reply = await deliver(number, { line1: '7 Hill Road' }, { email: 'ada.new@example.com' })
  expect(dataOf<WireOrderEdit>(reply)).toMatchObject({
    edition: 1,
    delivery: { email: 'ada.new@example.com', address: { line1: '7 Hill Road' } },
  })
  const after = await orderRow(shop, number)
  expect(after.total_cents).toBe(before.total_cents)
  expect(await kindsOf(number)).toContain('edited_1')
  const [mail] = await outboxOf(shop, 'edited_1')
  expect(mail?.recipient).toBe('ada.new@example.com')
  const entries = await shop.db
    .select({ payload: auditDetails.payload })
    .from(auditEntries)
    .innerJoin(auditDetails, eq(auditDetails.entry_id, auditEntries.id))
    .where(eq(auditEntries.action, 'edits.delivery'))
  expect(entries.map(({ payload }) => payload.after.last_edit)).toEqual(['Delivery: street, email'])
  expect(JSON.stringify(entries)).not.toContain('Hill Road')

  const again = { edition: 1, email: 'ada.new@example.com' }
  expect(outcome(await deliver(number, { line1: '7 Hill Road' }, again))).toBe('edit_nothing')
  expect(outcome(await deliver(number, { line1: '8 Hill Road' }))).toBe('edit_changed')
  expect(outcome(await deliver(number, { country_id: 80, postcode: '10115' }, again))).toMatch(
    /edit_country|invalid_input/,
  )
  const bad = await deliver(number, { postcode: 'x' }, again)
  expect(bad.body.errors?.[0]?.field).toBe('address.postcode')
})

test('the delivery of an unpaid order stays, and strangers change nothing', async () => {
  const placed = await pay(shop, await orderBody(shop, [dearItem()]))
  const number = String(placed.body.data?.order_number)
  expect((await read(number)).delivery).toBeNull()
  expect(outcome(await deliver(number, { line1: '7 Hill Road' }))).toBe('order_not_movable')
  expect((await office('GET', 'NK-1/edit')).status).toBe(404)
})
