import type { MotorTune, ShippingCountry } from '@/contract/office/countries/countries'

import { taxRegistrations } from '@/server/kernel/db/schema/catalog/taxes'
import { as } from '@/__tests__/support/members'
import { dataOf } from '@/__tests__/support/member-shop'
import { ADDRESS, orderBody, pay } from '@/__tests__/support/orders/orders'
import { freshOffice } from '@/__tests__/support/fixtures'

const GERMANY = 15
const BACKPACK = { product_id: 5000111, count: 1 }
const BERLIN = {
  ...ADDRESS,
  ...{ country_id: GERMANY, city: 'Berlin', region: '', postcode: '10115' },
}

const { shop, admin, office } = freshOffice('countries')

const all = async () => dataOf<{ entries: ShippingCountry[] }>(await office('GET')).entries
const read = async (code: string) => {
  const found = (await all()).find((one) => one.code === code)
  if (!found) throw new Error(`No country ${code}.`)
  return found
}
const rulesOf = ({
  code: _,
  title: __,
  is_default: ___,
  postcode_example: ____,
  tax_rate: _____,
  taxed_regions: ______,
  ...rules
}: ShippingCountry) => rules
const change = async (code: string, rules: Partial<ShippingCountry>) =>
  office('PUT', `/${code}`, { ...rulesOf(await read(code)), ...rules })
const offered = async () =>
  dataOf<{ countries: { code: string; title: string }[] }>(await shop.send('GET', '/api/countries'))
    .countries
const quote = async (country_id: number) =>
  shop.send('POST', '/api/checkout-guest', {
    ...{ has_bike: false, items: [BACKPACK], country_id, promo_code: null },
  })

test('the table says what every country has, with the motor tunes to choose from', async () => {
  const countries = await all()
  const { tunes } = dataOf<{ tunes: MotorTune[] }>(
    await as(shop, admin)('GET', '/api/backoffice/motor-tunes'),
  )
  expect(countries.map(({ title }) => title)).toEqual((await offered()).map(({ title }) => title))
  const tags = tunes.map(({ tag }) => tag)
  expect(
    countries.flatMap(({ legal_tunes }) => legal_tunes).filter((tag) => !tags.includes(tag)),
  ).toEqual([])
  expect(new Set(tunes.map(({ title }) => title)).size).toBe(tunes.length)
})

test('a changed tax and fee is charged with the next order, and orders of before keep theirs', async () => {
  const body = await orderBody(shop, [BACKPACK], { shipping_address: BERLIN })
  const before = dataOf<{ quote: { totals: Record<string, number> } }>(await quote(GERMANY)).quote
    .totals
  const placed = await pay(shop, { ...body, expected_total: before.total })
  expect(placed.status).toBe(200)
  const saved = await change('DE', { shipping_goods: 250 as never })
  expect(saved.body.data).toMatchObject({ tax_rate: 190_000, shipping_goods: 250 })
  await shop.db.update(taxRegistrations).set({ ends_on: '2026-01-31' })
  const after = dataOf<{ quote: { totals: Record<string, number> } }>(await quote(GERMANY)).quote
    .totals
  expect(after).toMatchObject({ tax: 0, shipping: 250 })
  expect(before.tax).toBeGreaterThan(0)
  const { order_number, order_key } = dataOf<{ order_number: string; order_key: string }>(placed)
  const order = dataOf<{ totals: { total: number } }>(
    await shop.send('GET', `/api/orders/${order_number}/${order_key}`),
  )
  expect(order.totals.total).toBe(before.total)
})

test('a withdrawn country is neither listed nor taken, and its orders are still read', async () => {
  const before = dataOf<{ quote: { totals: { total: number } } }>(await quote(GERMANY)).quote.totals
  const body = await orderBody(shop, [BACKPACK], { shipping_address: BERLIN })
  const placed = await pay(shop, { ...body, expected_total: before.total })
  await change('DE', { is_offered: false })
  expect((await offered()).map(({ code }) => code)).not.toContain('DE')
  expect((await quote(GERMANY)).body.code).toBe('country_not_found')
  const again = await pay(shop, { ...body, email: 'b@example.com', expected_total: before.total })
  expect(again.status).toBe(422)
  const { order_number, order_key } = dataOf<{ order_number: string; order_key: string }>(placed)
  const { body: order } = await shop.send('GET', `/api/orders/${order_number}/${order_key}`)
  expect(JSON.stringify(order.data)).toContain('Germany')
  await change('DE', { is_offered: true })
  expect((await quote(GERMANY)).status).toBe(200)
})

