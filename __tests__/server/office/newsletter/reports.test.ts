import { eq } from 'drizzle-orm'

import { mailSuppressions } from '@/server/kernel/db/schema/community/issues'
import { mailOutbox } from '@/server/kernel/db/schema/system/mail'
import { newsletterSubscriptions } from '@/server/kernel/db/schema/community/newsletter'
import { tickets } from '@/server/kernel/db/schema/community/support'
import { returnPathOf } from '@/server/kernel/mail/return-path'
import { sendMail } from '@/server/kernel/mail/send-mail'
import { messageOf } from '@/server/kernel/ports/mail'

import { registerAdmin } from '@/__tests__/support/admins'
import { deliver, INBOUND } from '@/__tests__/support/mail/emails'
import { freshShop } from '@/__tests__/support/fixtures'
import { sendAnIssue, subscribeAll } from '@/__tests__/support/mail/subscribers'
import { outboxOf } from '@/__tests__/support/mail/outbox'

const ADA = 'ada@example.com'

const shop = freshShop({ deps: { inbound: INBOUND } })
beforeEach(async () => {
  await registerAdmin(shop)
  await subscribeAll(shop, [ADA, 'ben@example.com'])
})

interface Told {
  to: string
  recipient?: string
  action?: string
  status?: string
}

/** Returns a delivery report in Postfix's format. */
function report({ to, recipient = ADA, action = 'failed', status = '5.1.1' }: Told): string {
  return `Return-Path: <>
Delivered-To: ${to}
From: MAILER-DAEMON@mx.example.com (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
To: ${to}
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="A/b"

--A/b
Content-Description: Notification
Content-Type: text/plain; charset=us-ascii

I'm sorry to have to inform you that your message could not be delivered.

--A/b
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.com
X-Postfix-Queue-ID: 4T8x
Arrival-Date: Thu, 26 Nov 2026 12:00:00 +0000 (UTC)

Final-Recipient: rfc822; ${recipient}
Original-Recipient: rfc822;${recipient}
Action: ${action}
Status: ${status}
Remote-MTA: dns; mx.example.com
Diagnostic-Code: smtp; ${status.startsWith('5') ? 550 : 450} ${status} <${recipient}>: no

--A/b
Content-Description: Undelivered Message
Content-Type: message/rfc822

From: shop@example.com
To: ${recipient}
Subject: Spring

Come.
--A/b--
`.replaceAll('\n', '\r\n')
}

const suppressed = () => shop.db.select().from(mailSuppressions)
const mails = () => outboxOf(shop)
const returnPathTo = (recipient: string) =>
  shop.sent.findLast((mail) => mail.recipient === recipient)?.returnPath ?? ''

async function sendALetter(kind = 'order_shipped') {
  const [row] = await shop.db
    .insert(mailOutbox)
    .values({
      ...{ kind, recipient: ADA, subject: 'On its way', html: 'h', text: 't' },
      next_attempt_at: shop.clock.now(),
    })
    .returning()
  await sendMail(shop.deps, row?.id ?? 0)
  return row?.id ?? 0
}

test('a dead mailbox of a reader gets nothing any more, and is known by its issue', async () => {
  const issue = await sendAnIssue(shop)
  const to = returnPathTo(ADA)
  expect(to).toMatch(/^reply\+bn[0-9a-z]+-[0-9a-f]{16}@mail\.shop\.test$/)
  // Mail servers retry what wasn't accepted, and change the case of addresses.
  for (const one of [to, to.toUpperCase()]) {
    expect(await deliver(shop, report({ to: one }))).toMatchObject({ outcome: 'bounce' })
  }
  expect(await suppressed()).toMatchObject([
    { email_key: ADA, cause: 'bounce', detail: '5.1.1', issue_id: issue },
  ])
  shop.sent.length = 0
  await sendAnIssue(shop)
  expect(shop.sent.map(({ recipient }) => recipient)).toEqual(['ben@example.com'])
})

