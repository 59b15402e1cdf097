import type { WireForumFound } from '@/contract/community/forum/forum'
import {
  HIDING,
  moderator,
  openThread,
  readThread,
  reply,
  writer,
} from '@/__tests__/support/forum/forum'
import { dataOf } from '@/__tests__/support/member-shop'
import { as, type Member } from '@/__tests__/support/members'
import { shared, sharedShop } from '@/__tests__/support/fixtures'

const shop = sharedShop()
const ada = shared(() => writer(shop, 'Ada'))
const ben = shared(() => writer(shop, 'Ben'))
const admin = shared(() => moderator(shop, 'Cleo'))

const search = async (query: string) =>
  dataOf<WireForumFound>(await shop.send('GET', `/api/forum/search?${query}`))
const titlesOf = async (query: string) =>
  (await search(query)).results.map(({ thread }) => thread.title)

async function talk(member: Member, title: string, text: string, category = 'prime') {
  shop.clock.advance(1_000)
  return openThread(shop, member, { title, text, category })
}

describe('the search', () => {
  let snow: number
  let creak: number
  beforeAll(async () => {
    snow = await talk(ada, 'Which pressure on packed snow?', 'Eight psi in front and nine behind.')
    creak = await talk(
      ben,
      'Something creaks on the climb',
      'Is it the headset or the saddle?',
      'repair',
    )
    await talk(ben, 'A tour along the frozen river', 'Two days of packed snow on the Nyx.', 'tours')
    await reply(shop, ben, { thread: snow, text: 'My batteries hate the cold, by the way.' })
    await reply(shop, ada, { thread: creak, text: 'Check the **headset bearings** first.' })
  })

  test('finds words of titles before those of posts, in any form of theirs', async () => {
    expect(await titlesOf('q=packed+snow')).toEqual([
      'Which pressure on packed snow?',
      'A tour along the frozen river',
    ])
    expect(await titlesOf('q=BEARING')).toEqual(['Something creaks on the climb'])
    expect(await titlesOf('q=creaking+headsets')).toEqual(['Something creaks on the climb'])
  })

  test('reads compound words as two, and two words as a compound', async () => {
    expect(await titlesOf('q=packedsnow')).toEqual([
      'Which pressure on packed snow?',
      'A tour along the frozen river',
    ])
    expect(await titlesOf('q=head+set')).toEqual(['Something creaks on the climb'])
    expect(await titlesOf('q=nyxsnow')).toEqual(['A tour along the frozen river'])
    expect(await titlesOf('q=snowpressing')).toEqual([])
  })

  test('leads to the post that has the words and shows them, without Markdown', async () => {
    const { results } = await search('q=battery')
    expect(results).toMatchObject([
      { thread: { id: snow }, number: 2, author: { id: ben.id }, excerpt: { marks: [[3, 12]] } },
    ])
    const bearings = await search('q=headset+bearings')
    expect(bearings.results[0]).toMatchObject({ number: 2 })
    expect(bearings.results[0]?.excerpt.text).toBe('Check the headset bearings first.')
  })

  test('finds a word with a typo, and says so', async () => {
    for (const q of ['presure', 'pressrue', 'heatset', 'hedaset']) {
      expect({ q, ...(await search(`q=${q}`)) }).toMatchObject({
        ...{ q, is_corrected: true, results: [{}] },
      })
    }
    expect(await search('q=pressure')).toMatchObject({ is_corrected: false, results: [{}] })
    expect(await search('q=xylophone')).toMatchObject({ is_corrected: false, results: [] })
  })

  test('filters by category, starter, bike and solution', async () => {
    expect(await titlesOf('q=snow&category=tours')).toEqual(['A tour along the frozen river'])
    expect(await titlesOf(`q=snow&author=${ada.id}`)).toEqual(['Which pressure on packed snow?'])
    expect(await titlesOf('q=snow&author=nobody')).toEqual([])
    expect(await titlesOf('q=snow&bike=nyx')).toEqual(['A tour along the frozen river'])
    expect(await titlesOf('q=snow&bike=frozen%20nyx')).toEqual(['A tour along the frozen river'])
    expect(await titlesOf('q=snow&bike=tandem')).toEqual([])
    expect(await titlesOf('q=headset&solved=yes')).toEqual([])
    await as(shop, ben)('PUT', `/api/forum/threads/${creak}/solution`, { number: 2 })
    expect(await titlesOf('q=headset&solved=yes')).toEqual(['Something creaks on the climb'])
    expect(await titlesOf('q=headset&solved=no')).toEqual([])
  })

  test.each(['', '%20', 'the+of', '%22%27%3B--', '%28%26%7C%21%3A*', '%E2%80%AE', '🚲'])(
    'q=%s finds nothing and breaks nothing',
    async (q) => expect(await search(`q=${q}`)).toMatchObject({ results: [], next: null }),
  )

  test('refuses what is no category, bike or cursor', async () => {
    const status = async (query: string) =>
      (await shop.send('GET', `/api/forum/search?${query}`)).status
    expect(await status('q=snow&category=nowhere')).toBe(404)
    expect(await status(`q=snow&bike=${'x'.repeat(61)}`)).toBe(422)
    expect(await status('q=snow&after=1.2.3')).toBe(422)
    expect(await status(`q=${'x'.repeat(101)}`)).toBe(422)
  })

  test('forgets the words of an edited, a hidden and a deleted post', async () => {
    await reply(shop, ada, { thread: creak, text: 'The zirconium spoke of mine was loose.' })
    const id = (await readThread(shop, creak)).posts[2]?.id ?? 0
    expect(await titlesOf('q=zirconium')).toHaveLength(1)
    await as(shop, ada)('PUT', `/api/forum/posts/${id}`, { text: 'The vanadium spoke was loose.' })
    expect(await titlesOf('q=zirconium')).toEqual([])
    expect(await titlesOf('q=vanadium')).toHaveLength(1)
    const path = `/api/backoffice/forum/posts/${id}`
    await as(shop, admin)('PUT', path, HIDING)
    expect(await titlesOf('q=vanadium')).toEqual([])
    await as(shop, admin)('PUT', path, { is_hidden: false })
    expect(await titlesOf('q=vanadium')).toHaveLength(1)
    await as(shop, ada)('DELETE', `/api/forum/posts/${id}`)
    expect(await titlesOf('q=vanadium')).toEqual([])
  })
})

