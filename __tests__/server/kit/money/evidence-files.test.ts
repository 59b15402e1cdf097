import { eq } from 'drizzle-orm'
import sharp from 'sharp'

import type { DisputeFiles } from '@/contract/office/disputes/disputes'
import { createApi } from '@/server/app'
import { auditDetails, auditEntries } from '@/server/kernel/db/schema/accounts/audit'
import { disputes } from '@/server/kernel/db/schema/orders/after-sales'
import { disputeFiles } from '@/server/kernel/db/schema/payments/dispute-files'
import { files } from '@/server/kernel/db/schema/system/files'
import { shipmentItems, shipments } from '@/server/kernel/db/schema/orders/shipments'
import { eraseOrders } from '@/server/orders'
import { purgeDisputeFiles } from '@/server/payments'

import { registerAdmin } from '@/__tests__/support/admins'
import { idOf } from '@/__tests__/support/after-sales'
import { fresh } from '@/__tests__/support/fixtures'
import { disputedOrder } from '@/__tests__/support/orders/disputed-order'
import { as } from '@/__tests__/support/members'
import { dataOf, outcome } from '@/__tests__/support/member-shop'
import type { Reply } from '@/__tests__/support/shop'
import { withMoneyShop } from '@/__tests__/support/orders/with-money-shop'

const shop = withMoneyShop()
const admin = fresh(() => registerAdmin(shop))

const TEXT = 'Shipped on November 20 by UPS, 1Z999, delivered and signed for on November 22.'
const PDF = Buffer.from('%PDF-1.7\nConversation with the buyer\n%%EOF')
const listOf = (reply: Reply) => dataOf<DisputeFiles>(reply)

async function upload(name: string, content: Buffer): Promise<string> {
  const path = `/api/files?name=${encodeURIComponent(name)}`
  const init = { method: 'POST', body: new Uint8Array(content) }
  const answer = await createApi(shop.deps).request(path, init)
  return ((await answer.json()) as { data: { id: string } }).data.id
}

const at = (id: number, rest = 'files') => `/api/backoffice/disputes/${id}/${rest}`
const attach = (id: number, file: string, field = 'customer_communication', who = admin) =>
  as(shop, who)('POST', at(id), { file, field })
const addPaper = (id: number, paper: string) => as(shop, admin)('POST', at(id, 'papers'), { paper })
const send = (id: number) =>
  as(shop, admin)('POST', at(id, 'evidence'), { text: TEXT, request_key: crypto.randomUUID() })

test('files and the shop’s own papers go to the provider with the answer, once, and stay to be read', async () => {
  const { id, name, orderId } = await disputed({ isShipped: true })
  const list = listOf(await as(shop, admin)('GET', at(id)))
  expect(list).toMatchObject({ takes_files: true, files: [] })
  expect(list.papers.map(({ paper, field }) => [paper, field])).toEqual([
    ['invoice', 'receipt'],
    ['deliveries', 'shipping_documentation'],
  ])
  expect(outcome(await addPaper(id, 'invoice'))).toBe('done')
  expect(outcome(await addPaper(id, 'deliveries'))).toBe('done')
  expect(outcome(await attach(id, await upload('Conversation.pdf', PDF)))).toBe('done')
  expect(shop.stripe.files.size).toBe(0)
  expect(outcome(await send(id))).toBe('done')

  const sent = [...shop.stripe.files]
  expect(sent.map(([, file]) => file.type)).toEqual(Array(3).fill('application/pdf'))
  expect(shop.stripe.answers).toEqual([
    expect.objectContaining({
      dispute: name,
      evidence: {
        uncategorized_text: TEXT,
        receipt: idOfFile(/^INV-\d+\.pdf$/),
        shipping_documentation: idOfFile(/-deliveries\.pdf$/),
        customer_communication: idOfFile(/^Conversation\.pdf$/),
      },
    }),
  ])
  expect(shop.stripe.files.get(idOfFile(/^Conversation/))?.content).toEqual(PDF)
  expect(shop.stripe.files.get(idOfFile(/deliveries/))?.content.toString('latin1')).toMatch(/^%PDF/)
  const after = listOf(await as(shop, admin)('GET', at(id)))
  expect(after).toMatchObject({ takes_files: false, papers: [] })
  expect(after.files).toHaveLength(3)
  const [file] = after.files
  expect(outcome(await as(shop, admin)('DELETE', at(id, `files/${file?.id}`)))).toBe(
    'evidence_sent',
  )
  expect(outcome(await attach(id, await upload('late.pdf', PDF), 'refund_policy'))).toBe(
    'evidence_sent',
  )
  expect(orderId).toBeGreaterThan(0)
})