test('a letter that didn’t arrive is one that failed, whatever the reason', async () => {
  const full = await sendALetter()
  expect(await deliver(shop, report({ to: returnPathTo(ADA), status: '5.2.2' }))).toMatchObject({
    outcome: 'bounce',
  })
  expect(await suppressed()).toEqual([])
  const dead = await sendALetter()
  await deliver(shop, report({ to: returnPathTo(ADA) }))
  expect(await suppressed()).toMatchObject([{ email_key: ADA, detail: '5.1.1', issue_id: null }])
  expect((await mails()).filter(({ id }) => [full, dead].includes(id))).toMatchObject([
    { status: 'failed', last_error: '5.2.2, as a bounce' },
    { status: 'failed', last_error: '5.1.1, as a bounce' },
  ])
})

test.each([
  ['a delay', { action: 'delayed', status: '4.4.1' }],
  ['a delivery', { action: 'delivered', status: '2.0.0' }],
  ['a mailbox that another one forwards to', { recipient: 'else@example.org' }],
])('%s ends nothing', async (_, notified) => {
  await sendALetter()
  const outcome = await deliver(shop, report({ to: returnPathTo(ADA), ...notified }))
  expect(outcome).toMatchObject({ status: 200, outcome: 'ignored' })
  expect(await suppressed()).toEqual([])
  expect((await mails()).map(({ status }) => status)).not.toContain('failed')
})

test('a forged report ends nothing: not with another token, nor about somebody else', async () => {
  await sendAnIssue(shop)
  const [ada, ben] = [returnPathTo(ADA), returnPathTo('ben@example.com')]
  const forged = ada.replace(/-[0-9a-f]{16}@/, '-0123456789abcdef@')
  // The token of one email doesn't authorize another.
  const mixed = ada.replace(/-[0-9a-f]{16}@/, /-[0-9a-f]{16}@/.exec(ben)?.[0] ?? '')
  const unknown = returnPathOf(shop.deps, { kind: 'mail', id: 999_999 }) ?? ''
  for (const notified of [
    { to: forged },
    { to: mixed },
    { to: unknown },
    { to: ben, recipient: ADA },
  ]) {
    expect(await deliver(shop, report(notified))).toMatchObject({ status: 200, outcome: 'ignored' })
  }
  const unsigned = await deliver(shop, report({ to: ada }), { 'x-mail-signature': 'none' })
  expect(unsigned.body.code).toBe('signature_wrong')
  expect(await suppressed()).toEqual([])
  expect(await shop.db.select().from(newsletterSubscriptions)).toHaveLength(2)
})

test('what else comes to such an address is dropped, and nothing is ever answered', async () => {
  await sendALetter()
  const to = returnPathTo(ADA)
  const note = `From: Ada <${ADA}>\r\nTo: ${to}\r\nMessage-ID: <1@example.com>\r\nSubject: Out of office\r\n\r\nBack on Monday.`
  const before = (await mails()).length
  expect(await deliver(shop, note)).toMatchObject({ status: 200, outcome: 'ignored' })
  expect(await deliver(shop, report({ to }).slice(0, 700))).toMatchObject({ outcome: 'ignored' })
  await deliver(shop, report({ to }))
  expect(await mails()).toHaveLength(before)
  expect(await shop.db.select().from(tickets).where(eq(tickets.email, ADA))).toEqual([])
})

test('the report of a reader who left is about nobody', async () => {
  await sendAnIssue(shop)
  await shop.db.delete(newsletterSubscriptions)
  expect(await deliver(shop, report({ to: returnPathTo(ADA) }))).toMatchObject({
    outcome: 'ignored',
  })
})

test('emails leave with such an address only where the shop takes reports in', async () => {
  const quiet = { ...shop, deps: { ...shop.deps, inbound: { ...INBOUND, takesBounces: false } } }
  expect(returnPathOf(quiet.deps, { kind: 'mail', id: 1 })).toBeNull()
  expect(returnPathOf({ ...shop.deps, inbound: null }, { kind: 'mail', id: 1 })).toBeNull()
  await sendALetter()
  const [mail] = shop.sent.slice(-1)
  if (!mail) throw new Error('No mail.')
  expect(messageOf(mail, 'Shop <shop@example.com>')).toMatchObject({
    ...{ from: 'Shop <shop@example.com>', envelope: { from: mail.returnPath, to: ADA } },
  })
  expect(messageOf({ ...mail, returnPath: null }, 'shop@example.com').envelope).toBeUndefined()
})