test('pages of results follow each other without gaps while others write', async () => {
  for (let one = 0; one < 45; one += 1) {
    const title =
      one % 9 === 0 ? `Kickstand question number ${one}` : `Another question, number ${one}`
    shop.clock.advance(1_000)
    const { id } = await shop.db
      .execute<{ id: string }>(
        `insert into forum_threads (category_id, title, slug, posts, created_at, last_post_at)
         select min(id), '${title}', 'q', 1, '${shop.clock.now().toISOString()}', now() from forum_categories returning id`,
      )
      .then(({ rows }) => rows[0] ?? { id: '0' })
    await shop.db.execute(
      `insert into forum_posts (thread_id, number, source, body, renderer, created_at)
       values (${id}, 1, 'The kickstand of bike ${one} wobbles.', '[]', 1, '${shop.clock.now().toISOString()}')`,
    )
  }
  const seen: string[] = []
  let next: string | null = ''
  while (next !== null) {
    const page: WireForumFound = await search(`q=kickstand${next && `&after=${next}`}`)
    seen.push(...page.results.map(({ thread }) => thread.title))
    next = page.next
    if (seen.length === 20)
      await talk(ben, 'A newer kickstand question', 'Is my kickstand too short?')
  }
  expect(seen).toHaveLength(45)
  expect(new Set(seen).size).toBe(45)
  expect(seen.slice(0, 5).every((title) => title.startsWith('Kickstand'))).toBe(true)
  expect(seen[5]).toBe('Another question, number 44')
})
