import { eq } from 'drizzle-orm'

import { tickets } from '@/server/kernel/db/schema/community/support'
import {
  deliver,
  deliverByPostmark,
  INBOUND,
  plainEmail,
  replyAddressOf,
} from '@/__tests__/support/mail/emails'
import { sharedShop, shared } from '@/__tests__/support/fixtures'
import { outboxOf } from '@/__tests__/support/mail/outbox'
import { openDesk } from '@/__tests__/support/tickets'

const inbound = { ...INBOUND, authservIds: ['mx.shop.test'] }
const shop = sharedShop({ max: 20, deps: { inbound } })
const world = shared(() => openDesk(shop))
let number: string
let to: string
beforeEach(async () => {
  number = await world.ask('The rear wheel squeaks.')
  await world.answer(number)
  to = await replyAddressOf(shop, number)
})

let count = 0
const newId = () => `doubt-${(count += 1)}@example.com`
const lastOf = async (of = number) => (await world.desk(of)).messages.at(-1)
const letters = () => outboxOf(shop)
async function ticketOf(email: string) {
  const [ticket] = await shop.db.select().from(tickets).where(eq(tickets.email, email))
  return world.desk(ticket?.number ?? '')
}

describe('headers that people’s mail systems set', () => {
  test.each([
    'X-Auto-Response-Suppress: All',
    'X-Auto-Response-Suppress: DR, OOF, AutoReply',
    'Feedback-ID: 1.eu-west-1.abc=:AmazonSES',
    'List-ID: <office.firm.example>',
    'Precedence: list',
    'X-Loop: office@firm.example',
    'List-Unsubscribe: <mailto:off@firm.example>',
  ])('“%s” doesn’t keep a reply of the customer out of the ticket', async (header) => {
    const raw = plainEmail({ to, id: newId(), headers: [header] })
    expect(await deliver(shop, raw)).toMatchObject({ outcome: 'message' })
    expect(await lastOf()).toMatchObject({ author: 'customer', is_internal: false })
  })

  test('open a plain ticket where they only ask for no automatic answer', async () => {
    const from = 'nia@example.com'
    const headers = ['X-Auto-Response-Suppress: DR, OOF, AutoReply', 'Feedback-ID: a:b:c:SES']
    const raw = plainEmail({ to: INBOUND.mailbox, from, id: newId(), headers })
    expect(await deliver(shop, raw)).toMatchObject({ outcome: 'ticket' })
    expect(await ticketOf(from)).toMatchObject({ tags: [], status: 'new' })
  })

  test.each([
    ['list@example.com', ['List-Id: <x.example.com>'], 'Size', 'bulk'],
    ['bulk@example.com', ['Precedence: bulk'], 'Size', 'bulk'],
    ['no-reply@example.com', [], 'Size', 'bulk'],
    ['desk@example.com', ['Auto-Submitted: auto-generated'], 'Size', 'automatic'],
    ['away@example.com', [], 'Out of office: Size', 'automatic'],
    ['abwesend@example.com', [], 'Automatische Antwort: Size', 'automatic'],
  ])('%s with %o opens a ticket that is marked, and gets no receipt', async (...one) => {
    const [from, headers, subject, doubt] = one
    const before = (await letters()).length
    const raw = plainEmail({ to: INBOUND.mailbox, from, id: newId(), headers, subject })
    expect(await deliver(shop, raw)).toMatchObject({ outcome: 'ticket' })
    expect(await ticketOf(from)).toMatchObject({
      tags: ['doubtful'],
      messages: [
        { author: 'customer', body: 'It still squeaks.' },
        { event: { kind: 'doubtful_email', detail: doubt }, is_internal: true },
      ],
    })
    expect(await letters()).toHaveLength(before)
  })

  test.each(['Automatic reply: Your ticket', 'Réponse automatique : Votre demande', '自動返信'])(
    'the subject “%s” makes a note, as of other programs',
    async (subject) => {
      const raw = plainEmail({ to, id: newId(), subject })
      expect(await deliver(shop, raw)).toMatchObject({ outcome: 'note' })
      expect(await lastOf()).toMatchObject({ event: { kind: 'automatic_email' } })
      expect(await world.desk(number)).toMatchObject({ status: 'waiting_for_customer' })
    },
  )
})

