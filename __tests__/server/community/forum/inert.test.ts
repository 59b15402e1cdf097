import { eq } from 'drizzle-orm'

import type { ContentNode } from '@/domain/shop/content/content'
import { POST_TAGS } from '@/domain/community/forum/forum'
import { pictureOf } from '@/domain/community/forum/forum-pictures'
import { forumPosts } from '@/server/kernel/db/schema/community/forum'
import { postTree } from '@/server/kernel/markdown/post'
import {
  beginThread,
  openThread,
  readThread,
  reply,
  moderator,
  type PostPosition,
} from '@/__tests__/support/forum/forum'
import { HOSTILE } from '@/__tests__/support/hostile-strings'
import { dataOf } from '@/__tests__/support/member-shop'
import { shared, sharedShop } from '@/__tests__/support/fixtures'
import { cpuMs } from '@/__tests__/support/cpu-time'

jest.setTimeout(120_000)

const TAGS: readonly string[] = POST_TAGS

function faultsOf(nodes: readonly ContentNode[]): unknown[] {
  return nodes.flatMap((node): unknown[] => {
    if (typeof node === 'string') return []
    const { tag, href, children, start, ...more } = node
    if (tag === 'img' && pictureOf(node.src ?? '')) return []
    const isLink = tag === 'a' ? /^https?:\/\/[^/\\]/i.test(href ?? '') : href === undefined
    const isFine = TAGS.includes(tag) && isLink && Object.keys(more).length === 0
    const isNumber = start === undefined || typeof start === 'number'
    return [...(isFine && isNumber ? [] : [{ tag, href, start, more }]), ...faultsOf(children)]
  })
}

test('there are at least a hundred hostile strings', () => {
  expect(new Set(HOSTILE).size).toBeGreaterThanOrEqual(150)
})

test.each(HOSTILE.map((text, index) => [index, text] as const))(
  'hostile string %i becomes known elements only, quickly',
  (_, text) => {
    expect(faultsOf(postTree(text))).toEqual([])
    expect(cpuMs(() => postTree(text))).toBeLessThan(1_000)
  },
)

test('a link of a member leads to the web and nowhere else', () => {
  const [first] = postTree('See https://example.com/a?b=1&c=2 for more')
  expect(first).toMatchObject({
    children: ['See ', { tag: 'a', href: 'https://example.com/a?b=1&c=2' }, ' for more'],
  })
  expect(
    JSON.stringify(postTree('[in](/dashboard) [mail](mailto:a@b.test) ada@b.test')),
  ).not.toMatch(/"href"/)
})

test('32,000 characters of the worst kind are drawn within a second', () => {
  for (const piece of ['[', '![', '*_', '`', '> ', '- ', '<', '[a](', '**a', '\\', 'http://a.b ']) {
    const ms = cpuMs(() => postTree(piece.repeat(Math.floor(32_000 / piece.length))))
    expect({ piece, isQuick: ms < 1_000 }).toEqual({ piece, isQuick: true })
  }
})

describe('by the API', () => {
  const shop = sharedShop()
  const ada = shared(() => moderator(shop, 'Ada'))

  test('titles and posts come back as texts', async () => {
    const padding = ' and some more words of padding.'
    for (const [index, hostile] of HOSTILE.entries()) {
      if (hostile.length > 200) continue
      const text = `${hostile} number ${index}`
      const answer = await beginThread(shop, ada, { title: text + padding, text: text + padding })
      if (answer.status === 422) continue
      const { thread } = dataOf<PostPosition>(answer)
      expect(thread.slug).toMatch(/^[a-z0-9-]+$/)
      const { posts } = await readThread(shop, thread.id)
      expect(faultsOf((posts[0]?.body ?? []) as ContentNode[])).toEqual([])
    }
  })

  test('the direction of a line is not turned around by a title', async () => {
    const { thread } = dataOf<PostPosition>(
      await beginThread(shop, ada, { title: 'A harmless \u202etitle of a thread' }),
    )
    expect((await readThread(shop, thread.id)).thread.title).toBe('A harmless title of a thread')
  })

  test('a tree that was stored with more than is allowed leaves without it', async () => {
    const thread = await openThread(shop, ada, { text: 'This one is tampered with below.' })
    await reply(shop, ada, { thread, text: 'And this one is drawn by an older renderer.' })
    const evil = [{ tag: 'script', children: ['attack()'] }] as unknown as ContentNode[]
    const link = [{ tag: 'a', href: 'javascript:attack()', children: ['x'] }] as ContentNode[]
    await shop.db
      .update(forumPosts)
      .set({ body: [...evil, ...link] })
      .where(eq(forumPosts.thread_id, thread))
    await shop.db.update(forumPosts).set({ renderer: 0 }).where(eq(forumPosts.number, 2))
    const { posts } = await readThread(shop, thread)
    expect(posts[0]?.body).toEqual(['attack()', 'x'])
    expect(posts[1]?.body).toEqual([
      { tag: 'p', children: ['And this one is drawn by an older renderer.'] },
    ])
  })
})
