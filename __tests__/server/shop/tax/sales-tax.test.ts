import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'

import { exchangeRates, taxRegistrations } from '@/server/kernel/db/schema/catalog/taxes'
import { round2 } from '@/utils/format'
import type { JurisdictionReport, TaxReport } from '@/contract/office/reports/reports'
import { createApi } from '@/server/app'
import { dataOf } from '@/__tests__/support/member-shop'
import { freshOffice } from '@/__tests__/support/fixtures'
import { ADDRESS, orderBody, pay, payInSandbox } from '@/__tests__/support/orders/orders'
import { pdfText } from '@/__tests__/support/pdf-text'

const BACKPACK = { product_id: 5000111, count: 1 }
const ALBANY = { ...ADDRESS, city: 'Albany', region: 'NY', postcode: '12207' }

const { shop, office: staff } = freshOffice()

type Totals = { subtotal: number; shipping: number; tax: number; tax_title: string; total: number }
type Quoted = { quote: { totals: Totals; is_tax_estimated: boolean } }

const quote = async (address: Record<string, unknown>) =>
  dataOf<Quoted>(
    await shop.send('POST', '/api/checkout-guest', {
      ...{ has_bike: false, items: [BACKPACK], country_id: ADDRESS.country_id, ...address },
    }),
  ).quote

test('the tax depends on the state, which the price says until it is known', async () => {
  expect(await quote({})).toMatchObject({ is_tax_estimated: true, totals: { tax: 0 } })
  const { region, postcode } = ALBANY
  const { totals, is_tax_estimated } = await quote({ region, postcode })
  expect(is_tax_estimated).toBe(false)
  const taxed = totals.subtotal * 100 + totals.shipping * 100
  expect(Math.round(totals.tax * 100)).toBe(2 * Math.round(taxed * 0.04))
  expect(await quote({ region: 'OR' })).toMatchObject({
    is_tax_estimated: false,
    totals: { tax: 0 },
  })
})

test('a buyer in Albany pays the tax of state and county, and the invoice names both', async () => {
  const body = await orderBody(shop, [BACKPACK], { shipping_address: ALBANY })
  const { region, postcode } = ALBANY
  const { totals } = await quote({ region, postcode })
  const untaxed = await pay(shop, { ...body, expected_total: round2(totals.total - totals.tax) })
  expect([untaxed.status, untaxed.body.code]).toEqual([409, 'totals_changed'])
  const placed = await pay(shop, { ...body, expected_total: totals.total })
  await payInSandbox(shop, placed)
  const { order_number, order_key } = dataOf<{ order_number: string; order_key: string }>(placed)
  const base = `/api/orders/${order_number}/${order_key}`
  const { documents } = dataOf<{ documents: { href: string }[] }>(await shop.send('GET', base))
  const file = await createApi(shop.deps).request(documents[0]?.href ?? '')
  const [page = ''] = pdfText(Buffer.from(await file.arrayBuffer()))
  expect(page).toContain('Sales tax 4% (New York)')
  expect(page).toContain('Sales tax 4% (Albany County)')
  const { rows } = await shop.db.execute<{ lines: number; all: number }>(
    sql`select (select sum((t ->> 'tax')::int) from order_lines l, jsonb_array_elements(l.taxes) t where l.order_id = o.id)
       + (select sum((t ->> 'tax')::int) from jsonb_array_elements(o.delivery_taxes) t) as lines,
      o.tax_cents as all from orders o where number = ${order_number}`,
  )
  expect(Number(rows[0]?.lines)).toBe(Number(rows[0]?.all))

  const report = dataOf<JurisdictionReport>(await staff('GET', 'reports/jurisdictions'))
  expect(report.rows.map(({ region, jurisdiction, rate }) => [region, jurisdiction, rate])).toEqual(
    [
      ['NY', 'Albany County', 40_000],
      ['NY', 'New York', 40_000],
    ],
  )
  expect(report.total).toBe(totals.tax)
  const taxes = dataOf<TaxReport>(await staff('GET', 'reports/taxes'))
  expect(taxes.rows).toMatchObject([{ code: 'US', region: 'NY', due: { tax: totals.tax } }])
})