const idOfFile = (name: RegExp) =>
  [...shop.stripe.files].find(([, file]) => name.test(file.name))?.[0] ?? 'none'

/** Opens a dispute; with `isShipped`, the bike was shipped before the bank's inquiry. */
async function disputed({ isShipped = false } = {}) {
  const made = await disputedOrder(shop, admin)
  if (!isShipped) return made
  const [parcel] = await shop.db
    .insert(shipments)
    .values({
      ...{ order_id: made.orderId, number: 1, carrier: 'ups', tracking: '1Z999AA10123456784' },
      ...{ request_key: 'parcel-1', shipped_at: shop.clock.now(), delivered_at: shop.clock.now() },
    } as typeof shipments.$inferInsert)
    .returning()
  await shop.db
    .insert(shipmentItems)
    .values({ shipment_id: parcel?.id ?? 0, order_id: made.orderId, position: 0, count: 1 })
  return made
}

test('banks take PDF, JPEG and PNG, one for each thing it shows and 4.5 MB in all', async () => {
  const { id } = await disputed()
  const paint = sharp({ create: { width: 40, height: 30, channels: 3, background: '#d40' } })
  const webp = await upload('bike.webp', await paint.clone().webp().toBuffer())
  const text = await upload('notes.txt', Buffer.from('Notes'))
  expect(outcome(await attach(id, webp))).toBe('evidence_file_type')
  expect(outcome(await attach(id, text))).toBe('evidence_file_type')
  expect(outcome(await attach(id, 'unknown'))).toBe('file_not_found')
  const jpg = await upload('bike.jpg', await paint.clone().jpeg().toBuffer())
  expect(outcome(await attach(id, jpg, 'billing_address'))).toBe('invalid_input')
  expect(outcome(await attach(id, jpg))).toBe('done')
  // A retry after a lost response succeeds.
  expect(outcome(await attach(id, jpg))).toBe('done')
  expect(outcome(await attach(id, await upload('more.pdf', PDF)))).toBe('evidence_field_taken')
  const large = await upload('large.pdf', Buffer.concat([PDF, Buffer.alloc(4_499_900)]))
  expect(outcome(await attach(id, large, 'receipt'))).toBe('evidence_files_full')
  const { files: rows, papers } = listOf(await as(shop, admin)('GET', at(id)))
  expect(rows.map(({ name, field, type }) => [name, field, type])).toEqual([
    ['bike.jpg', 'customer_communication', 'jpg'],
  ])
  expect(papers.map(({ paper }) => paper)).toEqual(['invoice'])
  expect(outcome(await addPaper(id, 'deliveries'))).toBe('document_not_found')
})

test('a file is read at an address of its own and goes with all of it when it is removed', async () => {
  const { id } = await disputed()
  await attach(id, await upload('Conversation.pdf', PDF))
  const [file] = listOf(await as(shop, admin)('GET', at(id))).files
  const get = async (path: string) => (await createApi(shop.deps).request(path)).status
  expect(await get(file?.href ?? '')).toBe(200)
  expect(await get((file?.href ?? '').replace(/key=.*/, 'key=none'))).toBe(404)
  shop.clock.advance(3 * 3_600_000)
  expect(await get(file?.href ?? '')).toBe(404)
  shop.clock.advance(-3 * 3_600_000)
  const remove = () => as(shop, admin)('DELETE', at(id, `files/${file?.id}`))
  expect(listOf(await remove()).files).toEqual([])
  expect(outcome(await remove())).toBe('done')
  expect(await shop.db.select().from(files)).toEqual([])
  expect(outcome(await as(shop, admin)('GET', at(999_999)))).toBe('dispute_not_found')
})

