import { sql } from 'drizzle-orm'

import { FORUM_LIMITS } from '@/domain/community/forum/forum'
import {
  forumCategories,
  forumLikes,
  forumPosts,
  forumThreads,
} from '@/server/kernel/db/schema/community/forum'
import { seedForumThreads } from '@/server/seed/data/forum'
import { seed } from '@/server/seed/seed'
import { seedForum } from '@/server/seed/seed-forum'
import { seedSamples } from '@/server/seed/seed-samples'
import { sharedShop } from '@/__tests__/support/fixtures'
import { readList } from '@/__tests__/support/forum/forum'
import { openTestShop, TEST_NOW } from '@/__tests__/support/shop'

const NOW = new Date(TEST_NOW)
const shop = sharedShop()

test('a shop begins with eight categories and no talk', async () => {
  expect(await shop.db.select().from(forumCategories)).toHaveLength(8)
  expect(await shop.db.select().from(forumThreads)).toEqual([])
})

test('without sample riders nobody talks', async () => {
  const other = await openTestShop()
  await seedForum(other.url, NOW)
  expect(await other.db.select().from(forumPosts)).toEqual([])
  await other.close()
})

describe('the talk of the sample riders', () => {
  beforeAll(async () => {
    await seedSamples(shop.url, NOW)
    await seedForum(shop.url, NOW)
  })

  test('is there, all of it in the past, with its counters right', async () => {
    const seeds = seedForumThreads(NOW)
    const threads = await shop.db.select().from(forumThreads)
    const posts = await shop.db.select().from(forumPosts)
    expect(threads).toHaveLength(seeds.length)
    expect(threads.length).toBeGreaterThanOrEqual(60)
    expect(posts.length).toBeGreaterThanOrEqual(400)
    expect(threads.filter(({ hidden_at }) => hidden_at)).toHaveLength(3)
    expect(posts.every(({ created_at, user_id }) => created_at <= NOW && user_id)).toBe(true)
    for (const { id, posts: count } of threads) {
      expect(posts.filter(({ thread_id }) => thread_id === id)).toHaveLength(count)
    }
    const likes = await shop.db.select().from(forumLikes)
    expect(posts.reduce((sum, post) => sum + post.likes, 0)).toBe(likes.length)
    expect((await readList(shop)).found).toBe(threads.length - 3)
    const first = await shop.db
      .select()
      .from(forumPosts)
      .where(sql`quoted_id is not null`)
    expect(first.length).toBeGreaterThan(5)
  })

  test('says nothing twice, quotes what was said, and keeps to the lengths', () => {
    const seeds = seedForumThreads(NOW)
    const texts = seeds.flatMap(({ posts }) => posts.map(({ text }) => text))
    expect(new Set(texts).size).toBe(texts.length)
    for (const { title, posts } of seeds) {
      expect(title.length).toBeGreaterThanOrEqual(FORUM_LIMITS.title.min)
      for (const { quote } of posts) {
        if (quote) expect(posts[quote.number - 1]?.text).toContain(quote.text.replace(/\.$/, ''))
      }
    }
  })

  test('seeded twice is the same talk, and what was deleted does not come back', async () => {
    await shop.db.delete(forumThreads).where(sql`title like 'Test, please%'`)
    const before = (await shop.db.select().from(forumPosts)).length
    expect(await seedForum(shop.url, NOW)).toEqual({ seeded: false })
    await seed(shop.url)
    expect(await shop.db.select().from(forumPosts)).toHaveLength(before)
    expect(await shop.db.select().from(forumCategories)).toHaveLength(8)
  })
})
