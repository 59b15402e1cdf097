import { sql } from 'drizzle-orm'

import type { LiveKind } from '@/domain/kit/live'

import type { Db } from '../db/client'

export const LIVE_CHANNEL = 'live'

interface Announcement {
  topics: readonly string[]
  kind: LiveKind
  /** Key of the changed object, such as an order number or thread id; never text by users. */
  subject: string | number
}

/** Publishes a live event to open pages of all processes after the commit, never on rollback. */
export async function announce(tx: Db, { topics, kind, subject }: Announcement): Promise<void> {
  if (topics.length === 0) return
  await tx.execute(sql`
    with written as (
      insert into live_events (topic, kind, subject)
      select topic, ${kind}, ${String(subject)} from unnest(${sql.param([...topics])}::text[]) topic
      returning id, topic, kind, subject)
    select pg_notify(${LIVE_CHANNEL}, json_build_array(id, topic, kind, subject)::text) from written`)
}

/** Event kind that closes the topic's streams. */
export const CLOSED = 'closed'

/** Closes a topic's streams after the commit; clients without access can't reconnect. No replay. */
export async function closeTopic(tx: Db, topic: string): Promise<void> {
  await tx.execute(
    sql`select pg_notify(${LIVE_CHANNEL}, json_build_array(0, ${topic}::text, ${CLOSED}::text, '')::text)`,
  )
}
