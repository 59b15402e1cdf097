import { sql } from 'drizzle-orm'

import { attachmentsOf } from '@/server/after-sale'
import { createApi } from '@/server/app'
import type { Mail } from '@/server/kernel/ports/mail'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { storeLegalVersions, TermsChanged } from '@/server/orders/checkout/legal-versions'
import { orderRow } from '@/__tests__/support/after-sales'
import { freshOffice } from '@/__tests__/support/fixtures'
import {
  dataOf,
  memberOrder,
  readCart,
  readCheckout,
  readOrder,
  saveBike,
} from '@/__tests__/support/member-shop'
import { as, register } from '@/__tests__/support/members'
import { pdfText } from '@/__tests__/support/pdf-text'
import { workOff } from '@/__tests__/support/work'
import { bikeItem, buyAsGuest, orderBody, pay } from '@/__tests__/support/orders/orders'

const { shop, office } = freshOffice()

interface Documents {
  documents: { id: number; title: string; href: string }[]
}

const ITEMS = [bikeItem('nyx')]

const publish = (base = 1) =>
  office('PUT', 'content/page/terms', {
    ...{ title: 'Terms of sale', description: '', source: `Terms ${base + 1}.`, owner: 'Legal' },
    ...{ base, review_by: null, publish_at: shop.clock.now().toISOString() },
  })

async function shown() {
  const reply = await shop.send('POST', '/api/checkout-guest', { has_bike: true, items: ITEMS })
  return dataOf<Documents>(reply).documents
}

const idsOf = (documents: Documents['documents']) => documents.map(({ id }) => id)
const termsOf = async (href: string) =>
  dataOf<{ terms: { href: string }[] }>(await shop.send('GET', href)).terms.map((one) => one.href)

const FIRST = ['/terms', '/rrpolicy', '/warranty', '/privacypolicy'].map(
  (page) => `${page}/versions/1`,
)
const SECOND = ['/terms/versions/2', ...FIRST.slice(1)]

test('a change of the terms during the checkout orders nothing, shows the new version and asks again', async () => {
  const before = await shown()
  expect(before.map(({ href }) => href)).toEqual(FIRST)
  await publish()
  const body = await orderBody(shop, ITEMS, { documents: idsOf(before) })
  const reply = await pay(shop, body, 'a-key-of-sixteen-letters')
  expect([reply.status, reply.body.code]).toEqual([409, 'terms_changed'])
  const { documents } = reply.body.data as unknown as Documents
  expect(documents.map(({ href }) => href)).toEqual(SECOND)
  expect(await shop.db.select().from(orders)).toEqual([])
  const order = await buyAsGuest(shop, ITEMS, { documents: idsOf(documents) })
  expect(await termsOf(order.href)).toEqual(SECOND)
})

test('an order names its versions to its buyer and to staff, in its email too, after the terms have changed', async () => {
  const order = await buyAsGuest(shop, ITEMS, { documents: idsOf(await shown()) })
  await publish()
  const later = await buyAsGuest(shop)
  expect(await termsOf(order.href)).toEqual(FIRST)
  expect(await termsOf(later.href)).toEqual(SECOND)
  const seen = dataOf<{ terms: { href: string }[] }>(await office('GET', `orders/${order.number}`))
  expect(seen.terms.map(({ href }) => href)).toEqual(FIRST)
  const { rows } = await shop.db.execute(
    sql`select text from mail_outbox where kind = 'order_confirmation' order by id limit 1`,
  )
  expect(String(rows[0]?.text)).toContain('/terms/versions/1)')
})

