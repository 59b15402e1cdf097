import { and, eq, sql } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { forumCategories } from '@/server/kernel/db/schema/community/forum'
import {
  forumCategoryWatches,
  forumNotices,
} from '@/server/kernel/db/schema/community/forum-notices'
import { users } from '@/server/kernel/db/schema/accounts/users'
import type { Deps } from '@/server/kernel/deps'

import { requireCategory } from './read-forum'
import type { Author } from './viewer'

export async function readCategoryWatches({ db }: Pick<Deps, 'db'>, { userId }: Author) {
  const rows = await db
    .select({ slug: forumCategories.slug })
    .from(forumCategoryWatches)
    .innerJoin(forumCategories, eq(forumCategories.id, forumCategoryWatches.category_id))
    .where(eq(forumCategoryWatches.user_id, userId))
  return { categories: rows.map(({ slug }) => slug) }
}

/** @throws DomainError forum_category_not_found */
export async function watchCategory(
  deps: Pick<Deps, 'db'>,
  { userId }: Author,
  { category, is_watching }: { category: string; is_watching: boolean },
) {
  const { id } = await requireCategory(deps, category)
  const row = { category_id: id, user_id: userId }
  if (is_watching) {
    await deps.db.insert(forumCategoryWatches).values(row).onConflictDoNothing()
    return { is_watching }
  }
  const { category_id, user_id } = forumCategoryWatches
  await deps.db.delete(forumCategoryWatches).where(and(eq(category_id, id), eq(user_id, userId)))
  return { is_watching }
}

interface NewThread {
  id: number
  categoryId: number
  authorId: number
  at: Date
  /** Ids of members that are notified for a stronger reason. */
  notifiedIds: readonly number[]
}

/** Notifies all watchers of the category in one statement. @returns ids of the notified members */
export async function notifyCategoryWatchers(tx: Db, thread: NewThread): Promise<number[]> {
  const { id, categoryId, authorId, notifiedIds } = thread
  const others = [authorId, ...notifiedIds]
  const { user_id, kind, thread_id, number, actor_id, created_at } = forumNotices
  const into = [user_id, kind, thread_id, number, actor_id, created_at].map(({ name }) =>
    sql.identifier(name),
  )
  const rows = await tx.execute<{ user_id: number }>(sql`
    insert into ${forumNotices} (${sql.join(into, sql`, `)})
    select w.user_id, 'thread', ${id}::bigint, 1, ${authorId}::bigint, ${thread.at.toISOString()}::timestamptz
    from ${forumCategoryWatches} w
    join ${users} on ${users.id} = w.user_id and ${users.disabled_at} is null
    where w.category_id = ${categoryId}
      and w.user_id not in (${sql.join(
        others.map((one) => sql`${one}::bigint`),
        sql`, `,
      )})
    on conflict do nothing
    returning user_id`)
  return rows.rows.map((row) => Number(row.user_id))
}
