import { eq } from 'drizzle-orm'

import { disputes } from '@/server/kernel/db/schema/orders/after-sales'

import { registerAdmin } from '@/__tests__/support/admins'
import { fresh } from '@/__tests__/support/fixtures'
import { outcome } from '@/__tests__/support/member-shop'
import { disputedOrder } from '@/__tests__/support/orders/disputed-order'
import { as } from '@/__tests__/support/members'
import { withMoneyShop } from '@/__tests__/support/orders/with-money-shop'

const shop = withMoneyShop()
const admin = fresh(() => registerAdmin(shop))

const TEXT = 'Shipped on November 20 by UPS, 1Z999, delivered and signed for on November 22.'
const answer = (id: number, change: object = {}) =>
  as(shop, admin)('POST', `/api/backoffice/disputes/${id}/evidence`, {
    ...{ text: TEXT, request_key: crypto.randomUUID() },
    ...change,
  })

const disputed = () => disputedOrder(shop, admin)

test('evidence is sent once, however many send it, and the order shows it', async () => {
  const { id, name, read } = await disputed()
  expect(await read()).toMatchObject({ takes_evidence: true, evidence: '', evidence_sent_at: null })
  expect(outcome(await answer(id, { text: 'Too short' }))).toBe('invalid_input')
  const request_key = crypto.randomUUID()
  const replies = await Promise.all([answer(id, { request_key }), answer(id), answer(id)])
  expect(replies.map(outcome).filter((one) => one === 'done')).toHaveLength(1)
  expect(replies.map(outcome).filter((one) => one === 'evidence_sent')).toHaveLength(2)
  expect(shop.stripe.answers).toEqual([
    {
      ...{ dispute: name, evidence: { uncategorized_text: TEXT }, submit: 'true' },
      metadata: { evidence_key: expect.stringMatching(/^[0-9a-f]{32}$/) },
    },
  ])
  expect(await read()).toMatchObject({
    ...{ takes_evidence: false, evidence: TEXT },
    evidence_sent_at: expect.any(String),
  })
})

test('a repeat of the same request is quiet, and nothing is sent after the deadline or the end', async () => {
  const { id, name } = await disputed()
  const request_key = crypto.randomUUID()
  const set = (change: Partial<typeof disputes.$inferInsert>) =>
    shop.db.update(disputes).set(change).where(eq(disputes.id, id))
  await set({ evidence_due_at: shop.clock.now() })
  expect(outcome(await answer(id))).toBe('evidence_late')
  await set({ evidence_due_at: null })
  expect(outcome(await answer(id, { request_key }))).toBe('done')
  expect(outcome(await answer(id, { request_key }))).toBe('done')
  expect(outcome(await answer(id))).toBe('evidence_sent')
  expect(shop.stripe.answers).toHaveLength(1)
  shop.stripe.endDispute(name, 'won')
  await shop.hearEvents()
  expect(outcome(await answer(id))).toBe('dispute_closed')
  expect(outcome(await answer(999_999))).toBe('dispute_not_found')
})

test('what the provider refuses is kept, and can be sent again', async () => {
  const { id, name, read } = await disputed()
  shop.stripe.answers.push({ dispute: name })
  expect(outcome(await answer(id))).toBe('evidence_refused')
  expect(await read()).toMatchObject({ takes_evidence: true, evidence: TEXT })
  shop.stripe.answers = []
  expect(outcome(await answer(id))).toBe('done')
})
