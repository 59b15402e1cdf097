import { asc, eq } from 'drizzle-orm'

import type { WireBikeEditPreview, WireOrderEdit } from '@/contract/office/edits/edits'
import { documents } from '@/server/kernel/db/schema/orders/documents'
import { orderBikes } from '@/server/kernel/db/schema/orders/garage'
import { orderEdits } from '@/server/kernel/db/schema/orders/order-edits'

import { freshOffice } from '@/__tests__/support/fixtures'
import { orderRow, orderLinesOf } from '@/__tests__/support/after-sales'
import { expectSoundLedger } from '@/__tests__/support/orders/ledger'
import { dataOf, outcome } from '@/__tests__/support/member-shop'
import { bikeItem, payInSandbox, seedBike, buyAsGuest } from '@/__tests__/support/orders/orders'
import { workOff } from '@/__tests__/support/work'

const { shop, office } = freshOffice('orders/')

const cents = (dollars: number) => Math.round(dollars * 100)
const key = () => crypto.randomUUID()

/** Two parts with a price, from groups with multiple selection. */
const [FIRST, SECOND] = (() => {
  const groups = seedBike('nyx').groups.filter(({ selection }) => selection === 'many')
  const parts = groups.flatMap((group) =>
    group.parts.filter(({ price }) => price > 0).map((part) => ({ group, part })),
  )
  const [one, other] = parts
  if (!one || !other) throw new Error('The bike has too few extras.')
  return [one, other]
})()

/** Buys three identical bikes with an extra and a promo code whose discount doesn't divide evenly. */
async function bought(count = 3) {
  const key = FIRST.group.category_part_id
  const item = bikeItem(
    'nyx',
    (build) => ({
      ...build,
      selectedMultipleParts: { ...build.selectedMultipleParts, [key]: [FIRST.part.id] },
    }),
    count,
  )
  return (await buyAsGuest(shop, [item], { promo_code: 'xmas' })).number
}

const read = async (number: string) => dataOf<WireOrderEdit>(await office('GET', `${number}/edit`))

async function choiceOf(number: string, position: number, change: (parts: number[]) => number[]) {
  const { bikes, edition } = await read(number)
  const bike = bikes.find((one) => one.position === position)
  if (!bike) throw new Error('No bike.')
  return { edition, choice: { position, size_id: bike.size_id, parts: change(bike.parts) } }
}

const preview = async (number: string, choice: object) =>
  dataOf<WireBikeEditPreview>(await office('POST', `${number}/edits/preview`, choice))

const bikesOf = () =>
  shop.db.select().from(orderBikes).orderBy(asc(orderBikes.line), asc(orderBikes.piece))
const without = (parts: number[]) => parts.filter((id) => id !== FIRST.part.id)

async function expectSums(number: string) {
  const order = await orderRow(shop, number)
  const lines = await orderLinesOf(shop, number)
  const sum = (of: (line: (typeof lines)[number]) => number) =>
    lines.reduce((all, line) => all + of(line), 0)
  expect(sum(({ total_cents }) => total_cents)).toBe(order.subtotal_cents)
  expect(sum(({ discount_cents }) => discount_cents)).toBe(order.discount_cents)
  await expectSoundLedger(shop.db)
  return { order, lines }
}

test('one of three equal bikes gets a line of its own, and the others stay as they are', async () => {
  const number = await bought()
  const [before] = await orderLinesOf(shop, number)
  const ids = (await bikesOf()).map(({ id }) => id)
  const { edition, choice } = await choiceOf(number, 0, without)
  const [all, one] = [await preview(number, choice), await preview(number, { ...choice, count: 1 })]
  expect(cents(one.difference)).toBe(-FIRST.part.price)
  expect(Math.abs(cents(all.refund) - 3 * cents(one.refund))).toBeLessThanOrEqual(3)
  expect((await preview(number, { ...choice, count: 4 })).fault).toBe('too_late')

  const body = { ...choice, count: 1, edition, expected: one.refund, request_key: key() }
  const send = () => office('POST', `${number}/edits`, body)
  expect((await Promise.all([send(), send()])).map(outcome)).toEqual(['done', 'done'])
  await workOff(shop.deps)
  const { lines } = await expectSums(number)
  expect(lines.map(({ position, count }) => [position, count])).toEqual([
    [0, 2],
    [1, 1],
  ])
  expect(lines[0]?.build).toEqual(before?.build)
  expect(lines[1]?.build).not.toEqual(before?.build)
  expect(lines.map(({ price_cents }) => price_cents)).toEqual([
    before?.price_cents,
    before?.price_cents,
  ])
  const bikes = await bikesOf()
  expect(bikes.map(({ line, piece }) => [line, piece])).toEqual([
    [0, 0],
    [0, 1],
    [1, 0],
  ])
  expect(bikes.map(({ id }) => id).sort()).toEqual(ids.sort())
  expect(bikes.map(({ build }) => build)).toEqual([before?.build, before?.build, lines[1]?.build])
  expect((await read(number)).bikes.map(({ count, fault }) => [count, fault])).toEqual([
    [2, null],
    [1, null],
  ])
})

