import { eq } from 'drizzle-orm'

import type { CarrierEntry } from '@/contract/office/carriers/carriers'
import type { Fulfillment } from '@/contract/office/fulfillment/fulfillment'
import type { WireOrder } from '@/contract/shop/orders/orders'
import { TRACKING_ADDRESS } from '@/domain/shop/orders/parcels'
import { shipments } from '@/server/kernel/db/schema/orders/shipments'

import { freshOffice } from '@/__tests__/support/fixtures'
import { outboxOf } from '@/__tests__/support/mail/outbox'
import { dataOf, outcome } from '@/__tests__/support/member-shop'
import { as } from '@/__tests__/support/members'
import { buyAsGuest } from '@/__tests__/support/orders/orders'

const { shop, admin, office } = freshOffice('orders/')

const CARGO = {
  ...{ code: 'cargo', title: 'Cargo Ltd', is_offered: true },
  tracking_address: 'https://cargo.example/#/parcel/{number}?lang=en',
}
const PATH = '/api/backoffice/carriers'
const work = (method: string, path = '', body?: unknown) =>
  as(shop, admin)(method, `${PATH}${path}`, body)
const list = async () => dataOf<{ entries: CarrierEntry[] }>(await work('GET')).entries
const find = async (code: string) => {
  const entry = (await list()).find((one) => one.code === code)
  if (!entry) throw new Error(`No carrier ${code}.`)
  return entry
}
const change = async (code: string, changes: Partial<CarrierEntry>) => {
  const { code: _, ...entry } = await find(code)
  return work('PUT', `/${code}`, { ...entry, ...changes })
}
const remove = async (code: string) =>
  work('DELETE', `/${code}?version=${(await find(code)).version}`)
const read = async (number: string) =>
  dataOf<Fulfillment>(await office('GET', `${number}/fulfillment`))
const ship = (number: string, carrier: string, count = 1) =>
  office('POST', `${number}/parcels`, {
    ...{ items: [{ position: 0, count }], carrier, tracking: '47 11' },
    request_key: crypto.randomUUID(),
  })
const bought = () => buyAsGuest(shop, [{ product_id: 5000111, count: 3 }])

test('a new shop has carriers with an address that links are made from, and a van', async () => {
  const entries = await list()
  expect(entries.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['UPS', 'DPD', 'GLS', 'Royal Mail', 'PostNL', 'Canada Post']),
  )
  for (const { code, tracking_address: address } of entries) {
    if (code === 'own') expect(address).toBeNull()
    else expect(address).toMatch(TRACKING_ADDRESS)
  }
})

test('an added carrier is offered, and its link is on the order’s page and in emails', async () => {
  expect(outcome(await work('POST', '', CARGO))).toBe('done')
  const { number, href } = await bought()
  expect((await read(number)).carriers.at(-1)).toEqual({ code: 'cargo', title: 'Cargo Ltd' })
  const { parcels } = dataOf<Fulfillment>(await ship(number, 'cargo'))
  const url = 'https://cargo.example/#/parcel/47%2011?lang=en'
  const parcel = { carrier: 'Cargo Ltd', tracking: '47 11', tracking_url: url }
  expect(parcels).toMatchObject([{ ...parcel, carrier_code: 'cargo' }])
  expect(dataOf<WireOrder>(await shop.send('GET', href)).parcels).toMatchObject([parcel])
  const [mail] = await outboxOf(shop, 'shipped')
  expect(mail?.text).toContain('has shipped with Cargo Ltd.')
  expect(mail?.text).toContain(`Track your package: ${url}`)

  await change('cargo', { title: 'Cargo & Sons', tracking_address: null })
  const [renamed] = dataOf<WireOrder>(await shop.send('GET', href)).parcels
  expect(renamed).toMatchObject({ carrier: 'Cargo & Sons', tracking_url: null })
})

