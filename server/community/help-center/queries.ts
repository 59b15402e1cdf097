import { and, asc, eq, lt, lte, sql } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { searchSynonyms } from '@/server/kernel/db/schema/catalog/searches'
import {
  helpCategories,
  helpSearches,
  helpTopics,
  helpVotes,
} from '@/server/kernel/db/schema/community/help-center'

export type CategoryRow = typeof helpCategories.$inferSelect
export type TopicRow = typeof helpTopics.$inferSelect

export async function listCategories(db: Db): Promise<CategoryRow[]> {
  return db.select().from(helpCategories).orderBy(asc(helpCategories.position))
}

export async function listTopics(db: Db): Promise<TopicRow[]> {
  const rows = await db
    .select({ topic: helpTopics })
    .from(helpTopics)
    .innerJoin(helpCategories, eq(helpCategories.slug, helpTopics.category))
    .where(sql`${helpTopics.publish_at} is not null`)
    .orderBy(asc(helpCategories.position), asc(helpTopics.position), asc(helpTopics.id))
  return rows.map(({ topic }) => topic)
}

export async function listSynonyms(db: Db): Promise<string[][]> {
  const { place, words } = searchSynonyms
  const rows = await db.select({ words }).from(searchSynonyms).where(eq(place, 'help'))
  return rows.map(({ words }) => words)
}

export async function countVotes(db: Db) {
  return db
    .select({
      topic_id: helpVotes.topic_id,
      yes: sql<number>`(count(*) filter (where ${helpVotes.help_full}))::int`,
      votes: sql<number>`count(*)::int`,
    })
    .from(helpVotes)
    .groupBy(helpVotes.topic_id)
}

export async function hasTopic(db: Db, id: number, now: Date): Promise<boolean> {
  const rows = await db
    .select({ id: helpTopics.id })
    .from(helpTopics)
    .where(and(eq(helpTopics.id, id), lte(helpTopics.publish_at, now)))
  return rows.length > 0
}

type Vote = Pick<
  typeof helpVotes.$inferInsert,
  'topic_id' | 'voter' | 'user_id' | 'help_full' | 'comment'
>

/** Upserts a vote, so that each voter has one per topic. */
export async function saveVote(db: Db, vote: Vote, at: Date): Promise<void> {
  const { help_full, comment } = vote
  await db
    .insert(helpVotes)
    .values({ ...vote, created_at: at, updated_at: at })
    .onConflictDoUpdate({
      target: [helpVotes.topic_id, helpVotes.voter],
      set: { help_full, comment, updated_at: at },
    })
}

export async function countSearch(
  db: Db,
  { day, query, results }: { day: string; query: string; results: number },
): Promise<void> {
  await db
    .insert(helpSearches)
    .values({ day, query, results })
    .onConflictDoUpdate({
      target: [helpSearches.day, helpSearches.query],
      set: { results, times: sql`${helpSearches.times} + 1` },
    })
}

export async function deleteSearches(db: Db, before: string): Promise<void> {
  await db.delete(helpSearches).where(lt(helpSearches.day, before))
}
