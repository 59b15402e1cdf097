import { eq, sql } from 'drizzle-orm'

import type { Certificates } from '@/contract/account/certificates/certificates'
import { createApi } from '@/server/app'
import { taxCertificates } from '@/server/kernel/db/schema/catalog/taxes'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { files } from '@/server/kernel/db/schema/system/files'
import { deliver } from '@/__tests__/support/after-sales'
import { asCertificate, decideCertificate, uploadPdf } from '@/__tests__/support/certificates'
import { fresh, freshOffice } from '@/__tests__/support/fixtures'
import { dataOf, readCart, readCheckout } from '@/__tests__/support/member-shop'
import { as, logIn, PASSWORD, register } from '@/__tests__/support/members'
import { ADDRESS, orderBody, pay, payInSandbox } from '@/__tests__/support/orders/orders'
import { pdfText } from '@/__tests__/support/pdf-text'

const BACKPACK = { product_id: 5000111, count: 1 }
const ALBANY = { ...ADDRESS, city: 'Albany', region: 'NY', postcode: '12207' }
const IN_ALBANY = '?country_id=222&region=NY&postcode=12207'
const TITLE = 'Exempt from sales tax (certificate 20-1234567)'

const { shop, admin } = freshOffice()
const ada = fresh(() => register(shop, 'Ada'))
const send = (method: string, path: string, body?: unknown) => as(shop, ada)(method, path, body)

beforeEach(() => send('POST', '/api/cart', { items: [BACKPACK] }))

const approve = async (ends_on: string | null = null) =>
  decideCertificate(shop, admin, await asCertificate(shop, ada), { ends_on })
const inAlbany = async () => (await readCheckout(shop, ada, IN_ALBANY)).quote
const orderAt = (expected_total: unknown, shipping_address = ALBANY) => ({
  ...{ shipping_address, provider: 'sandbox', expected_total },
})
const place = (total: unknown, address = ALBANY) =>
  send('POST', '/api/checkout', orderAt(total, address))
const orderOf = async (number: string) =>
  (await shop.db.select().from(orders).where(eq(orders.number, number)))[0]

async function buy() {
  const placed = await place((await inAlbany()).totals.total)
  await payInSandbox(shop, placed)
  return dataOf<{ order_number: string; order_key: string }>(placed)
}

test('only an approved certificate exempts, from the taxes of state and county', async () => {
  expect((await inAlbany()).totals.tax).toBeGreaterThan(0)
  const id = await asCertificate(shop, ada)
  expect((await inAlbany()).totals.tax).toBeGreaterThan(0)
  await decideCertificate(shop, admin, id)
  const { totals, certificate } = await inAlbany()
  expect(totals).toMatchObject({ tax: 0, tax_title: TITLE })
  expect(certificate).toBe('20-1234567')
})

test('another state is still taxed, and so is a guest with the same email address', async () => {
  await approve()
  const { quote } = await readCheckout(shop, ada, '?country_id=6&region=BC&postcode=V5K0A1')
  expect(quote.totals.tax).toBeGreaterThan(0)
  const { region, postcode, country_id } = ALBANY
  const guest = await shop.send('POST', '/api/checkout-guest', {
    ...{ has_bike: false, items: [BACKPACK], region, postcode, country_id },
  })
  const { totals } = guest.body.data?.quote ?? {}
  expect(totals?.tax).toBeGreaterThan(0)
  const body = await orderBody(shop, [BACKPACK], { shipping_address: ALBANY, email: ada.email })
  const exempt = Number((await inAlbany()).totals.total)
  expect((await pay(shop, { ...body, expected_total: exempt })).body.code).toBe('totals_changed')
})

test('the cart of a member with an address in the state is exempt', async () => {
  await send('POST', '/api/addresses', ALBANY)
  expect((await readCart(shop, ada)).tax).toBeGreaterThan(0)
  await approve()
  expect(await readCart(shop, ada)).toMatchObject({ tax: 0, tax_title: TITLE })
})

