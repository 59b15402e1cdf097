import { inArray, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { eq } from 'drizzle-orm'

import { threadSlug } from '@/domain/community/forum/forum'
import type { Db } from '@/server/kernel/db/client'
import { exclusively } from '@/server/kernel/db/exclusive'
import {
  forumCategories,
  forumLikes,
  forumPosts,
  forumThreads,
} from '@/server/kernel/db/schema/community/forum'
import { settings } from '@/server/kernel/db/schema/catalog/trade'
import { users } from '@/server/kernel/db/schema/accounts/users'
import { POST_RENDERER, postTree } from '@/server/kernel/markdown/post'

import { seedForumThreads, type SeedThread } from './data/forum'
import { seedForumCategories } from './data/forum-categories'
import { riderEmail } from './sample-rows'

export async function seedForumCategoryRows(db: Db): Promise<void> {
  const rows = seedForumCategories.map((category, position) => ({ ...category, position }))
  await db.insert(forumCategories).values(rows).onConflictDoNothing()
}

/** Setting that marks the posts as seeded, so that deleted posts aren't seeded again. */
const MARK = 'seeded_forum_talk'

/** Seeds posts once, skipping deleted riders. @throws database errors; then writes nothing */
export async function seedForum(
  databaseUrl: string,
  now = new Date(),
): Promise<{ seeded: boolean }> {
  return exclusively(databaseUrl, (client) =>
    drizzle({ client }).transaction(async (tx) => {
      const marked = await tx.select().from(settings).where(eq(settings.key, MARK))
      if (marked.length > 0) return { seeded: false }
      await seedRows(tx, seedForumThreads(now))
      await tx.insert(settings).values({ key: MARK, value: now.toISOString() })
      return { seeded: true }
    }),
  )
}

async function seedRows(tx: Db, threads: SeedThread[]): Promise<void> {
  const riders = await ridersOf(tx, threads)
  const categories = await tx.select().from(forumCategories)
  const categoryIds = new Map(categories.map(({ slug, id }) => [slug, id]))
  for (const thread of threads) {
    const category_id = categoryIds.get(thread.category)
    const posts = thread.posts.filter(({ author }) => riders.has(author))
    if (category_id === undefined || posts.length !== thread.posts.length) continue
    await seedThread(tx, { thread, category_id, riders })
  }
  await tx.execute(sql`update ${forumCategories} set threads = (select count(*) from ${forumThreads}
    where category_id = ${forumCategories}.id and hidden_at is null)`)
}

async function ridersOf(tx: Db, threads: SeedThread[]): Promise<Map<string, number>> {
  const names = [...new Set(threads.flatMap(({ posts }) => posts.map(({ author }) => author)))]
  const emails = new Map(names.map((name) => [riderEmail(name), name]))
  const rows = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.email, [...emails.keys()]))
  return new Map(rows.map(({ id, email }) => [emails.get(email) ?? '', id]))
}

interface SeedThreadInput {
  thread: SeedThread
  category_id: number
  /** Rider ids by name. */
  riders: Map<string, number>
}

async function seedThread(tx: Db, { thread, category_id, riders }: SeedThreadInput): Promise<void> {
  const { title, tags, posts, solved_by } = thread
  const [first, last] = [posts[0], posts.at(-1)]
  if (!first || !last) return
  const at = (isSo: boolean) => (isSo ? last.at : null)
  const [row] = await tx
    .insert(forumThreads)
    .values({
      ...{ category_id, title, slug: threadSlug(title), tags, posts: posts.length, solved_by },
      user_id: riders.get(first.author) ?? null,
      created_at: first.at,
      last_post_at: last.at,
      last_user_id: riders.get(last.author) ?? null,
      is_pinned: thread.is_pinned,
      locked_at: at(thread.is_locked),
      hidden_at: at(thread.is_hidden),
    })
    .returning({ id: forumThreads.id })
  const ids: number[] = []
  for (const [index, post] of posts.entries()) {
    const likers = likersOf(riders, post)
    const [written] = await tx
      .insert(forumPosts)
      .values({
        thread_id: row?.id ?? 0,
        number: index + 1,
        user_id: riders.get(post.author) ?? null,
        source: post.text,
        body: postTree(post.text),
        renderer: POST_RENDERER,
        ...(post.quote ? { quoted_id: ids[post.quote.number - 1], quote: post.quote.text } : {}),
        likes: likers.length,
        created_at: post.at,
      })
      .returning({ id: forumPosts.id })
    const post_id = written?.id ?? 0
    ids.push(post_id)
    if (likers.length > 0) {
      const rows = likers.map((user_id) => ({ post_id, user_id, created_at: post.at }))
      await tx.insert(forumLikes).values(rows)
    }
  }
}

/** Returns the riders who like a post: varying, but never the author. */
function likersOf(
  riders: Map<string, number>,
  { author, likes, text }: SeedThread['posts'][number],
) {
  const others = [...riders].filter(([name]) => name !== author).map(([, id]) => id)
  const from = text.length % Math.max(1, others.length)
  return [...others.slice(from), ...others.slice(0, from)].slice(0, likes)
}