test('the confirmation contains the versions of its order, also when it is sent after the terms have changed', async () => {
  await buyAsGuest(shop, ITEMS, { documents: idsOf(await shown()) })
  await publish()
  await buyAsGuest(shop)
  await workOff(shop.deps)
  const confirmations = () =>
    shop.sent
      .splice(0)
      .filter(({ subject }) => subject.startsWith('Order confirmed'))
      .sort((a, b) => a.subject.localeCompare(b.subject))
  const filesOf = (mail?: Mail) =>
    new Map(mail?.attachments?.map(({ filename, content }) => [filename, content]))
  const [first, second] = confirmations().map(filesOf)
  expect([...(first?.keys() ?? [])]).toEqual([
    'terms-of-sale.pdf',
    'returns-and-refunds.pdf',
    'warranty.pdf',
    'privacy-policy.pdf',
  ])
  const textOf = (files: typeof first, name: string) =>
    pdfText(files?.get(name) ?? Buffer.alloc(0)).join(' ')
  expect(textOf(first, 'returns-and-refunds.pdf')).toMatch(
    /until 14 days after the day.*Model withdrawal form.*To Fixture Bikes Inc\..*hereby give notice/,
  )
  expect(textOf(first, 'terms-of-sale.pdf')).toContain('How a contract is made')
  expect(textOf(second, 'terms-of-sale.pdf')).toMatch(
    /^Terms of sale Terms 2\. .*\/terms\/versions\/2/,
  )
  const { rows } = await shop.db.execute(
    sql`update mail_outbox set status = 'queued' where kind = 'order_confirmation' returning id`,
  )
  shop.clock.advance(3_600_000)
  await workOff(shop.deps)
  expect(rows).toHaveLength(2)
  expect(confirmations().map(filesOf)).toEqual([first, second])
})

test('lists of emails name what is attached, and an order without versions has nothing attached', async () => {
  const order = await buyAsGuest(shop)
  const attached = ['Privacy policy', 'Returns and refunds', 'Terms of sale', 'Warranty']
  const { emails } = dataOf<{ emails: { attachments: string[] }[] }>(await office('GET', 'emails'))
  expect(emails.map(({ attachments }) => attachments)).toEqual([attached, []])
  const open = createApi({ ...shop.deps, isOutboxOpen: true })
  const outbox = (await (await open.request('/api/outbox')).json()) as {
    data: { mails: { attachments: string[] }[] }
  }
  expect(outbox.data.mails.map(({ attachments }) => attachments)).toEqual([attached, []])
  const { id } = await orderRow(shop, order.number)
  const filesOf = (mail: Parameters<typeof attachmentsOf>[1]) => attachmentsOf(shop.deps, mail)
  expect(await filesOf({ kind: 'shipped_1', order_id: id })).toEqual([])
  expect(await filesOf({ kind: 'order_confirmation', order_id: 0 })).toEqual([])
})

test('a member is asked again, too, and keeps the cart', async () => {
  const ada = await register(shop, 'Ada')
  await saveBike(shop, ada)
  const documents = idsOf((await readCheckout(shop, ada)).documents)
  await publish()
  const order = (body: unknown) => as(shop, ada)('POST', '/api/checkout', body)
  const reply = await order(await memberOrder(shop, ada, { documents }))
  expect([reply.status, reply.body.code]).toEqual([409, 'terms_changed'])
  expect((await readCart(shop, ada)).carts).toHaveLength(1)
  const next = idsOf((reply.body.data as unknown as Documents).documents)
  const placed = await order(await memberOrder(shop, ada, { documents: next }))
  const { terms } = await readOrder(shop, ada, String(placed.body.data?.order_number))
  expect(terms.map(({ href }) => href)).toEqual(SECOND)
})

test('no version is recorded between the check and the commit of an order', async () => {
  const old = idsOf(await shown())
  await buyAsGuest(shop)
  const [order] = await shop.db.select({ id: orders.id }).from(orders)
  const lockTerms = () =>
    shop.db.execute(sql`select from content_pages where slug = 'terms' for update nowait`)
  await shop.db.transaction(async (tx) => {
    await lockTerms()
    await storeLegalVersions(tx, order?.id ?? 0, [])
    await expect(lockTerms()).rejects.toThrow()
  })
  await publish()
  await shown()
  await expect(
    shop.db.transaction((tx) => storeLegalVersions(tx, order?.id ?? 0, old.slice(0, 1))),
  ).rejects.toBeInstanceOf(TermsChanged)
  await expect(shop.db.execute(sql`delete from order_legal_versions`)).rejects.toThrow()
})
