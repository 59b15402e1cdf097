import { eq, sql } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { contentPages } from '@/server/kernel/db/schema/catalog/content'
import { helpTopics } from '@/server/kernel/db/schema/community/help-center'
import { listDueOf } from '@/server/kernel/jobs/due-rows'
import { workThrough } from '@/server/kernel/jobs/work-through'

interface ChangedTopic extends Record<string, unknown> {
  id: number
  slug: string
  /** Null if no version is public, or the topic is offline. */
  publish_at: Date | string | null
  /** Null if no version was ever public. */
  title: string | null
  description: string
  source: string
  category: string
  keywords: string[]
}

/** Lists topics whose help center row differs from the public version. */
async function changedTopics(db: Db, now: Date): Promise<ChangedTopic[]> {
  const at = sql`${now.toISOString()}::timestamptz`
  const { rows } = await db.execute<ChangedTopic>(sql`
    select p.id::int as id, p.slug, v.title, v.description, v.source, v.category, v.keywords,
      case when p.archived_at <= ${at} then null else v.publish_at end as publish_at
    from content_pages p
    left join lateral (
      select * from content_versions v where v.page_id = p.id and v.publish_at <= ${at}
      order by v.publish_at desc, v.number desc limit 1
    ) v on true
    left join help_topics t on t.slug = p.slug
    where p.kind = 'help' and case when v.id is null or p.archived_at <= ${at}
      then t.publish_at is not null
      else t.id is null or (t.title, t.description, t.source, t.category, t.keywords, t.publish_at)
        is distinct from (v.title, v.description, v.source, v.category, v.keywords, v.publish_at) end`)
  return rows
}

/** Writes only changed topics, since each write makes all processes re-read the help center. */
export async function shelveTopics(db: Db, now: Date): Promise<number> {
  const topics = await changedTopics(db, now)
  for (const topic of topics) await shelve(db, topic)
  return topics.length
}

async function shelve(db: Db, topic: ChangedTopic): Promise<void> {
  const { slug, title, publish_at, ...words } = topic
  if (title === null || publish_at === null) {
    await db.update(helpTopics).set({ publish_at: null }).where(eq(helpTopics.slug, slug))
    return
  }
  const at = new Date(publish_at)
  const { description, source, category, keywords } = words
  const row = { title, description, source, category, keywords, publish_at: at, updated_at: at }
  const position = sql`(select coalesce(max(position) + 1, 0) from help_topics where category = ${category})`
  await db
    .insert(helpTopics)
    .values({ ...row, slug, position })
    .onConflictDoUpdate({ target: helpTopics.slug, set: row })
}

/** Publishes due topics to the help center, one by one. */
export async function shelveDueTopics(deps: Deps): Promise<void> {
  const { db, clock } = deps
  const work = 'help-topics/topics'
  await workThrough(deps, {
    work,
    list: async (limit) => {
      const ids = (await changedTopics(db, clock.now())).map(({ id }) => id)
      return listDueOf(db, { work, id: contentPages.id, ids }, limit)
    },
    step: (topic) =>
      db.transaction(async (tx) => {
        const changed = (await changedTopics(tx, clock.now())).find(({ id }) => id === topic)
        if (changed) await shelve(tx, changed)
      }),
  })
}
