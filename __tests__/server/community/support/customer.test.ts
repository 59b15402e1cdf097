import { randomUUID } from 'node:crypto'

import { listenTo } from '@/__tests__/support/api/listen'
import { until } from '@/__tests__/support/api/local-server'
import { as, register } from '@/__tests__/support/members'
import { dataOf } from '@/__tests__/support/member-shop'
import { fresh, freshShop } from '@/__tests__/support/fixtures'
import { outboxOf } from '@/__tests__/support/mail/outbox'
import { asThread, openDesk } from '@/__tests__/support/tickets'

const shop = freshShop({ max: 20 })
const world = fresh(() => openDesk(shop))

interface Answered {
  number: string
  url: string | null
}
const say = (body: string) => ({ body, request_key: randomUUID() })

test('a guest reads, answers, closes and rates by the mailed link alone', async () => {
  const number = await world.ask('The rear wheel squeaks.')
  const path = `/api/tickets/${number}/${await world.keyOf(number)}`
  await world.answer(number)
  const answered = dataOf<Answered>(await shop.send('POST', `${path}/messages`, say('Still so.')))
  expect(answered.number).toBe(number)
  expect(asThread(await shop.send('GET', path))).toMatchObject({
    status: 'waiting_for_us',
    messages: [{ author: 'customer' }, { author: 'agent' }, { body: 'Still so.' }],
  })
  expect((await world.desk(number)).due_at).not.toBeNull()
  expect(asThread(await shop.send('POST', `${path}/close`)).status).toBe('closed')
  const rating = { solved: false, score: 2, comment: 'Slow.' }
  expect(asThread(await shop.send('PUT', `${path}/rating`, rating)).rating).toEqual(rating)
  expect((await shop.send('PUT', `${path}/rating`, { solved: true, score: 6 })).status).toBe(422)
})

test('a guest’s open page hears of the answer by its link, and nobody hears of it by the number', async () => {
  const number = await world.ask('The rear wheel squeaks.')
  const key = await world.keyOf(number)
  const { heard: events, close } = await listenTo(shop, `/api/live?ticket=${number}&key=${key}`)
  await world.answer(number)
  await until(() => events.length > 0)
  expect(events[0]).toMatchObject({ kind: 'ticket', subject: number })
  await close()
  const stranger = as(shop, await register(shop, 'Eve'))
  for (const send of [shop.send, stranger]) {
    expect((await send('GET', `/api/live?ticket=${number}`)).status).toBe(404)
  }
})

test.each(['', 'x', 'a'.repeat(22), '%00', "'--"])(
  'a guest’s ticket stays closed to the key "%s"',
  async (key) => {
    const number = await world.ask('The rear wheel squeaks.')
    expect((await shop.send('GET', `/api/tickets/${number}/${key}`)).status).toBeGreaterThan(403)
  },
)

test('the link of a member’s ticket opens nothing: its owner logs in', async () => {
  const ada = as(shop, await register(shop, 'Ada'))
  const number = await world.ask('The rear wheel squeaks.', {}, ada)
  const guest = await world.ask('Which tire fits?')
  const key = await world.keyOf(guest)
  expect((await shop.send('GET', `/api/tickets/${number}/${key}`)).status).toBe(404)
  expect((await ada('GET', `/api/support/tickets/${guest}`)).status).toBe(404)
  expect(asThread(await ada('GET', `/api/support/tickets/${number}`)).number).toBe(number)
})

test('the key of another customer’s message leads to no ticket', async () => {
  const number = await world.ask('The rear wheel squeaks.')
  const message = say('Still so.')
  const path = `/api/tickets/${number}/${await world.keyOf(number)}/messages`
  expect(dataOf<Answered>(await shop.send('POST', path, message)).number).toBe(number)
  const ada = as(shop, await register(shop, 'Ada'))
  const other = await world.ask('Which tire fits?', {}, ada)
  const reply = await ada('POST', `/api/support/tickets/${other}/messages`, message)
  expect([reply.status, reply.body.data]).toEqual([404, undefined])
})

