import { and, desc, eq, isNull } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { forumPosts, forumThreads } from '@/server/kernel/db/schema/community/forum'

import { isThere } from './thread-queries'

const EXCERPT = 160

/** Lists the latest posts of a member, including hidden ones, for moderators only. */
export async function listPostsOf(db: Db, userId: number, limit: number) {
  const rows = await db
    .select({
      thread: forumThreads.id,
      slug: forumThreads.slug,
      title: forumThreads.title,
      number: forumPosts.number,
      source: forumPosts.source,
      post_hidden: forumPosts.hidden_at,
      thread_hidden: forumThreads.hidden_at,
      created_at: forumPosts.created_at,
    })
    .from(forumPosts)
    .innerJoin(forumThreads, eq(forumThreads.id, forumPosts.thread_id))
    .where(and(eq(forumPosts.user_id, userId), isNull(forumPosts.deleted_at), isThere))
    .orderBy(desc(forumPosts.created_at))
    .limit(limit)
  return rows.map(({ source, post_hidden, thread_hidden, ...row }) => ({
    ...row,
    excerpt: source.length > EXCERPT ? `${source.slice(0, EXCERPT).trimEnd()}…` : source,
    is_hidden: post_hidden !== null || thread_hidden !== null,
  }))
}
