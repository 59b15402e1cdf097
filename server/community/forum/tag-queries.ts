import { asc, desc, eq, gt } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { forumTagged, forumTags } from '@/server/kernel/db/schema/community/forum-tags'

export async function listTags(db: Db, limit: number) {
  return db
    .select()
    .from(forumTags)
    .where(gt(forumTags.threads, 0))
    .orderBy(desc(forumTags.threads), desc(forumTags.tag))
    .limit(limit)
}

export async function countTagged(db: Db, tag: string): Promise<number> {
  const rows = await db
    .select({ threads: forumTags.threads })
    .from(forumTags)
    .where(eq(forumTags.tag, tag))
  return rows[0]?.threads ?? 0
}

interface Part {
  tag: string
  size: number
  offset: number
  /** Whether to count from the newest end. */
  isNear: boolean
}

/** Lists ids of public threads with a tag by an index-only scan. */
export function taggedIds(db: Db, { tag, size, offset, isNear }: Part) {
  const way = isNear ? desc : asc
  const { thread_id, is_pinned, last_post_at } = forumTagged
  return db
    .select({ id: thread_id })
    .from(forumTagged)
    .where(eq(forumTagged.tag, tag))
    .orderBy(way(is_pinned), way(last_post_at), way(thread_id))
    .limit(size)
    .offset(offset)
    .as('shown')
}