test('an answer to a closed ticket opens one that refers to it, once, and leaves it closed', async () => {
  const ada = as(shop, await register(shop, 'Ada'))
  const number = await world.ask('The rear wheel squeaks.', {}, ada)
  const path = `/api/support/tickets/${number}`
  await ada('POST', `${path}/close`)
  const message = say('It squeaks again.')
  const replies = await Promise.all([1, 2, 3].map(() => ada('POST', `${path}/messages`, message)))
  const [next] = new Set(replies.map((reply) => dataOf<Answered>(reply).number))
  expect(new Set(replies.map((reply) => dataOf<Answered>(reply).number)).size).toBe(1)
  expect(next).not.toBe(number)
  const again = dataOf<Answered>(await ada('POST', `${path}/messages`, say('And louder.')))
  expect(again.number).toBe(next)
  const followed = asThread(await ada('GET', `/api/support/tickets/${next}`))
  expect(followed).toMatchObject({ follows: number, status: 'new' })
  expect(followed.messages.map(({ body }) => body)).toEqual(
    expect.arrayContaining(['It squeaks again.', 'And louder.']),
  )
  expect(asThread(await ada('GET', path))).toMatchObject({ status: 'closed' })
  expect(asThread(await ada('GET', path)).messages).toHaveLength(2)
})

test('a guest who answers a closed ticket gets the link of the new one', async () => {
  const number = await world.ask('The rear wheel squeaks.')
  const path = `/api/tickets/${number}/${await world.keyOf(number)}`
  await shop.send('POST', `${path}/close`)
  const { number: next, url } = dataOf<Answered>(
    await shop.send('POST', `${path}/messages`, say('It squeaks again.')),
  )
  expect(url).toBe(`https://shop.test/tickets/${next}/${await world.keyOf(next)}`)
})

test('an agent who closes asks for a rating, and a customer who closes gets no mail', async () => {
  const [first, second] = [await world.ask('One question.'), await world.ask('Another question.')]
  const before = (await outboxOf(shop)).length
  await shop.send('POST', `/api/tickets/${first}/${await world.keyOf(first)}/close`)
  expect(await outboxOf(shop)).toHaveLength(before)
  await world.change(second, { status: 'closed' })
  const mails = (await outboxOf(shop)).slice(before)
  expect(mails).toMatchObject([{ kind: 'ticket_closed' }])
  expect(mails[0]?.text).toContain('Tell us whether this helped')
})

test('the question brings along what was searched in vain, for the reports', async () => {
  const searches = [
    { query: 'squeaky wheel', results: 0 },
    { query: 'brake', results: 7 },
  ]
  const unclean = { query: ' Squeaky, WHEEL ', results: 0 }
  const personal = { query: 'ada@example.com', results: 0 }
  const sent = [unclean, personal, ...searches.slice(1)]
  const number = await world.ask('The rear wheel squeaks.', { searches: sent })
  await world.ask('My rear wheel squeaks too.', { searches: searches.slice(0, 1) })
  expect((await world.desk(number)).searches).toEqual(searches)
  const { body } = await world.sam('GET', '/api/backoffice/ticket-reports?days=7')
  expect(body.data).toMatchObject({
    opened: 2,
    backlog: [{ age: 'day', count: 2 }, {}, {}, {}, {}],
    searched_in_vain: [{ query: 'squeaky wheel', tickets: 2, topics: ['bike'] }],
  })
})

test('reports count first answers and solutions in posted hours, and the scores', async () => {
  // Friday 7:00 Eastern time: the support desk opens in two hours.
  const number = await world.ask('The rear wheel squeaks.')
  await world.answer(number)
  const key = await world.keyOf(number)
  await shop.send('POST', `/api/tickets/${number}/${key}/close`)
  await shop.send('PUT', `/api/tickets/${number}/${key}/rating`, {
    solved: true,
    score: 4,
    comment: 'Fine.',
  })
  expect((await world.sam('GET', '/api/backoffice/ticket-reports')).body.data).toMatchObject({
    opened: 1,
    closed: 1,
    first_answer: { count: 1, median_ms: 0, p90_ms: 0 },
    solution: { count: 1, median_ms: 0 },
    score: {
      count: 1,
      average: 4,
      solved: 1,
      by_score: [0, 0, 0, 1, 0],
      comments: [{ number, score: 4, comment: 'Fine.' }],
    },
  })
})