test('the order stores the certificate, and its invoice states reason and number', async () => {
  await approve()
  const { order_number, order_key } = await buy()
  const [certificate] = await shop.db.select().from(taxCertificates)
  expect(await orderOf(order_number)).toMatchObject({
    ...{ tax_cents: 0, tax_title: TITLE, tax_certificate_id: certificate?.id },
  })
  const { documents } = dataOf<{ documents: { href: string }[] }>(
    await shop.send('GET', `/api/orders/${order_number}/${order_key}`),
  )
  const file = await createApi(shop.deps).request(documents[0]?.href ?? '')
  const [page = ''] = pdfText(Buffer.from(await file.arrayBuffer()))
  expect(page).toContain('Tax exemption in New York: Resale, certificate 20-1234567')
})

test('an order in a state without the certificate stores none', async () => {
  await approve()
  const placed = await place((await readCheckout(shop, ada)).quote.totals.total, ADDRESS)
  const { order_number } = dataOf<{ order_number: string }>(placed)
  expect((await orderOf(order_number))?.tax_certificate_id).toBeNull()
})

test('a certificate that ends between page and press changes the total, and the cart stays', async () => {
  await approve('2026-11-20')
  shop.clock.set('2026-11-20T23:59:59.000Z')
  const late = await logIn(shop, ada)
  const { total } = (await readCheckout(shop, late, IN_ALBANY)).quote.totals
  shop.clock.set('2026-11-21T00:00:00.000Z')
  const refused = await as(shop, late)('POST', '/api/checkout', orderAt(total))
  expect([refused.status, refused.body.code]).toEqual([409, 'totals_changed'])
  expect(refused.body.data?.quote?.totals.tax).toBeGreaterThan(0)
  expect((await readCart(shop, late)).carts).toHaveLength(1)
  expect(await shop.db.$count(orders)).toBe(0)
  const own = dataOf<Certificates>(await as(shop, late)('GET', '/api/account/tax-certificates'))
  expect(own.certificates[0]?.state).toBe('ended')
})

test('a revoked certificate exempts no further order', async () => {
  const id = await asCertificate(shop, ada)
  await decideCertificate(shop, admin, id)
  const { order_number } = await buy()
  await send('POST', '/api/cart', { items: [BACKPACK] })
  await decideCertificate(shop, admin, id, {
    ...{ decision: 'refused', decision_reason: 'The business closed.' },
  })
  expect((await inAlbany()).totals.tax).toBeGreaterThan(0)
  expect(await orderOf(order_number)).toMatchObject({ tax_cents: 0 })
})

describe('personal data', () => {
  test('the export has certificates with their files', async () => {
    await asCertificate(shop, ada)
    const { body } = await send('POST', '/api/account/export', { password: PASSWORD })
    expect(body).toMatchObject({
      tax_certificates: [{ number: '20-1234567', region: 'NY' }],
      tax_certificate_files: [{ name: 'st-120.pdf', content: expect.any(String) }],
    })
  })

  test('erasure deletes a certificate unless an order was exempt by it', async () => {
    await approve()
    const { order_number } = await buy()
    await asCertificate(shop, ada, { number: '30-7654321' })
    await deliver(shop, order_number)
    const erased = await send('POST', '/api/account/delete', { password: PASSWORD })
    expect(erased.status).toBe(200)
    const left = await shop.db.select().from(taxCertificates)
    expect(left).toMatchObject([{ number: '20-1234567', user_id: null }])
    const { rows } = await shop.db.execute<{ count: number }>(
      sql`select count(*)::int from ${files} where name = 'st-120.pdf'`,
    )
    expect(rows[0]?.count).toBe(1)
  })
})

test('an upload is used once', async () => {
  const file = await uploadPdf(shop)
  await asCertificate(shop, ada, { file })
  await expect(
    asCertificate(shop, ada, { file, region: 'BC', country_code: 'CA' }),
  ).rejects.toThrow('file_not_found')
})