test('what visitors see first stays offered', async () => {
  const { status, body } = await change('US', { is_offered: false })
  expect([status, body.errors?.[0]?.field]).toEqual([422, 'is_offered'])
})

test('a new country stands where its name belongs, is shipped to at once, and comes once', async () => {
  const { version: _, postcode_formats: __, ...rules } = rulesOf(await read('DE'))
  const body = { ...rules, code: 'fo', title: 'Faroe Islands' }
  const france = await read('FR')
  const tries = await Promise.all([office('POST', '', body), office('POST', '', body)])
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await read('FO')).postcode_formats).toEqual(['999'])
  const titles = (await offered()).map(({ title }) => title)
  expect(titles).toEqual([...titles].sort((a, b) => a.localeCompare(b, 'en')))
  const { countries } = dataOf<{ countries: { id: number; code: string }[] }>(
    await shop.send('GET', '/api/countries'),
  )
  const { id = 0 } = countries.find(({ code }) => code === 'FO') ?? {}
  expect((await quote(id)).status).toBe(200)
  // It moves the countries after it, whose drafts stay valid.
  const changed = await office('PUT', '/FR', { ...rulesOf(france), tax_title: 'TVA' })
  expect(changed.status).toBe(200)
  const again = await office('PUT', '/FR', { ...rulesOf(france), tax_title: 'Tax' })
  expect([again.status, again.body.code]).toEqual([409, 'shipping_country_changed'])
})

test.each([
  [{ shipping_bike: -1 as never }, 'shipping_bike'],
  [{ transit_goods_days: 400 }, 'transit_goods_days'],
  [{ legal_tunes: ['tune-rocket'] }, 'legal_tunes'],
  [{ tax_title: ' ' }, 'tax_title'],
])('%j is refused', async (rules, field) => {
  const { status, body } = await change('DE', rules as Partial<ShippingCountry>)
  expect([status, body.errors?.[0]?.field]).toEqual([422, field])
})

test('a format of postal codes is checked by the checkout and the address book; saved addresses stay', async () => {
  const book = (postcode: string) =>
    as(shop, admin)('POST', '/api/addresses', { ...BERLIN, name: 'Ada Rider', postcode })
  expect((await book('10115')).status).toBeLessThan(300)
  const saved = await change('DE', { postcode_formats: ['A9A 9A9', '9999-99'] })
  expect(saved.body.data).toMatchObject({
    ...{ postcode_formats: ['A9A 9A9', '9999-99'], postcode_example: 'A1B 2C3' },
  })
  const wrong = await book('10115')
  expect([wrong.status, wrong.body.errors?.map(({ field }) => field)]).toEqual([422, ['postcode']])
  expect((await book('k1a0b1')).status).toBeLessThan(300)
  const placeOrder = async (postcode: string) => {
    const { total } = dataOf<{ quote: { totals: { total: number } } }>(await quote(GERMANY)).quote
      .totals
    const body = await orderBody(shop, [BACKPACK], { shipping_address: { ...BERLIN, postcode } })
    return pay(shop, { ...body, expected_total: total })
  }
  expect((await placeOrder('10115')).status).toBe(422)
  expect((await placeOrder('1234-56')).status).toBe(200)
  const { addresses } = dataOf<{ addresses: { postcode: string }[] }>(
    await as(shop, admin)('GET', '/api/addresses'),
  )
  expect(addresses.map(({ postcode }) => postcode)).toContain('10115')
})

test('no rule is lost by a save that names no format, and none is checked where there is none', async () => {
  expect((await read('CA')).postcode_formats).toBeNull()
  await change('CA', { tax_title: 'GST' })
  expect(await read('CA')).toMatchObject({ postcode_formats: null, postcode_example: 'K1A 0B1' })
  await change('CA', { postcode_formats: [] })
  expect(await read('CA')).toMatchObject({ postcode_formats: [], postcode_example: null })
  expect((await change('CA', { postcode_formats: ['[0-9]+'] })).status).toBe(422)
})
