import { eq } from 'drizzle-orm'

import { createApi } from '@/server/app'
import { helpTopics, helpVotes } from '@/server/kernel/db/schema/community/help-center'
import { memoryLimits } from '@/server/kernel/ports/limits'

import { as, bearer, register } from '@/__tests__/support/members'
import { freshShop } from '@/__tests__/support/fixtures'

const GUEST = '/api/help-center/helpful-guest'
const MEMBER = '/api/help-center/helpful'
const KEY = '6f9619ff-8b86-4d01-b42d-00c04fc964ff'

const shop = freshShop()
let topic: number
beforeEach(async () => {
  const [row] = await shop.db.select().from(helpTopics).where(eq(helpTopics.slug, 'range'))
  topic = row?.id ?? 0
})

const votes = () => shop.db.select().from(helpVotes)
const vote = (more: Record<string, unknown> = {}) => ({
  topic_id: topic,
  comment: '',
  help_full: true,
  ...more,
})

test('a guest’s answer takes the specified payload, counts once and can be changed', async () => {
  expect((await shop.send('PUT', GUEST, vote())).body.data).toEqual({
    topic_id: topic,
    help_full: true,
  })
  const changed = vote({ help_full: false, comment: '  The hills\r\nare missing ' })
  expect((await shop.send('PUT', GUEST, changed)).status).toBe(200)
  expect(await votes()).toMatchObject([
    { help_full: false, comment: 'The hills\nare missing', user_id: null },
  ])
})

test('two browsers are two voters, and what is kept names neither', async () => {
  await shop.send('PUT', GUEST, vote(), { 'x-voter-key': KEY })
  await shop.send('PUT', GUEST, vote(), { 'x-voter-key': KEY.replace('6f', '7f') })
  const rows = await votes()
  expect(rows).toHaveLength(2)
  expect(JSON.stringify(rows)).not.toContain(KEY)
})

test('a member’s answer is tied to the account and goes with it', async () => {
  const ada = await register(shop, 'Ada')
  expect((await as(shop, ada)('PUT', MEMBER, vote({ comment: 'Clear.' }))).status).toBe(200)
  expect(await votes()).toMatchObject([
    { user_id: expect.any(Number) as number, comment: 'Clear.' },
  ])
  await as(shop, ada)('POST', '/api/account/delete', { password: ada.password })
  expect((await votes()).every(({ user_id }) => user_id === null)).toBe(true)
})

test('a key in the body, as older clients send it, is the same voter as in the header', async () => {
  await shop.send('PUT', GUEST, vote(), { 'x-voter-key': KEY })
  await shop.send('PUT', GUEST, vote({ voter_key: KEY, help_full: false }))
  expect(await votes()).toMatchObject([{ help_full: false }])
})

test('a header that is no key is refused with status and data', async () => {
  const { status, body } = await shop.send('PUT', GUEST, vote(), { 'x-voter-key': 'me' })
  expect(status).toBe(422)
  expect(body).toMatchObject({ status: 422, code: 'invalid_input', data: null })
  expect(await votes()).toEqual([])
})

test('fifty answers of one voter at once are one vote', async () => {
  const ada = await register(shop, 'Ada')
  const sent = Array.from({ length: 50 }, (_, index) =>
    index % 2 === 0
      ? shop.send('PUT', MEMBER, vote({ help_full: index % 4 === 0 }), bearer(ada.token))
      : shop.send('PUT', GUEST, vote({ help_full: index % 4 === 1, voter_key: KEY })),
  )
  expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(Array(50).fill(200))
  expect(await votes()).toHaveLength(2)
})

test.each([
  ['no topic', { topic_id: undefined }],
  ['a topic that is no number', { topic_id: 'range' }],
  ['topic 0', { topic_id: 0 }],
  ['a broken number', { topic_id: 1.5 }],
  ['no answer', { help_full: undefined }],
  ['an answer that is a word', { help_full: 'yes' }],
  ['more than 2 kB', { comment: 'x'.repeat(2_049) }],
  ['more than 2 kB of other letters', { comment: 'ß'.repeat(1_025) }],
  ['a control character', { comment: 'a\u0000b' }],
  ['a key that is none', { voter_key: 'me' }],
])('%s is refused with status and data', async (_name, change) => {
  const { status, body } = await shop.send('PUT', GUEST, vote(change))
  expect(status).toBe(422)
  expect(body).toMatchObject({ status: 422, code: 'invalid_input', data: null })
  expect(await votes()).toEqual([])
})

test('a topic that is not there, or not yet, takes no answer', async () => {
  expect((await shop.send('PUT', GUEST, vote({ topic_id: 99_999 }))).status).toBe(404)
  await shop.db.update(helpTopics).set({ publish_at: null }).where(eq(helpTopics.id, topic))
  const { status, body } = await shop.send('PUT', GUEST, vote())
  expect(status).toBe(404)
  expect(body.code).toBe('help_topic_not_found')
})

test('a guest has ten answers an hour', async () => {
  shop.deps.limits = memoryLimits()
  const api = createApi(shop.deps)
  const send = () =>
    api.request(GUEST, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(vote()),
    })
  for (let count = 0; count < 10; count += 1) expect((await send()).status).toBe(200)
  const refused = await send()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
})

test('what so many votes vouch for stands first, not what three friends agree on', async () => {
  const [loved, liked] = (await shop.db.select().from(helpTopics)).slice(-2)
  const ballots = (topic_id: number, yes: number, no: number) =>
    Array.from({ length: yes + no }, (_, index) => ({
      topic_id,
      voter: `guest:${topic_id}-${index}`,
      help_full: index < yes,
    }))
  await shop.db
    .insert(helpVotes)
    .values([...ballots(loved?.id ?? 0, 3, 0), ...ballots(liked?.id ?? 0, 95, 5)])
  const { body } = await shop.send('GET', '/api/help-center')
  const { useful } = body.data as unknown as { useful: { slug: string }[] }
  expect(useful.slice(0, 2).map(({ slug }) => slug)).toEqual([liked?.slug, loved?.slug])
})