test('what went back for all before is shared, and everything together is what was paid', async () => {
  const number = await bought()
  const total = (await orderRow(shop, number)).total_cents
  const first = await choiceOf(number, 0, without)
  const all = await preview(number, first.choice)
  const edit = (sent: object) => office('POST', `${number}/edits`, { request_key: key(), ...sent })
  expect(
    outcome(await edit({ ...first.choice, edition: first.edition, expected: all.refund })),
  ).toBe('done')

  // Two bikes get the extra again, as one line of two, whose price is paid by a link.
  const again = await choiceOf(number, 0, (parts) => [...parts, SECOND.part.id])
  const seen = await preview(number, { ...again.choice, count: 2 })
  const requested = await office('POST', `${number}/differences`, {
    ...{ ...again.choice, count: 2, edition: again.edition, expected: seen.due },
    ...{ reason: 'Called', request_key: key() },
  })
  const link = String(dataOf<WireOrderEdit>(requested).difference?.link)
  const path = link.replace(/^.*\/orders\/edit-/, '/api/differences/')
  await payInSandbox(shop, await shop.send('POST', `${path}/payment`, { provider: 'sandbox' }))
  const { lines, order } = await expectSums(number)
  expect(lines.map(({ count }) => count)).toEqual([1, 2])
  expect((lines[1]?.price_cents ?? 0) - (lines[0]?.price_cents ?? 0)).toBe(SECOND.part.price)
  expect(order.total_cents).toBe(total + cents(seen.due))
  const stored = await shop.db.select().from(orderEdits)
  const sum = (amounts: number[]) => amounts.reduce((a, b) => a + b, 0)
  expect(sum(stored.map(({ refund_cents }) => refund_cents))).toBe(cents(all.refund))

  const plan = (more: object) =>
    office('POST', `${number}/refunds/preview`, { target: 'provider', ...more })
  const { shipping_left } = dataOf<{ shipping_left: number }>(await plan({}))
  const items = lines.map(({ position, count }) => ({ position, place: 'open', count }))
  const rest = { items, shipping: shipping_left }
  const left = dataOf<{ fault: string | null; total: number; left_after: number }>(await plan(rest))
  expect(left).toMatchObject({ fault: null, left_after: 0 })
  expect(cents(all.refund) + cents(left.total)).toBe(order.total_cents)
  const give = { target: 'provider', reason: 'Asked', restock: true, ...rest }
  expect(outcome(await office('POST', `${number}/refunds`, give))).toBe('done')
  await workOff(shop.deps)
  const papers = await shop.db.select().from(documents)
  const of = (kind: string) =>
    sum(papers.filter((one) => one.kind === kind).map(({ content }) => content.amounts.total))
  expect(of('credit_note')).toBe(of('invoice'))
  expect((await orderRow(shop, number)).payment_state).toBe('refunded')
  await expectSoundLedger(shop.db)
})

test('of the factory and a change of one of two at once, every bike is built as its line says', async () => {
  for (let round = 0; round < 3; round += 1) {
    const number = await bought(2)
    const { id } = await orderRow(shop, number)
    const isOfOrder = eq(orderBikes.order_id, id)
    const [bike] = await shop.db.select().from(orderBikes).where(isOfOrder)
    const { edition, choice } = await choiceOf(number, 0, without)
    const one = { ...choice, count: 1 }
    const { refund } = await preview(number, one)
    const body = { ...one, edition, expected: refund, request_key: key() }
    const [edited, begun] = await Promise.all([
      office('POST', `${number}/edits`, body),
      office('PUT', `${number}/bikes/${bike?.id}`, { state: 'in_production' }),
    ])
    expect(outcome(begun)).toBe('done')
    const lines = await orderLinesOf(shop, number)
    expect(outcome(edited)).toBe(lines.length === 2 ? 'done' : 'edit_too_late')
    for (const { line, build } of await shop.db.select().from(orderBikes).where(isOfOrder)) {
      expect(build).toEqual(lines.find(({ position }) => position === line)?.build)
    }
  }
})
