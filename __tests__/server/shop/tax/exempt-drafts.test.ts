import { eq } from 'drizzle-orm'

import type { WireDraft, WireDrafts } from '@/contract/office/drafts/drafts'
import { users } from '@/server/kernel/db/schema/accounts/users'
import { taxCertificates } from '@/server/kernel/db/schema/catalog/taxes'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { dayOf } from '@/server/kernel/ports/clock'
import { asCertificate, decideCertificate } from '@/__tests__/support/certificates'
import { fresh, freshOffice } from '@/__tests__/support/fixtures'
import { outboxOf } from '@/__tests__/support/mail/outbox'
import { dataOf, outcome, readCheckout } from '@/__tests__/support/member-shop'
import { as, register } from '@/__tests__/support/members'
import { ADDRESS, payInSandbox } from '@/__tests__/support/orders/orders'

const ITEMS = [{ product_id: 5000111, count: 1 }]
const ALBANY = { ...ADDRESS, city: 'Albany', region: 'NY', postcode: '12207' }
const TITLE = 'Exempt from sales tax (certificate 20-1234567)'

const { shop, admin, office } = freshOffice()
const ada = fresh(() => register(shop, 'Ada'))

const confirm = (isConfirmed = true) =>
  shop.db
    .update(users)
    .set({ email_verified_at: isConfirmed ? shop.clock.now() : null })
    .where(eq(users.email, ada.email))
beforeEach(() => confirm())

const approve = async (ends_on: string | null = null) =>
  decideCertificate(shop, admin, await asCertificate(shop, ada), { ends_on })

type Totals = { tax: number; tax_title: string; total: number }
const { country_id, region, postcode } = ALBANY
const quote = async (change: Record<string, unknown> = {}) =>
  dataOf<{ quote: { totals: Totals } }>(
    await office('POST', 'draft-quotes', {
      ...{ items: ITEMS, country_id, region, postcode, email: ada.email },
      ...change,
    }),
  ).quote.totals

async function send(expected_total: number) {
  const { drafts } = dataOf<WireDrafts>(
    await office('POST', 'drafts', {
      ...{ items: ITEMS, email: ada.email, address: ALBANY, days: 7, expected_total },
      request_key: crypto.randomUUID(),
    }),
  )
  const [, id, key] = /\/orders\/draft-(\d+)\/([^/]+)$/.exec(drafts[0]?.link ?? '') ?? []
  return `/api/drafts/${id}/${key}`
}

const totalsOf = async (path: string) =>
  dataOf<WireDraft>(await shop.send('GET', path)).quote?.totals
const press = (path: string, expected_total: unknown) =>
  shop.send('POST', `${path}/payment`, { provider: 'sandbox', expected_total })

test('a draft for a member is exempt exactly as the member’s own checkout', async () => {
  await approve()
  const totals = await quote()
  expect(totals).toMatchObject({ tax: 0, tax_title: TITLE })
  await as(shop, ada)('POST', '/api/cart', { items: ITEMS })
  const own = await readCheckout(shop, ada, `?country_id=222&region=NY&postcode=12207`)
  expect(totals).toEqual(own.quote.totals)
})

test('email, payment link and order are exempt, and the order stores the certificate', async () => {
  await approve()
  const path = await send((await quote()).total)
  expect(await totalsOf(path)).toMatchObject({ tax: 0, tax_title: TITLE })
  expect((await outboxOf(shop, 'draft_'))[0]?.text).toContain(TITLE)
  const { total } = await quote()
  await payInSandbox(shop, await press(path, total))
  const [order] = await shop.db.select().from(orders)
  const [certificate] = await shop.db.select().from(taxCertificates)
  expect(order).toMatchObject({
    ...{ payment_state: 'paid', tax_cents: 0, tax_title: TITLE, user_id: null },
    tax_certificate_id: certificate?.id,
  })
})

test('another state, another email address and no email address are taxed', async () => {
  await approve()
  expect((await quote({ country_id: 6, region: 'BC', postcode: 'V5K0A1' })).tax).toBeGreaterThan(0)
  expect((await quote({ email: 'bea@example.com' })).tax).toBeGreaterThan(0)
  expect((await quote({ email: undefined })).tax).toBeGreaterThan(0)
})

test('neither an address that was never confirmed nor a disabled account exempts', async () => {
  await approve()
  await confirm(false)
  expect((await quote()).tax).toBeGreaterThan(0)
  await confirm()
  expect((await quote()).tax).toBe(0)
  await shop.db
    .update(users)
    .set({ disabled_at: shop.clock.now() })
    .where(eq(users.email, ada.email))
  expect((await quote()).tax).toBeGreaterThan(0)
})

test('a certificate that ends before the draft is paid changes its total', async () => {
  await approve(dayOf(shop.clock.now()))
  const { total } = await quote()
  const path = await send(total)
  shop.clock.advance(24 * 3_600_000)
  expect(outcome(await press(path, total))).toBe('draft_changed')
  expect(await shop.db.$count(orders)).toBe(0)
  const now = await totalsOf(path)
  expect(now?.tax).toBeGreaterThan(0)
  expect(outcome(await press(path, now?.total))).toBe('done')
  expect((await shop.db.select().from(orders))[0]?.tax_certificate_id).toBeNull()
})
