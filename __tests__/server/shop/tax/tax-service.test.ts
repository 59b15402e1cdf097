import { asc, eq } from 'drizzle-orm'

import { orderLines, orders } from '@/server/kernel/db/schema/orders/orders'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { asCertificate, decideCertificate } from '@/__tests__/support/certificates'
import { freshOffice } from '@/__tests__/support/fixtures'
import { dataOf, outcome, readCheckout } from '@/__tests__/support/member-shop'
import { as, register } from '@/__tests__/support/members'
import { ADDRESS, orderBody, pay, payInSandbox } from '@/__tests__/support/orders/orders'
import { freshTaxService, serveTaxes } from '@/__tests__/support/providers/stripe-tax'
import { noLimits } from '@/server/kernel/ports/limits'

const BACKPACK = { product_id: 5000111, count: 1 }
const GERMANY = 15
const ALBANY = { ...ADDRESS, city: 'Albany', region: 'NY', postcode: '12207' }
const DISTRICT = { ...ALBANY, line1: '1 District Street' }
const NOWHERE = { ...ALBANY, postcode: '00000' }

const { shop, office, admin } = freshOffice()
const fake = freshTaxService(shop, 'refuse')

type Totals = { subtotal: number; shipping: number; tax: number; tax_title: string; total: number }
type Quoted = {
  quote: { totals: Totals; is_tax_estimated: boolean }
  country: { taxed_regions: string[] }
}

const quote = async (address: Record<string, unknown>) =>
  dataOf<Quoted>(
    await shop.send('POST', '/api/checkout-guest', {
      ...{ has_bike: false, items: [BACKPACK], country_id: ADDRESS.country_id, ...address },
    }),
  )

const { region, postcode } = ALBANY
const quoteInAlbany = () => quote({ region, postcode })
const order = async (address: Record<string, unknown>, expected_total: number) =>
  pay(shop, await orderBody(shop, [BACKPACK], { shipping_address: address, expected_total }))

/** The rate of the double: 4% and 4.5%, each rounded per line. */
const taxOf = ({ subtotal, shipping }: Totals) =>
  [subtotal, shipping]
    .flatMap((amount) => [amount * 4, amount * 4.5].map(Math.round))
    .reduce((sum, cents) => sum + cents, 0)

test('the service decides once region and postal code are known, for one call per content', async () => {
  const before = await quote({ region })
  expect(before.quote.is_tax_estimated).toBe(true)
  expect(before.country.taxed_regions).toContain('OR')
  expect(fake().server.calls).toHaveLength(0)
  const { quote: known } = await quoteInAlbany()
  expect(known.is_tax_estimated).toBe(false)
  expect(Math.round(known.totals.tax * 100)).toBe(taxOf(known.totals))
  expect(known.totals.tax_title).toBe('Sales and use tax')
  await quoteInAlbany()
  expect(fake().server.calls).toHaveLength(1)
})

test('a client that asks for too many totals gets estimates, and can still order', async () => {
  const { total } = (await quoteInAlbany()).quote.totals
  shop.deps.limits = {
    ...shop.deps.limits,
    take: async (name, subject) => {
      if (name === 'taxQuote') throw new DomainError('too_many_requests', 'taxQuote')
      return noLimits.take(name, subject)
    },
  }
  expect((await quote({ region, postcode: '12208' })).quote.is_tax_estimated).toBe(true)
  expect(fake().server.calls).toHaveLength(1)
  expect(outcome(await order(ALBANY, total))).toBe('done')
})

test('an order has the taxes of its own calculation', async () => {
  const { totals } = (await quoteInAlbany()).quote
  expect(outcome(await order(ALBANY, totals.total))).toBe('done')
  expect(fake().calculations.size).toBe(2)
  const [row] = await shop.db.select().from(orders)
  expect(row).toMatchObject({
    ...{ tax_calculation: 'taxcalc_2', is_tax_fallback: false, tax_cents: taxOf(totals) },
    tax_title: 'Sales and use tax',
  })
  const lines = await shop.db.select().from(orderLines).orderBy(asc(orderLines.position))
  const taxes = [...lines.flatMap((line) => line.taxes), ...(row?.delivery_taxes ?? [])]
  expect(taxes.reduce((sum, { tax }) => sum + tax, 0)).toBe(row?.tax_cents)
  expect(new Set(taxes.map(({ jurisdiction }) => jurisdiction))).toEqual(
    new Set(['New York', 'Albany County']),
  )
})

test('an order is taxed by the address as it is stored', async () => {
  const { total } = (await quoteInAlbany()).quote.totals
  expect(outcome(await order({ ...ALBANY, postcode: 'US-12207' }, total))).toBe('done')
  const sent = fake().calculations.get('taxcalc_2')?.body.customer_details.address
  const [row] = await shop.db.select().from(orders)
  expect(sent?.postal_code).toBe('12207')
  expect(row?.shipping_address.postcode).toBe('12207')
})

test('another tax for the complete address shows the new total, which then is ordered', async () => {
  const { totals } = (await quoteInAlbany()).quote
  const refused = await order(DISTRICT, totals.total)
  expect(outcome(refused)).toBe('totals_changed')
  const total = Number(refused.body.data?.quote?.totals.total)
  expect(total).toBeGreaterThan(totals.total)
  expect(outcome(await order(DISTRICT, total))).toBe('done')
})

