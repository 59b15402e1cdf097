import { sql } from 'drizzle-orm'

import type { LiveKind } from '@/domain/live'

import type { Db } from '../db/client'

export interface HeardEvent {
  id: number
  topic: string
  kind: LiveKind
  subject: string
}

/** For how long what was missed can be asked for, ms. */
const KEPT_MS = 3_600_000
/** A page that missed more asks for everything it shows. */
const MOST = 100

/**
 * What was announced after an event. Ids are given before the commit, so a slow transaction may come after its
 * successors: what began up to ten seconds before is told again. A hint heard twice does no harm.
 * @returns null where that can't be said any more
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

/** Forgets what nobody can ask for any more. */
export async function purgeLiveEvents(db: Db): Promise<void> {
  await db.execute(
    sql`delete from live_events where created_at < now() - ${KEPT_MS} * interval '1 millisecond'`,
  )
}