test('a new carrier is the last one, and another order is that of new parcels', async () => {
  await work('POST', '', CARGO)
  const codes = (await list()).map(({ code }) => code)
  expect(codes.at(-1)).toBe('cargo')
  const order = (next: string[]) =>
    as(shop, admin)('PUT', '/api/backoffice/carrier-order', { codes: next })
  const newOrder = ['cargo', ...codes.slice(0, -1)]
  expect(outcome(await order(newOrder))).toBe('done')
  expect((await list()).map(({ code }) => code)).toEqual(newOrder)
  const { number } = await bought()
  expect((await read(number)).carriers[0]?.code).toBe('cargo')
  for (const wrong of [newOrder.slice(1), [...newOrder, 'boats'], ['ups', ...newOrder.slice(1)]]) {
    expect(outcome(await order(wrong))).toBe('carrier_changed')
  }
  expect((await list()).map(({ code }) => code)).toEqual(newOrder)
})

test.each([
  'javascript:alert(1)//{number}',
  'http://cargo.example/{number}',
  'https://cargo.example',
])('a carrier with the address %s is refused', async (tracking_address) => {
  const added = await work('POST', '', { ...CARGO, tracking_address })
  expect(added.body).toMatchObject({
    code: 'invalid_input',
    errors: [{ field: 'tracking_address' }],
  })
  expect(outcome(await change('ups', { tracking_address }))).toBe('invalid_input')
})

test('an address that reached the database another way makes no link', async () => {
  await shop.db.execute(
    `update carriers set tracking_address = 'https://ups.example@{number}' where code = 'ups'`,
  )
  const { number } = await bought()
  const { parcels } = dataOf<Fulfillment>(await ship(number, 'ups'))
  expect(parcels[0]).toMatchObject({ carrier: 'UPS', tracking_url: null })
})

test('a used carrier can’t be removed, only no longer offered', async () => {
  await work('POST', '', CARGO)
  await work('POST', '', { ...CARGO, code: 'boats' })
  const { number } = await bought()
  await ship(number, 'cargo')
  expect(outcome(await remove('cargo'))).toBe('carrier_in_use')
  expect(outcome(await remove('boats'))).toBe('done')
  await office('POST', `${number}/parcels/1/undo`)
  expect(await shop.db.$count(shipments, eq(shipments.carrier, 'cargo'))).toBe(0)
  expect(outcome(await remove('cargo'))).toBe('carrier_in_use')

  await ship(number, 'cargo')
  expect(outcome(await change('cargo', { is_offered: false }))).toBe('done')
  const { carriers, parcels } = await read(number)
  expect(carriers.map(({ code }) => code)).not.toContain('cargo')
  expect(parcels).toMatchObject([{ carrier: 'Cargo Ltd' }])
  const refused = await ship(number, 'cargo')
  expect(refused.body).toMatchObject({ code: 'invalid_input', errors: [{ field: 'carrier' }] })
  expect(outcome(await ship(number, 'unheard-of'))).toBe('invalid_input')
  const correct = (carrier: string, tracking: string) =>
    office('PUT', `${number}/parcels/2`, { carrier, tracking })
  expect(outcome(await correct('cargo', '12'))).toBe('done')
  expect(outcome(await correct('ups', '12'))).toBe('done')
  expect(outcome(await correct('cargo', '12'))).toBe('invalid_input')
})

test('the van stays, without tracking, and may be no longer offered', async () => {
  expect(outcome(await remove('own'))).toBe('carrier_in_use')
  const { tracking_address } = CARGO
  expect((await change('own', { tracking_address })).body).toMatchObject({
    code: 'invalid_input',
    errors: [{ field: 'tracking_address' }],
  })
  expect(outcome(await change('own', { is_offered: false }))).toBe('done')
})

test('a parcel and the removal of its carrier at once: one of them is refused', async () => {
  await work('POST', '', CARGO)
  const { number } = await bought()
  const { version } = await find('cargo')
  const [shipped, removed] = await Promise.all([
    ship(number, 'cargo'),
    work('DELETE', `/cargo?version=${version}`),
  ])
  const rows = await shop.db.$count(shipments, eq(shipments.carrier, 'cargo'))
  expect([outcome(shipped), outcome(removed)]).toEqual(
    rows > 0 ? ['done', 'carrier_in_use'] : ['invalid_input', 'done'],
  )
})