test('a member’s order converges in the same way', async () => {
  const member = as(shop, await register(shop, 'Ada'))
  await member('POST', '/api/cart', { items: [BACKPACK] })
  const query = `country_id=${ADDRESS.country_id}&region=NY&postcode=12207`
  const { totals } = dataOf<Quoted>(await member('GET', `/api/checkout?${query}`)).quote
  expect(Math.round(totals.tax * 100)).toBe(taxOf(totals))
  const placeAt = (expected_total: number) =>
    member('POST', '/api/checkout', {
      ...{ shipping_address: DISTRICT, provider: 'sandbox', expected_total },
    })
  const refused = await placeAt(totals.total)
  expect(outcome(refused)).toBe('totals_changed')
  const { total } = refused.body.data?.quote?.totals ?? totals
  expect(outcome(await placeAt(total))).toBe('done')
})

test('a certificate exempts from the shop’s own taxes, and the service isn’t asked', async () => {
  const ada = await register(shop, 'Ada')
  await as(shop, ada)('POST', '/api/cart', { items: [BACKPACK] })
  await decideCertificate(shop, admin, await asCertificate(shop, ada))
  const query = `?country_id=${ADDRESS.country_id}&region=NY&postcode=12207`
  const { totals } = (await readCheckout(shop, ada, query)).quote
  expect(totals.tax).toBe(0)
  const body = { shipping_address: ALBANY, provider: 'sandbox', expected_total: totals.total }
  expect(outcome(await as(shop, ada)('POST', '/api/checkout', body))).toBe('done')
  expect(fake().server.calls).toHaveLength(0)
})

test('an order that the service taxed can’t move to another postal code', async () => {
  const { totals } = (await quoteInAlbany()).quote
  const placed = await order(ALBANY, totals.total)
  await payInSandbox(shop, placed)
  const move = (address: typeof ALBANY) =>
    office('PUT', `orders/${placed.body.data?.order_number}/delivery`, {
      ...{ request_key: crypto.randomUUID(), edition: 0, email: 'ada@example.com', address },
    })
  expect(outcome(await move({ ...ALBANY, postcode: '12208' }))).toBe('edit_country')
  expect(outcome(await move({ ...ALBANY, line1: '2 Main Street' }))).toBe('done')
})

test('while the service fails, totals are estimates, no order is placed, and a retry works', async () => {
  fake().server.failBy(() => 'malformed')
  const { totals, is_tax_estimated } = (await quoteInAlbany()).quote
  expect([is_tax_estimated, totals.tax > 0]).toEqual([true, true])
  const refused = await order(ALBANY, totals.total)
  expect([refused.status, refused.body.code]).toEqual([503, 'tax_unavailable'])
  expect(await shop.db.select().from(orders)).toEqual([])
  fake().server.failBy(null)
  expect(outcome(await order(ALBANY, (await quoteInAlbany()).quote.totals.total))).toBe('done')
})

test('if the shop says so, its own registrations replace a service that fails', async () => {
  serveTaxes(shop, fake(), 'own')
  fake().server.failBy(() => 'malformed')
  const { totals } = (await quoteInAlbany()).quote
  expect(outcome(await order(ALBANY, totals.total))).toBe('done')
  const [row] = await shop.db.select().from(orders)
  expect(row).toMatchObject({ tax_calculation: null, is_tax_fallback: true })
  expect(row?.tax_cents).toBe(Math.round(totals.tax * 100))
  expect(row?.tax_cents).toBeGreaterThan(0)
})

test('an address that the service can’t locate is an error at the address', async () => {
  const { totals, is_tax_estimated } = (await quote({ region, postcode: '00000' })).quote
  expect(is_tax_estimated).toBe(true)
  serveTaxes(shop, fake(), 'own')
  const refused = await order(NOWHERE, totals.total)
  expect([refused.status, refused.body.code]).toEqual([422, 'tax_address_invalid'])
  expect(refused.body.errors?.map(({ field }) => field)).toEqual(['shipping_address.postcode'])
})

test('where prices include tax, and for gift cards, the service isn’t asked', async () => {
  const { totals } = (await quote({ country_id: GERMANY, region: '', postcode: '10115' })).quote
  expect(totals.tax).toBeGreaterThan(0)
  const card = { product_id: 5000124, count: 1, amount: 100 }
  await quote({ items: [card], region, postcode })
  expect(fake().server.calls).toHaveLength(0)
})

test('a draft is taxed by its address, and ordered with a calculation of its own', async () => {
  const { totals } = (await quoteInAlbany()).quote
  const { drafts } = dataOf<{ drafts: { total: number; link: string }[] }>(
    await office('POST', 'drafts', {
      ...{ items: [BACKPACK], email: 'ada@example.com', address: ALBANY, days: 7 },
      ...{ expected_total: totals.total, request_key: crypto.randomUUID() },
    }),
  )
  const [draft] = drafts
  if (!draft) throw new Error('No draft.')
  expect(draft.total).toBe(totals.total)
  const [, id, key] = /\/orders\/draft-(\d+)\/([^/]+)$/.exec(draft.link) ?? []
  const body = { provider: 'sandbox', expected_total: draft.total }
  expect(outcome(await shop.send('POST', `/api/drafts/${id}/${key}/payment`, body))).toBe('done')
  const [row] = await shop.db.select().from(orders).where(eq(orders.email, 'ada@example.com'))
  expect(row?.tax_calculation).toBe('taxcalc_2')
})
