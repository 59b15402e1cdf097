import { asc } from 'drizzle-orm'

import type { WireBikeEditPreview, WireOrderEdit } from '@/contract/office/edits/edits'
import type { Bike } from '@/domain/shop/bikes/bike'
import { defaultBuild } from '@/domain/shop/bikes/build'
import { pendingEdits } from '@/server/kernel/db/schema/orders/pending-edits'
import { taxRecords } from '@/server/kernel/db/schema/payments/tax-records'
import { orderRow } from '@/__tests__/support/after-sales'
import { freshOffice } from '@/__tests__/support/fixtures'
import { dataOf } from '@/__tests__/support/member-shop'
import {
  ADDRESS,
  bikeItem,
  orderBody,
  pay,
  payInSandbox,
  seedBike,
  seedCountry,
} from '@/__tests__/support/orders/orders'
import { freshTaxService } from '@/__tests__/support/providers/stripe-tax'
import { workOff } from '@/__tests__/support/work'

const ALBANY = { ...ADDRESS, city: 'Albany', region: 'NY', postcode: '12207' }
const NYX = seedBike('nyx')
const EXTRA = NYX.groups
  .filter(({ selection }) => selection === 'many')
  .flatMap(({ parts }) => parts)
  .find(({ price }) => price > 0)?.id

const { shop, office } = freshOffice('orders/')
const fake = freshTaxService(shop, 'own')

async function buy(): Promise<string> {
  const built = (_: unknown, bike: Bike) => defaultBuild(bike, seedCountry(ALBANY.country_id))
  const items = [bikeItem('nyx', built, 1)]
  const { region, postcode, country_id } = ALBANY
  const quoted = await shop.send('POST', '/api/checkout-guest', {
    ...{ has_bike: true, items, country_id, region, postcode, promo_code: null },
  })
  const expected_total = quoted.body.data?.quote?.totals?.total
  const body = await orderBody(shop, items, { shipping_address: ALBANY })
  const placed = await pay(shop, { ...body, expected_total })
  await payInSandbox(shop, placed)
  await work()
  return String(placed.body.data?.order_number)
}

async function work() {
  await workOff(shop.deps)
  await workOff(shop.deps)
}

async function choiceOf(number: string) {
  const { bikes, edition } = dataOf<WireOrderEdit>(await office('GET', `${number}/edit`))
  const { position = 0, size_id = 0, parts = [] } = bikes[0] ?? {}
  return { edition, position, size_id, parts }
}

/** Adds a part that the buyer pays for. @returns the id of the change */
async function payForExtra(number: string): Promise<number> {
  const { edition, parts, ...bike } = await choiceOf(number)
  const choice = { ...bike, parts: [...parts, EXTRA ?? 0] }
  const { due } = dataOf<WireBikeEditPreview>(
    await office('POST', `${number}/edits/preview`, choice),
  )
  const { difference } = dataOf<WireOrderEdit>(
    await office('POST', `${number}/differences`, {
      ...{ ...choice, edition, expected: due, reason: 'Called', request_key: crypto.randomUUID() },
    }),
  )
  const path = String(difference?.link).replace(/^.*\/orders\/edit-/, '/api/differences/')
  await payInSandbox(shop, await shop.send('POST', `${path}/payment`, { provider: 'sandbox' }))
  return difference?.id ?? 0
}

async function removeExtra(number: string) {
  const { edition, parts, ...bike } = await choiceOf(number)
  const choice = { ...bike, parts: parts.filter((id) => id !== EXTRA) }
  const { refund } = dataOf<WireBikeEditPreview>(
    await office('POST', `${number}/edits/preview`, choice),
  )
  dataOf(
    await office('POST', `${number}/edits`, {
      ...{ ...choice, edition, expected: refund, request_key: crypto.randomUUID() },
    }),
  )
  await work()
  return Math.round(refund * 100)
}

async function refund(number: string, amount: number) {
  const body = { amount: amount / 100, target: 'provider', reason: 'Scratch' }
  dataOf(await office('POST', `${number}/refunds`, body))
  await work()
}

const rows = () => shop.db.select().from(taxRecords).orderBy(asc(taxRecords.id))
const sales = () => fake().transactions.filter(({ original }) => original === null)
const recorded = () => fake().transactions.reduce((sum, { amount }) => sum + amount, 0)
const taxesOf = (calculation: string) =>
  (fake().calculations.get(calculation)?.items as { amount_tax: number }[]).reduce(
    (sum, { amount_tax }) => sum + amount_tax,
    0,
  )

test('a paid difference is recorded as a sale of its own, with the tax that was paid, once', async () => {
  const number = await buy()
  const id = await payForExtra(number)
  await work()
  const order = await orderRow(shop, number)
  expect(sales().map(({ reference }) => reference)).toEqual([number, `${number}-edit-${id}`])
  expect(recorded()).toBe(order.total_cents)
  const [edit] = await shop.db.select().from(pendingEdits)
  const [sale, difference] = await rows()
  expect(difference).toMatchObject({ amount_cents: edit?.total_cents, edit_id: id })
  expect(taxesOf(difference?.calculation ?? '')).toBe(edit?.tax_cents)
  expect(sale?.edit_id).toBeNull()
  await work()
  expect(fake().transactions).toHaveLength(2)
})

test('a lost answer records the difference once, with its first calculation', async () => {
  const number = await buy()
  await payForExtra(number)
  fake().server.fail(/create_from/, 'reset', 'reset')
  await workOff(shop.deps).catch(() => undefined)
  const [, lost] = await rows()
  expect(lost).toMatchObject({ transaction_id: null, calculation: expect.any(String) })
  const calculations = fake().calculations.size
  shop.clock.advance(60_000)
  await work()
  expect(sales()).toHaveLength(2)
  expect(fake().calculations.size).toBe(calculations)
  expect(recorded()).toBe((await orderRow(shop, number)).total_cents)
})

test('if rates changed since the order, the record still has what was paid', async () => {
  const number = await buy()
  fake().rates.NY?.push({ title: 'Sales and use tax', jurisdiction: 'New York', percent: '1.0' })
  await payForExtra(number)
  await work()
  const [edit] = await shop.db.select().from(pendingEdits)
  const [, difference] = await rows()
  expect(recorded()).toBe((await orderRow(shop, number)).total_cents)
  expect(taxesOf(difference?.calculation ?? '')).toBeGreaterThan(edit?.tax_cents ?? 0)
})

test('a cheaper part is reversed, and a full refund reverses the order and its difference', async () => {
  const number = await buy()
  await payForExtra(number)
  await work()
  const { total_cents: total } = await orderRow(shop, number)
  const returned = await removeExtra(number)
  expect(returned).toBeGreaterThan(0)
  expect(recorded()).toBe(total - returned)
  await refund(number, total - returned)
  expect(sales().map(({ id }) => fake().leftOf(id))).toEqual([0, 0])
  const reversals = (await rows()).filter(({ kind }) => kind === 'reversal')
  expect(new Set(reversals.map(({ sale_id }) => sale_id)).size).toBe(2)
})

test('a difference of an order that the shop taxed itself isn’t recorded', async () => {
  shop.deps.taxService = null
  const number = await buy()
  await payForExtra(number)
  await work()
  expect(await rows()).toEqual([])
})