test('a postal code with a country prefix is taxed as it is stored', async () => {
  const manhattan = { ...ALBANY, city: 'New York', postcode: 'US-10001' }
  const body = await orderBody(shop, [BACKPACK], { shipping_address: manhattan })
  const { totals } = await quote({ region: 'NY', postcode: '10001' })
  const others = await quote({ region: 'NY', postcode: '12901' })
  expect(totals.tax).toBeGreaterThan(others.totals.tax)
  const cheap = await pay(shop, { ...body, expected_total: others.totals.total })
  expect(cheap.body.code).toBe('totals_changed')
  expect((await pay(shop, { ...body, expected_total: totals.total })).status).toBe(200)
})

test('an order can’t move to an address that is taxed differently', async () => {
  const body = await orderBody(shop, [BACKPACK])
  const placed = await pay(shop, body)
  await payInSandbox(shop, placed)
  const { order_number: number } = dataOf<{ order_number: string }>(placed)
  const move = (address: typeof ALBANY) =>
    staff('PUT', `orders/${number}/delivery`, {
      ...{ request_key: randomUUID(), edition: 0, email: body.email, address },
    })
  const refused = await move(ALBANY)
  expect([refused.status, refused.body.code]).toEqual([422, 'edit_country'])
  expect((await move({ ...ADDRESS, line1: '2 Main Street' })).status).toBe(200)
})

test('a registration that starts later is charged from its first day on', async () => {
  await shop.db.insert(taxRegistrations).values({
    ...{ id: 'us-nj', country_code: 'US', region: 'NJ', title: 'Sales tax', rate: 66_250 },
    starts_on: shop.clock.now().toISOString().slice(0, 10),
  })
  const today = await quote({ region: 'NJ' })
  expect(today.totals.tax).toBeGreaterThan(0)
  await shop.db.update(taxRegistrations).set({ starts_on: '2999-01-01' })
  expect((await quote({ region: 'NJ' })).totals.tax).toBe(0)
})

test('an invoice to the EU has the number of the registration there, and the VAT in euros', async () => {
  await shop.db.update(taxRegistrations).set({ number: 'DE123456789' })
  await shop.db.insert(exchangeRates).values([
    { id: 'old', currency: 'EUR', rate: 500_000, valid_on: '2026-01-01', source: 'Old' },
    { id: 'eur', currency: 'EUR', rate: 920_000, valid_on: '2026-01-02', source: 'ECB' },
    { id: 'later', currency: 'EUR', rate: 100_000, valid_on: '2999-01-01', source: 'Later' },
  ])
  const berlin = { ...ADDRESS, city: 'Berlin', region: '', postcode: '10115', country_id: 15 }
  const { totals } = await quote({ country_id: 15 })
  const body = await orderBody(shop, [BACKPACK], { shipping_address: berlin })
  const placed = await pay(shop, { ...body, expected_total: totals.total })
  await payInSandbox(shop, placed)
  const { order_number, order_key } = dataOf<{ order_number: string; order_key: string }>(placed)
  const base = `/api/orders/${order_number}/${order_key}`
  const { documents } = dataOf<{ documents: { href: string }[] }>(await shop.send('GET', base))
  const file = await createApi(shop.deps).request(documents[0]?.href ?? '')
  const text = pdfText(Buffer.from(await file.arrayBuffer())).join(' ')
  const euros = (Math.round(totals.tax * 100 * 0.92) / 100).toFixed(2)
  for (const part of ['VAT DE123456789', `VAT in EUR ${euros} EUR`, '1 USD = 0.92 EUR (ECB, '])
    expect(text).toContain(part)
})
