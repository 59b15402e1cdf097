import { sendMail } from '@/server/kernel/mail/send-mail'
import { queueLetter } from '@/server/kernel/mail/queue-letter'
import { freshShop } from '@/__tests__/support/fixtures'
import { outboxOf } from '@/__tests__/support/mail/outbox'

const HOUR_MS = 3_600_000
const VICTIM = 'victim@example.com'

const shop = freshShop({ deps: { mailLimits: { perHour: 3, perDay: 5 } } })

const letter = {
  subject: 'One step left',
  title: 'One step left',
  preview: '',
  paragraphs: ['Your transfer.'],
  tables: [],
  action: { label: 'Open', url: 'https://shop.test' },
  closing: '',
}
async function write(count: number, kind = 'ticket_receipt', recipient = VICTIM) {
  for (let index = 0; index < count; index += 1) {
    await queueLetter(shop.deps, shop.db, { kind, recipient, letter })
  }
}
/** Sends all emails concurrently, as several workers would. */
async function sendAll() {
  const rows = await outboxOf(shop)
  await Promise.all(rows.map(({ id }) => sendMail(shop.deps, id)))
}
const countOf = async (status: string) =>
  (await outboxOf(shop)).filter((row) => row.status === status).length

test('parallel workers send an address no more than its hour has', async () => {
  await write(8)
  await sendAll()
  expect([shop.sent.length, await countOf('dropped')]).toEqual([3, 5])
})

test('the next hour has its own, and the day its limit', async () => {
  await write(4)
  await sendAll()
  shop.clock.advance(HOUR_MS + 1)
  await write(4, 'transfer_1', VICTIM.toUpperCase())
  await sendAll()
  expect(shop.sent).toHaveLength(5)
  shop.clock.advance(24 * HOUR_MS)
  await write(1)
  await sendAll()
  expect(shop.sent).toHaveLength(6)
})

test('other addresses are not concerned', async () => {
  await write(3)
  await write(1, 'ticket_receipt', 'ada@example.com')
  await sendAll()
  expect(shop.sent).toHaveLength(4)
})

test('nobody keeps letters of an account or of a paid order away from their owner', async () => {
  await write(5)
  await sendAll()
  await write(1, 'reset_password')
  await write(1, 'order_confirmation')
  await write(1, 'refund_1')
  await sendAll()
  expect(shop.sent).toHaveLength(6)
})