describe('a sender whose domain disowns the email', () => {
  const failed =
    'Authentication-Results: mx.shop.test; spf=fail; dmarc=fail header.from=example.com'

  test('isn’t believed with the customer’s address and token: a note that says so, without a notice', async () => {
    const before = (await letters()).length
    const raw = plainEmail({ to, id: newId(), headers: [failed] })
    expect(await deliver(shop, raw)).toMatchObject({ outcome: 'note' })
    expect(await lastOf()).toMatchObject({
      author: 'system',
      is_internal: true,
      event: { kind: 'forged_sender', detail: 'ada@example.com' },
      body: 'It still squeaks.',
    })
    expect(await world.desk(number)).toMatchObject({ status: 'waiting_for_us' })
    expect(await letters()).toHaveLength(before)
  })

  test('gets a ticket that is marked where it has no token', async () => {
    const from = 'forged@example.com'
    const raw = plainEmail({ to: INBOUND.mailbox, from, id: newId(), headers: [failed] })
    expect(await deliver(shop, raw)).toMatchObject({ outcome: 'ticket' })
    expect(await ticketOf(from)).toMatchObject({ tags: ['doubtful'] })
  })

  test('isn’t helped by a result that the forger wrote', async () => {
    const headers = [failed, 'Authentication-Results: mx.shop.test; dmarc=pass']
    const raw = plainEmail({ to, id: newId(), headers })
    expect(await deliver(shop, raw)).toMatchObject({ outcome: 'note' })
  })

  test('is believed where only a forwarder of theirs, or no one, found a failure', async () => {
    for (const header of [
      'Authentication-Results: mx.list.example; dmarc=fail',
      'Authentication-Results: mx.shop.test; dmarc=pass (was dmarc=fail)',
      'Authentication-Results: mx.shop.test; dmarc=none',
    ]) {
      const raw = plainEmail({ to, id: newId(), headers: [header] })
      expect(await deliver(shop, raw)).toMatchObject({ outcome: 'message' })
    }
  })

  test('isn’t believed by Postmark either', async () => {
    const mail = {
      FromFull: { Email: 'ada@example.com', Name: 'Ada' },
      OriginalRecipient: to,
      TextBody: 'Let me in.',
      MessageID: newId(),
      Headers: [{ Name: 'Authentication-Results', Value: 'mx.shop.test; dmarc=fail' }],
    }
    expect(await deliverByPostmark(shop, mail)).toMatchObject({ outcome: 'note' })
  })
})

test('an email without a usable sender is a ticket that says so', async () => {
  const raw = plainEmail({ to: INBOUND.mailbox, from: 'nobody', id: newId(), text: 'Who am I?' })
  expect(await deliver(shop, raw)).toMatchObject({ outcome: 'ticket' })
  const found = await ticketOf('')
  expect(found.tags).toEqual(['doubtful'])
  expect(found.messages.at(-1)?.event).toEqual({ kind: 'doubtful_email', detail: 'nameless' })
})

test('a customer’s domain counts in both spellings', async () => {
  const email = 'ida@käfer-rad.example'
  const address = await replyAddressOf(shop, await world.ask('Which tire fits?', { email }))
  for (const from of ['Ida <ida@xn--kfer-rad-0za.example>', 'Ida <IDA@KÄFER-rad.example>']) {
    const raw = plainEmail({ to: address, from, id: newId() })
    expect(await deliver(shop, raw)).toMatchObject({ outcome: 'message' })
  }
  const stranger = plainEmail({ to: address, from: 'ida@kafer-rad.example', id: newId() })
  expect(await deliver(shop, stranger)).toMatchObject({ outcome: 'note' })
})
