import { sql } from 'drizzle-orm'

import type { LiveKind } from '@/domain/kit/live'

import type { Db } from '../db/client'

export interface HeardEvent {
  id: number
  topic: string
  kind: LiveKind
  subject: string
}

/** Replay window, in ms. */
const KEPT_MS = 3_600_000
/** Maximum number of events to replay; a client that missed more reloads everything. */
const MOST = 100

/**
 * Returns the events after an id. Ids are assigned before the commit, so the events of slow transactions may appear
 * after later ids; events of the preceding ten seconds are therefore repeated. Duplicates are harmless, because
 * events are only hints.
 * @returns null if events have been purged or there are too many to replay
 */
export async function listMissedEvents(
  db: Db,
  { topics, after }: { topics: readonly string[]; after: number },
): Promise<HeardEvent[] | null> {
  const { rows } = await db.execute<
    { known: boolean } & Record<keyof HeardEvent, string | null>
  >(sql`
    with last as (select created_at from live_events where id = ${after})
    select exists (select 1 from last) as known, missed.* from (select 1) one
    left join lateral (
      select id, topic, kind, subject from live_events
      where topic = any(${sql.param([...topics])}::text[])
        and id <> ${after}
        and created_at > (select created_at from last) - interval '10 seconds'
      order by id limit ${MOST + 1}) missed on true`)
  if (!rows[0]?.known || rows.length > MOST) return null
  return rows.flatMap(({ id, topic, kind, subject }) =>
    id === null || topic === null || subject === null
      ? []
      : [{ id: Number(id), topic, kind: kind as LiveKind, subject }],
  )
}

export async function purgeLiveEvents(db: Db): Promise<void> {
  await db.execute(
    sql`delete from live_events where created_at < now() - ${KEPT_MS} * interval '1 millisecond'`,
  )
}
