import { desc, eq } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { forumPosts } from '@/server/kernel/db/schema/community/forum'
import { forumVersions } from '@/server/kernel/db/schema/community/forum-versions'

/** Locks a post, so that concurrent edits don't lose a version. */
export async function lockPost(tx: Db, id: number): Promise<void> {
  await tx.select({ id: forumPosts.id }).from(forumPosts).where(eq(forumPosts.id, id)).for('update')
}

export async function insertVersion(
  tx: Db,
  row: Omit<typeof forumVersions.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(forumVersions).values(row)
}

export async function listVersions(db: Db, postId: number) {
  return db
    .select({ source: forumVersions.source, written_at: forumVersions.written_at })
    .from(forumVersions)
    .where(eq(forumVersions.post_id, postId))
    .orderBy(desc(forumVersions.id))
}
