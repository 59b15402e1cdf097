import { count } from 'drizzle-orm'

import type { WireForumVersions } from '@/contract/community/forum/forum'
import { UNDO_WINDOW_MS } from '@/domain/community/forum/forum-deletion'
import { purgeDeleted } from '@/server/community'
import { forumVersions } from '@/server/kernel/db/schema/community/forum-versions'

import {
  HIDING,
  moderator,
  openThread,
  readThread,
  reply,
  TEXT,
  writer,
} from '@/__tests__/support/forum/forum'
import { dataOf } from '@/__tests__/support/member-shop'
import { as, logIn, type Member } from '@/__tests__/support/members'
import { freshShop } from '@/__tests__/support/fixtures'

const MINUTE = 60_000

const shop = freshShop()
let ada: Member
let ben: Member
let admin: Member
let thread: number
let post: number
beforeEach(async () => {
  ada = await writer(shop, 'Ada')
  ben = await writer(shop, 'Ben')
  admin = await moderator(shop, 'Cleo')
  thread = await openThread(shop, ada)
  post = await newest()
})

const newest = async () => (await readThread(shop, thread, ada)).posts.at(-1)?.id ?? 0
const edit = (text: string) => as(shop, ada)('PUT', `/api/forum/posts/${post}`, { text })
const ask = (member?: Member) =>
  (member ? as(shop, member) : shop.send)('GET', `/api/forum/posts/${post}/versions`)
const textsOf = async (member?: Member) =>
  dataOf<WireForumVersions>(await ask(member)).versions.map(({ text }) => text)
const stored = async () => (await shop.db.select({ rows: count() }).from(forumVersions))[0]?.rows
const later = (minutes: number) => {
  shop.clock.advance(minutes * MINUTE)
}

test('an edit keeps what the post said, for everyone who can read it', async () => {
  const began = shop.clock.now().toISOString()
  later(6)
  const first = shop.clock.now().toISOString()
  await edit('Now I ride ten psi in front.')
  later(2)
  await edit('Now I ride twelve psi in front.')
  for (const reader of [undefined, ben, ada, admin]) {
    expect(await textsOf(reader)).toEqual([
      ...['Now I ride twelve psi in front.', 'Now I ride ten psi in front.', TEXT],
    ])
  }
  const { versions } = dataOf<WireForumVersions>(await ask())
  expect(versions.slice(1).map(({ written_at }) => written_at)).toEqual([first, began])
})

test('in the first five minutes nothing is kept, and neither is an edit that changes nothing', async () => {
  later(4)
  await edit('A slip was in this one before.')
  later(2)
  await edit('A slip was in this one before.')
  expect(await textsOf()).toEqual(['A slip was in this one before.'])
  expect((await readThread(shop, thread)).posts[0]?.edited_at).toBeNull()
})

test('two edits at once keep both texts before them', async () => {
  later(6)
  await Promise.all([
    edit('The one edit of the two of them.'),
    edit('The other of these two edits.'),
  ])
  const texts = await textsOf()
  expect(texts).toHaveLength(3)
  expect(new Set(texts).size).toBe(3)
})

describe('versions are gone', () => {
  beforeEach(async () => {
    await reply(shop, ada, { thread, text: 'My phone number is 555 0100 100.' })
    post = await newest()
    later(6)
    await edit('I took my phone number out again.')
    expect(await stored()).toBe(1)
  })

  test('with a deleted post', async () => {
    await as(shop, ada)('DELETE', `/api/forum/posts/${post}`)
    expect((await ask(admin)).status).toBe(404)
    shop.clock.advance(UNDO_WINDOW_MS)
    await purgeDeleted(shop.deps)
    expect(await stored()).toBe(0)
  })

  test('with the account of their author', async () => {
    ada = await logIn(shop, ada)
    const { password } = ada
    const left = await as(shop, ada)('POST', '/api/account/delete', { password })
    expect(left.status).toBe(200)
    expect(await textsOf(ben)).toEqual(['I took my phone number out again.'])
    expect(await stored()).toBe(0)
  })

  test('from others while the post is hidden', async () => {
    await as(shop, admin)('PUT', `/api/backoffice/forum/posts/${post}`, HIDING)
    expect([(await ask()).status, (await ask(ben)).status]).toEqual([404, 404])
    expect([(await textsOf(ada)).length, (await textsOf(admin)).length]).toEqual([2, 2])
  })
})