test('after a crash between the files and the answer, neither is sent twice', async () => {
  const { id } = await disputed()
  await attach(id, await upload('Conversation.pdf', PDF))
  shop.stripe.server.fail(/POST \/v1\/disputes/, 'error', 'error')
  expect(outcome(await send(id))).toBe('payment_provider_unreachable')
  expect([shop.stripe.files.size, shop.stripe.answers.length]).toEqual([1, 0])
  // Stripe accepted the evidence, but its response never reached the shop.
  shop.stripe.server.fail(/POST \/v1\/disputes/, 'reset', 'reset')
  expect(outcome(await send(id))).toBe('payment_provider_unreachable')
  expect(outcome(await send(id))).toBe('done')
  expect([shop.stripe.files.size, shop.stripe.answers.length]).toEqual([1, 1])
  expect(shop.stripe.server.calls.filter(({ path }) => path === '/v1/files')).toHaveLength(1)
})

test('a lost answer to a file is asked for again with the same key', async () => {
  const { id } = await disputed()
  await attach(id, await upload('Conversation.pdf', PDF))
  shop.stripe.server.fail(/POST \/v1\/files/, 'reset', 'reset')
  expect(outcome(await send(id))).toBe('payment_provider_unreachable')
  expect(outcome(await send(id))).toBe('done')
  expect(shop.stripe.files.size).toBe(1)
})

test('a file that the provider refuses is marked, and nothing is sent until it is gone', async () => {
  const { id, read } = await disputed()
  await addPaper(id, 'invoice')
  await attach(id, await upload('Conversation.pdf', PDF))
  shop.stripe.refusedFiles = /^Conversation/
  expect(outcome(await send(id))).toBe('evidence_file_refused')
  expect(shop.stripe.answers).toEqual([])
  expect(await read()).toMatchObject({ takes_evidence: true, evidence: TEXT })
  const { files: rows } = listOf(await as(shop, admin)('GET', at(id)))
  expect(rows.map(({ is_refused }) => is_refused)).toEqual([false, true])
  await as(shop, admin)('DELETE', at(id, `files/${rows[1]?.id}`))
  expect(outcome(await send(id))).toBe('done')
  expect(shop.stripe.files.size).toBe(1)
})

test('an answer that was given on the provider’s own site isn’t replaced', async () => {
  const { id, name } = await disputed()
  const dispute = shop.stripe.disputes.get(name) ?? {}
  shop.stripe.disputes.set(name, { ...dispute, evidence_details: { submission_count: 1 } })
  expect(outcome(await send(id))).toBe('evidence_refused')
  expect(shop.stripe.answers).toEqual([])
})

test('the audit log has who attached and removed what, without its name', async () => {
  const { id } = await disputed()
  await attach(id, await upload('Letter of Ada.pdf', PDF))
  const [file] = listOf(await as(shop, admin)('GET', at(id))).files
  await as(shop, admin)('DELETE', at(id, `files/${file?.id}`))
  const entries = await shop.db.select().from(auditEntries)
  const ours = entries.filter(({ entity_kind }) => entity_kind === 'disputes')
  expect(ours.map(({ action, entity_id }) => [action, entity_id])).toEqual([
    ['disputes.attach', String(id)],
    ['disputes.remove', String(id)],
  ])
  const details = JSON.stringify(await shop.db.select().from(auditDetails))
  expect(details).toContain(`{"evidence_files":{"customer_communication":`)
  expect(details).not.toContain('Letter')
})

test('files go with the account of the buyer, and 18 months after the end of a dispute', async () => {
  const { id, buyer } = await disputed()
  const add = async () => attach(id, await upload('Conversation.pdf', PDF))
  await add()
  const user = { id: await idOf(shop, buyer) }
  await shop.db.transaction((tx) => eraseOrders(null, tx, { user } as never))
  expect(await shop.db.select().from(files)).toEqual([])
  await add()
  await shop.db.update(disputes).set({ status: 'won', closed_at: shop.clock.now() })
  shop.clock.advance(539 * 86_400_000)
  await purgeDisputeFiles(shop.deps)
  expect(await shop.db.select().from(disputeFiles)).toHaveLength(1)
  shop.clock.advance(2 * 86_400_000)
  await purgeDisputeFiles(shop.deps)
  expect(await shop.db.select().from(disputeFiles)).toEqual([])
  expect(await shop.db.select().from(files).where(eq(files.name, 'Conversation.pdf'))).toEqual([])
})
