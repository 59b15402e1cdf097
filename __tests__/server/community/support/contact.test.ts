import { ticketMessages, tickets } from '@/server/kernel/db/schema/community/support'
import { idOf } from '@/__tests__/support/after-sales'
import { freshShop } from '@/__tests__/support/fixtures'
import { as, register } from '@/__tests__/support/members'
import { outboxOf } from '@/__tests__/support/mail/outbox'
import { openTestShop, type Reply } from '@/__tests__/support/shop'
import { limitsWhere } from '@/__tests__/support/limits'

const MESSAGE = 'The rear wheel squeaks\nsince <b>Monday</b> <script>alert(1)</script>'
const question = (change: Record<string, unknown> = {}) => ({
  name: 'Ada Rider',
  email: 'ada@example.com',
  order_number: 'nk-100001',
  topic: 'bike',
  message: MESSAGE,
  request_key: '6f9619ff-8b86-4d01-b42d-00c04fc964ff',
  ...change,
})

const shop = freshShop({ max: 20 })

const ask = (change = {}) => shop.send('POST', '/api/contact', question(change))
const numberOf = ({ body }: Reply) => (body.data as unknown as { number: string }).number
const rows = () => shop.db.select().from(tickets)
const letters = () => outboxOf(shop)

test('a guest gets the number of a ticket, its first message is kept as it was typed, and a receipt goes out', async () => {
  const reply = await ask()
  expect(reply.status).toBe(200)
  expect(numberOf(reply)).toMatch(/^T-\d{5}$/)
  expect(await rows()).toMatchObject([
    {
      number: numberOf(reply),
      user_id: null,
      subject: 'The rear wheel squeaks',
      order_number: 'NK-100001',
      status: 'new',
      topic: 'bike',
    },
  ])
  expect(await shop.db.select().from(ticketMessages)).toMatchObject([
    { author: 'customer', body: MESSAGE, is_internal: false },
  ])
  const [receipt] = await letters()
  expect(receipt).toMatchObject({ kind: 'ticket_receipt', recipient: 'ada@example.com' })
  expect(receipt?.text).toContain(numberOf(reply))
  expect(receipt?.html).not.toMatch(/<script|<b>/)
})

test('a member finds the ticket in the list, and nobody else does', async () => {
  const ada = await register(shop, 'Ada')
  const ben = await register(shop, 'Ben')
  const reply = await as(shop, ada)('POST', '/api/contact', question())
  expect((await rows())[0]?.user_id).toBe(await idOf(shop, ada))
  const { body } = await as(shop, ada)('GET', '/api/support/tickets')
  expect(body.data).toMatchObject({ tickets: [{ number: numberOf(reply), topic: 'bike' }] })
  expect((await as(shop, ben)('GET', '/api/support/tickets')).body.data).toEqual({ tickets: [] })
})

test('of 10 sendings of one form at once one ticket is opened, and all answer its number', async () => {
  const replies = await Promise.all(Array.from({ length: 10 }, () => ask()))
  expect(new Set(replies.map(numberOf)).size).toBe(1)
  expect(await rows()).toHaveLength(1)
  expect(await letters()).toHaveLength(1)
  const other = await ask({ request_key: '6f9619ff-8b86-4d01-b42d-00c04fc964aa' })
  expect(numberOf(other)).not.toBe(numberOf(await ask()))
})

test('a robot is answered like anybody, but mails nobody and stands in no list', async () => {
  const ada = await register(shop, 'Ada')
  const before = (await letters()).length
  const reply = await as(shop, ada)('POST', '/api/contact', question({ website: 'http://x.test' }))
  expect(numberOf(reply)).toMatch(/^T-\d{5}$/)
  expect(await letters()).toHaveLength(before)
  expect((await as(shop, ada)('GET', '/api/support/tickets')).body.data).toEqual({ tickets: [] })
})

test.each([
  ['name', { name: ' ' }],
  ['email', { email: 'ada' }],
  ['topic', { topic: 'gossip' }],
  ['message', { message: 'Hi' }],
  ['message', { message: 'x'.repeat(5_001) }],
  ['message', { message: 'A bell rings: \u0007' }],
  ['request_key', { request_key: 'again' }],
])('a wrong %s is refused by name, and nothing is written', async (field, change) => {
  const { status, body } = await ask(change)
  expect({ status, field: body.errors?.[0]?.field }).toEqual({ status: 422, field })
  expect(await rows()).toEqual([])
})

test('a mailbox gets 5 receipts an hour at most, whoever asks', async () => {
  await shop.close()
  // Lifts the limit per address block, so that only the one per email applies.
  const limits = limitsWhere((name) => name !== 'contact')
  Object.assign(shop, await openTestShop({ deps: { limits } }))
  const statuses = []
  for (let count = 0; count < 6; count += 1) {
    const request_key = `6f9619ff-8b86-4d01-b42d-00c04fc964f${count}`
    statuses.push((await ask({ request_key, email: 'Ada@Example.com' })).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

test('the contact page reads seller and hours from the settings', async () => {
  const { body, headers } = await shop.send('GET', '/api/contact')
  expect(headers.get('cache-control')).toMatch(/^public/)
  expect(body.data).toMatchObject({
    email: 'support@shop.test',
    time_zone: 'America/New_York',
    hours: [
      { weekday: 1, opens: 540, closes: 1020 },
      { weekday: 2 },
      { weekday: 3 },
      { weekday: 4 },
      { weekday: 5 },
      { weekday: 6, opens: 540, closes: 780 },
    ],
  })
})
