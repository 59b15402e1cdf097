import { like } from 'drizzle-orm'
import { createTransport } from 'nodemailer'

import { mailOutbox } from '@/server/kernel/db/schema/system/mail'
import { messageOf } from '@/server/kernel/ports/mail'
import { fresh, freshShop } from '@/__tests__/support/fixtures'
import { openTestShop, type TestShop } from '@/__tests__/support/shop'
import { openDesk } from '@/__tests__/support/tickets'
import { workOff } from '@/__tests__/support/work'

const INBOUND = {
  mailbox: 'reply@mail.shop.test',
  postmark: null,
  mimeSecrets: ['s'.repeat(32)],
  takesBounces: false,
  authservIds: [],
}

const shop = freshShop({ deps: { inbound: INBOUND } })
const world = fresh(() => openDesk(shop))

/** Returns ticket emails only, because an account has emails of its own. */
const lettersOf = ({ db }: TestShop) =>
  db.select().from(mailOutbox).where(like(mailOutbox.kind, 'ticket_%')).orderBy(mailOutbox.id)

/** Returns the raw email with unfolded headers. */
async function rawOf(subject: RegExp): Promise<string> {
  const about = shop.sent.find((mail) => subject.test(mail.subject))
  if (!about) throw new Error('No such email.')
  const transport = createTransport({ streamTransport: true, buffer: true })
  const { message } = await transport.sendMail(messageOf(about, 'Shop <shop@shop.test>'))
  return message.toString().replace(/\r\n[ \t]+/g, ' ')
}

test('the emails of a ticket say where replies go and belong to one conversation', async () => {
  const number = await world.ask('The rear wheel squeaks.')
  await world.answer(number)
  await workOff(shop.deps)
  const [receipt, answer] = await Promise.all([rawOf(/^We got/), rawOf(/^\[T-/)])
  const address = /^Reply-To: <?(.+?)>?\r$/m.exec(answer)?.[1]
  expect(address).toMatch(/^reply\+t10001-[0-9a-f]{16}@mail\.shop\.test$/)
  expect(receipt).toContain(`Reply-To: ${address}`)
  for (const raw of [receipt, answer]) {
    expect(raw).toMatch(/^In-Reply-To: <ticket-T-10001@shop\.test>\r$/m)
    expect(raw).toMatch(/^References: <ticket-T-10001@shop\.test>\r$/m)
    expect(raw).toMatch(/^Message-ID: <mail-\d+@shop\.test>\r$/m)
  }
  expect(answer).toContain('You can reply to this email.')
  // Automatic emails must not trigger automatic replies; a staff reply isn't automatic.
  expect(receipt).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  expect(receipt).toMatch(/^X-Auto-Response-Suppress: All\r$/m)
  expect(answer).not.toMatch(/Auto-Submitted|Auto-Response/)
})

test('the receipt of 900 lines has the first of them, and each line of a short message', async () => {
  await world.ask(Array.from({ length: 900 }, (_, at) => `L${at}`).join('\n'))
  await world.ask('One line\nTwo lines')
  const [long, short] = await lettersOf(shop)
  expect(long?.text).toContain('L0\nL1\n')
  expect(long?.text).toMatch(/L59\n… The rest is in your ticket\./)
  expect(long?.text).not.toContain('L60')
  expect(short?.text).toContain('One line\nTwo lines')
  expect(short?.text).not.toContain('The rest')
})

test('each ticket and each person has another address', async () => {
  await world.ask('The rear wheel squeaks.')
  await world.ask('The front wheel squeaks.')
  await world.ask('My wheel squeaks too.', { email: 'ben@example.com' })
  const addresses = (await lettersOf(shop)).map(({ reply_to }) => reply_to)
  const tokens = addresses.map((address) => /-(\w+)@/.exec(address ?? '')?.[1])
  expect(new Set(tokens).size).toBe(3)
})

test('without a way in, no email promises one', async () => {
  const closed = await openTestShop()
  const other = await openDesk(closed)
  await other.answer(await other.ask('The rear wheel squeaks.'))
  const rows = await lettersOf(closed)
  await closed.close()
  expect(rows.map(({ reply_to }) => reply_to)).toEqual([null, null])
  expect(rows.map(({ text }) => text).join()).not.toMatch(/reply to this email/i)
})
