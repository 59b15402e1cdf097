import type { WireForumNotices } from '@/contract/community/forum/forum'
import {
  HIDING,
  moderator,
  openThread,
  readThread,
  reply,
  TEXT,
  TITLE,
  writer,
} from '@/__tests__/support/forum/forum'
import { dataOf } from '@/__tests__/support/member-shop'
import { as, type Member } from '@/__tests__/support/members'
import { fresh, freshShop } from '@/__tests__/support/fixtures'

const shop = freshShop()
const ada = fresh(() => writer(shop, 'Ada'))
const ben = fresh(() => writer(shop, 'Ben'))
const eve = fresh(() => writer(shop, 'Eve'))
const admin = fresh(() => moderator(shop, 'Cleo'))
let id: number
let names: Record<'ada' | 'ben' | 'eve', string>
beforeEach(async () => {
  names = { ada: await nameOf(ada), ben: await nameOf(ben), eve: await nameOf(eve) }
  id = await openThread(shop, ada)
})

async function nameOf(member: Member): Promise<string> {
  const info = await as(shop, member)('GET', `/api/user/${member.id}/info`)
  return dataOf<{ user_name: string }>(info).user_name
}

const noticesOf = async (member: Member, query = '') =>
  dataOf<WireForumNotices>(await as(shop, member)('GET', `/api/forum/notifications${query}`))
const kindsOf = async (member: Member) =>
  (await noticesOf(member)).notices.map(({ kind, number }) => [kind, number])
const unreadOf = async (member: Member) =>
  dataOf<{ unread: number }>(await as(shop, member)('GET', '/api/forum/notifications/unread'))
    .unread
const say = (member: Member, text: string, more = {}) =>
  reply(shop, member, { thread: id, text, ...more })
const watch = (member: Member, level: string) =>
  as(shop, member)('PUT', `/api/forum/threads/${id}/watch`, { level })

test('the author of a thread is told of each reply, and not of their own', async () => {
  await say(ben, 'Start with six psi and go down.')
  await say(ada, 'Thank you, I will try that one.')
  expect(await kindsOf(ada)).toEqual([['watched', 2]])
  expect((await noticesOf(ada)).notices[0]).toMatchObject({
    actor: { id: ben.id },
    thread: { id, title: TITLE },
    is_read: false,
  })
  expect(await kindsOf(ben)).toEqual([])
})

test('a mention is told once, by the strongest reason, whatever stands around the name', async () => {
  const post = (await readThread(shop, id)).posts[0]?.id
  await say(ben, `I agree, @${names.ada.toUpperCase()}, and so would (@${names.eve}).`, {
    quote: { post_id: post, text: TEXT },
  })
  expect(await kindsOf(ada)).toEqual([['mention', 2]])
  expect(await kindsOf(eve)).toEqual([['mention', 2]])
})

test('code, quotes, addresses and strangers mention nobody', async () => {
  await say(ben, `Run \`@${names.eve}\` or mail me@${names.eve} about it, @nobody.`)
  await say(ben, `> @${names.eve} wrote this\n\nAnd that is all of it.`)
  expect(await kindsOf(eve)).toEqual([])
})

test('who is quoted is told, and who wrote the solution', async () => {
  await say(ben, 'Start with six psi and go down.')
  const posts = (await readThread(shop, id)).posts
  await say(eve, 'That is what I do as well.', {
    quote: { post_id: posts[1]?.id, text: 'six psi' },
  })
  const solve = () => as(shop, ada)('PUT', `/api/forum/threads/${id}/solution`, { number: 2 })
  await solve()
  await solve()
  expect(await kindsOf(ben)).toEqual([
    ['solved', 2],
    ['reply', 3],
  ])
})

test('who watches is told of everything, who muted the thread of nothing', async () => {
  expect((await readThread(shop, id, ada)).thread.watch).toBe('watching')
  expect((await readThread(shop, id, ben)).thread.watch).toBe('normal')
  expect((await readThread(shop, id)).thread.watch).toBeNull()
  await watch(eve, 'watching')
  await watch(ada, 'muted')
  await say(ben, `Do you hear me, @${names.ada}?`)
  expect(await kindsOf(eve)).toEqual([['watched', 2]])
  expect(await kindsOf(ada)).toEqual([])
  expect((await watch(eve, 'closely')).status).toBe(422)
  expect(
    (await as(shop, eve)('PUT', '/api/forum/threads/99/watch', { level: 'muted' })).status,
  ).toBe(404)
})

test('a hidden thread tells nobody but its author, and what was told of it is gone', async () => {
  await watch(eve, 'watching')
  await say(ben, `Before it was hidden, @${names.eve}.`)
  expect(await unreadOf(eve)).toBe(1)
  await as(shop, ada)('PUT', `/api/forum/threads/${id}/hidden`, { is_hidden: true })
  expect(await noticesOf(eve)).toEqual({ notices: [], next: null })
  expect(await unreadOf(eve)).toBe(0)
  expect(await unreadOf(ada)).toBe(1)
  expect((await watch(eve, 'normal')).status).toBe(404)
  await say(admin, `Something about it, @${names.eve} and @${names.ada}.`)
  await as(shop, ada)('PUT', `/api/forum/threads/${id}/hidden`, { is_hidden: false })
  expect(await kindsOf(eve)).toEqual([['mention', 2]])
  expect(await kindsOf(ada)).toEqual([
    ['mention', 3],
    ['watched', 2],
  ])
})

test('a post that was deleted or hidden is no news', async () => {
  await say(ben, `Is this rude enough, @${names.eve}?`)
  await say(ben, `And what about this, @${names.eve}?`)
  const [, second, third] = (await readThread(shop, id)).posts
  await as(shop, admin)('PUT', `/api/backoffice/forum/posts/${second?.id}`, HIDING)
  expect(await kindsOf(eve)).toEqual([['mention', 3]])
  await as(shop, ben)('DELETE', `/api/forum/posts/${third?.id}`)
  expect(await kindsOf(eve)).toEqual([])
})

test('marks as read what was shown, and nothing that arrived since or is of somebody else', async () => {
  await watch(eve, 'watching')
  await say(ben, 'The first of two answers here.')
  const [shown] = (await noticesOf(eve)).notices
  await say(ben, 'The second of two answers here.')
  const read = await as(shop, eve)('PUT', '/api/forum/notifications/read', { up_to: shown?.id })
  expect(dataOf(read)).toEqual({ unread: 1 })
  expect((await noticesOf(eve)).notices.map(({ is_read }) => is_read)).toEqual([false, true])
  expect(await unreadOf(ada)).toBe(2)
})

test('the live stream is told in the transaction of the post, without words of it', async () => {
  await say(ben, 'Start with six psi and go down.')
  const { rows } = await shop.db.execute<{ kind: string; topic: string; subject: string }>(
    'select kind, topic, subject from live_events order by id',
  )
  expect(rows.filter(({ kind }) => kind === 'post').at(-1)).toEqual({
    ...{ kind: 'post', topic: `thread:${id}`, subject: String(id) },
  })
  expect(rows.filter(({ kind }) => kind === 'notification')).toHaveLength(1)
  const before = rows.length
  expect((await say(ben, 'Start with six psi and go down.')).status).toBe(409)
  expect((await shop.db.execute('select from live_events')).rows).toHaveLength(before)
})
