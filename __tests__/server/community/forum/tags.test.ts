import type { WireForumFound, WireForumLog, WireForumTags } from '@/contract/community/forum/forum'

import {
  HIDING,
  moderator,
  openThread,
  readList,
  readThread,
  reply,
  writer,
} from '@/__tests__/support/forum/forum'
import { dataOf } from '@/__tests__/support/member-shop'
import { as, type Member } from '@/__tests__/support/members'
import { fresh, freshShop } from '@/__tests__/support/fixtures'

const shop = freshShop()
const ada = fresh(() => writer(shop, 'Ada'))
const ben = fresh(() => writer(shop, 'Ben'))
const admin = fresh(() => moderator(shop, 'Cleo'))

const tag = (member: Member, thread: number, tags: string[]) =>
  as(shop, member)('PUT', `/api/forum/threads/${thread}/tags`, { tags })
const counted = async () => {
  const { tags } = dataOf<WireForumTags>(await shop.send('GET', '/api/forum/tags'))
  return Object.fromEntries(tags.map(({ tag: name, threads }) => [name, threads]))
}
const listed = async (name: string) => {
  const { threads, found } = await readList(shop, `?tag=${name}`)
  expect(found).toBe(threads.length)
  return threads.map(({ id }) => id)
}
const found = async (query: string) => {
  const answer = await shop.send('GET', `/api/forum/search?${query}`)
  return dataOf<WireForumFound>(answer).results.map(({ thread }) => thread.id)
}

describe('tags of a new thread', () => {
  test('are made alike, kept once each, and shown in lists and in the thread', async () => {
    const id = await openThread(shop, ada, { tags: ['#Tire  Pressure', 'tire-pressure', 'Schnée'] })
    expect((await readThread(shop, id)).thread.tags).toEqual(['tire-pressure', 'schnee'])
    expect((await readList(shop)).threads[0]?.tags).toEqual(['tire-pressure', 'schnee'])
    expect(await listed('Tire%20Pressure')).toEqual([id])
    expect(await listed('tire')).toEqual([])
  })

  test.each([
    ['six of them', ['aa', 'bb', 'cc', 'dd', 'ee', 'ff']],
    ['one letter', ['a']],
    ['nothing that can be one', ['日本']],
    ['25 characters', ['a'.repeat(25)]],
  ])('are refused for %s', async (_, tags) => {
    const answer = await as(shop, ada)('POST', '/api/forum/threads', {
      ...{ category: 'prime', title: 'A title that is long enough', text: 'A text that is, too.' },
      ...{ tags, request_key: crypto.randomUUID() },
    })
    expect(answer.status).toBe(422)
  })
})

describe('threads with a tag', () => {
  test('are listed pinned first, then by the last post, and move with both', async () => {
    const older = await openThread(shop, ada, { tags: ['snow'] })
    shop.clock.advance(60_000)
    const newer = await openThread(shop, ben, {
      tags: ['snow', 'nyx'],
      text: 'I ask again about it here.',
    })
    expect(await listed('snow')).toEqual([newer, older])
    shop.clock.advance(60_000)
    await reply(shop, ben, { thread: older, text: 'The answer is always less.' })
    expect(await listed('snow')).toEqual([older, newer])
    await as(shop, admin)('PUT', `/api/backoffice/forum/threads/${newer}`, { is_pinned: true })
    expect(await listed('snow')).toEqual([newer, older])
    expect(await counted()).toEqual({ snow: 2, nyx: 1 })
  })

  test('are counted and found while everyone sees them', async () => {
    const id = await openThread(shop, ada, { tags: ['snow'] })
    const moderate = (is_hidden: boolean) =>
      as(shop, admin)('PUT', `/api/backoffice/forum/threads/${id}`, { ...HIDING, is_hidden })
    await moderate(true)
    expect([await counted(), await listed('snow')]).toEqual([{}, []])
    await tag(ada, id, ['snow', 'ice'])
    expect(await counted()).toEqual({})
    await moderate(false)
    expect([await counted(), await listed('ice')]).toEqual([{ snow: 1, ice: 1 }, [id]])
    await as(shop, ada)('DELETE', `/api/forum/threads/${id}`)
    expect([await counted(), await listed('snow')]).toEqual([{}, []])
  })

  test('are what a search with the tag finds, in the title and in later posts', async () => {
    const id = await openThread(shop, ada, { tags: ['snow'] })
    const other = await openThread(shop, ada, { text: 'The same words without a tag of theirs.' })
    await reply(shop, ben, { thread: id, text: 'My studs are made of carbide.' })
    expect(await found('q=pressure&tag=snow')).toEqual([id])
    expect(await found('q=carbide&tag=Snow')).toEqual([id])
    expect(await found('q=carbide&tag=ice')).toEqual([])
    await tag(ada, id, ['ice'])
    await tag(ada, other, ['snow'])
    expect(await found('q=carbide&tag=ice')).toEqual([id])
    expect(await found('q=pressure&tag=snow')).toEqual([other])
    // Text search ignores tags, and tag search ignores text.
    expect(await found('q=ice')).toEqual([])
  })
})

describe('the tags of a thread', () => {
  test('are changed by its author and by moderators, whose changes are in the log', async () => {
    const id = await openThread(shop, ada, { tags: ['snow'] })
    const can = async (member?: Member) => (await readThread(shop, id, member)).thread.can_tag
    expect([await can(), await can(ben), await can(ada), await can(admin)]).toEqual([
      ...[false, false, true, true],
    ])
    expect((await tag(ben, id, ['spam'])).status).toBe(404)
    expect(dataOf(await tag(ada, id, ['Ice', 'snow']))).toEqual({ tags: ['ice', 'snow'] })
    await tag(admin, id, ['ice'])
    expect(await counted()).toEqual({ ice: 1 })
    const log = dataOf<WireForumLog>(await as(shop, admin)('GET', '/api/backoffice/forum/log'))
    expect(log.records).toMatchObject([
      { action: 'change_thread', before: { tags: 'ice, snow' }, after: { tags: 'ice' } },
    ])
  })

  test('are not changed by a silenced member', async () => {
    const id = await openThread(shop, ada)
    await as(shop, admin)('PUT', `/api/backoffice/forum/silences/${ada.id}`, {
      ...{ days: 7, reason: 'Advertising' },
    })
    expect(await tag(ada, id, ['ads'])).toMatchObject({
      status: 403,
      body: { code: 'forum_silenced' },
    })
  })
})
