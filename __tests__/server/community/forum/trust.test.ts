import {
  approveAll,
  newcomer,
  moderator,
  openThread,
  readList,
  readThread,
  reply,
  writer,
} from '@/__tests__/support/forum/forum'
import { as, logIn, type Member } from '@/__tests__/support/members'
import { fresh, freshShop } from '@/__tests__/support/fixtures'

const HOUR = 3_600_000

const shop = freshShop()
const ada = fresh(() => writer(shop, 'Ada'))
let newt: Member
beforeEach(async () => void (newt = await newcomer(shop, 'Newt')))

let texts = 0
const words = () => `The words of post number ${(texts += 1)} of this member.`
/** Immediately publishes what waits for review. */
async function published<Answer>(writing: Promise<Answer>): Promise<Answer> {
  const answered = await writing
  await approveAll(shop)
  return answered
}
const begin = (member: Member, text = words()) =>
  published(
    as(shop, member)('POST', '/api/forum/threads', {
      ...{ category: 'prime', title: 'A question about my bike', text },
      request_key: crypto.randomUUID(),
    }),
  )
const answer = (member: Member, thread: number, text = words()) =>
  published(reply(shop, member, { thread, text }))
async function beginOwn(text = words()): Promise<number> {
  expect((await begin(newt, text)).status).toBe(200)
  const ids = (await readList(shop)).threads.map(({ id }) => id)
  return Math.max(...ids)
}

/** Advances the clock and keeps the member logged in. */
async function later(ms: number) {
  shop.clock.advance(ms)
  newt = await logIn(shop, newt)
}

const LIMITED = { status: 403, body: { code: 'forum_limited' } }

describe('a new member', () => {
  test('starts three threads a day and is told when the next one can follow', async () => {
    for (let one = 0; one < 3; one += 1) {
      expect((await begin(newt)).status).toBe(200)
      shop.clock.advance(60_000)
    }
    const refused = await begin(newt)
    expect(refused).toMatchObject(LIMITED)
    expect(refused.body.message).toBe(
      'New members can start up to 3 threads a day. You can write the next one in about 24 hours. ' +
        'This ends a day after your first post, once you have written 5 posts.',
    )
    for (let one = 0; one < 4; one += 1) expect((await begin(ada)).status).toBe(200)
  })

  test('replies three times in a thread and ten times a day', async () => {
    const threads = await Promise.all(
      [1, 2, 3, 4].map(() => openThread(shop, ada, { text: words() })),
    )
    for (const thread of threads.slice(0, 3)) {
      for (let one = 0; one < 3; one += 1) expect((await answer(newt, thread)).status).toBe(200)
      const refused = await answer(newt, thread)
      expect(refused).toMatchObject(LIMITED)
      expect(refused.body.message).toContain('up to 3 times in a thread')
    }
    const last = threads[3] ?? 0
    shop.clock.advance(10 * 60_000)
    expect((await answer(newt, last)).status).toBe(200)
    expect((await answer(newt, last)).body.message).toContain('up to 10 replies a day')
  })

  test('posts two links and mentions two members at a time, in edits too', async () => {
    const links = 'Look at https://a.example/x, https://a.example/x and www.b.example today.'
    const more = `${links} And at https://c.example as well.`
    expect((await begin(newt, more)).body.message).toContain('up to 2 links at a time')
    const id = await beginOwn(links)
    const post = (await readThread(shop, id)).posts[0]?.id ?? 0
    const edit = (member: Member, text: string) =>
      as(shop, member)('PUT', `/api/forum/posts/${post}`, { text })
    expect(await edit(newt, more)).toMatchObject(LIMITED)
    const mentions = 'Thank you @Ada-R, @Ben-R and @Cleo-R for all of this.'
    expect((await begin(newt, mentions)).body.message).toContain('up to 2 members at a time')
    expect((await begin(ada, more)).status).toBe(200)
  })
})

test('a member who is an administrator has no limits', async () => {
  const admin = await moderator(shop, 'Cleo')
  const links = [1, 2, 3, 4].map((one) => `https://example.com/${one}`).join(' ')
  expect((await begin(admin, links)).status).toBe(200)
})

test('after five posts that stay and a day a member is known, and stays it', async () => {
  const thread = await openThread(shop, ada, { text: words() })
  const own = [await beginOwn(), await beginOwn()]
  for (let one = 0; one < 3; one += 1) await answer(newt, thread)
  await later(23 * HOUR)
  expect(await answer(newt, thread)).toMatchObject(LIMITED)
  await later(2 * HOUR)
  expect((await answer(newt, thread)).status).toBe(200)
  for (const id of own) await as(shop, newt)('DELETE', `/api/forum/threads/${id}`)
  expect((await answer(newt, thread)).status).toBe(200)
})
