import { sql } from 'drizzle-orm'

import type { LiveKind } from '@/domain/live'

import type { Db } from '../db/client'

/** The channel of PostgreSQL that every process listens to. */
export const LIVE_CHANNEL = 'live'

interface Announcement {
  topics: readonly string[]
  kind: LiveKind
  /** What it happened to: the number of an order, the id of a thread. Never words that somebody wrote. */
  subject: string | number
}

/**
 * Tells open pages on every process that something happened. Written in the transaction in which it does, so that
 * nobody hears of what was rolled back, and everybody after the commit.
 */
export async function announce(tx: Db, { topics, kind, subject }: Announcement): Promise<void> {
  if (topics.length === 0) return
  await tx.execute(sql`
    with written as (
      insert into live_events (topic, kind, subject)
      select topic, ${kind}, ${String(subject)} from unnest(${sql.param([...topics])}::text[]) topic
      returning id, topic, kind, subject)
    select pg_notify(${LIVE_CHANNEL}, json_build_array(id, topic, kind, subject)::text) from written`)
}

/** In place of a kind: who listens under the topic is let go. */
export const CLOSED = 'closed'

/**
 * Ends every stream that listens under a topic, after the commit. Whoever may still hear it comes back by itself; the
 * others are refused. Nothing of it is kept for those who were away.
 */
export async function closeTopic(tx: Db, topic: string): Promise<void> {
  await tx.execute(
    sql`select pg_notify(${LIVE_CHANNEL}, json_build_array(0, ${topic}::text, ${CLOSED}::text, '')::text)`,
  )
}
