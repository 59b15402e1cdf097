import { liveRoutes } from '@/contract/kit/live'
import { liveSchemas } from '@/contract/kit/live.schema'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { findCaller, withStaffRights } from '@/server/kernel/http/caller'
import { createRouter, type HandlerContext } from '@/server/kernel/http/router'
import { encodeEvent } from '@/server/kernel/live/encode'
import { listMissedEvents } from '@/server/kernel/live/replay'
import { liveStream } from '@/server/kernel/live/stream'

import { topicsFor, type EventsQuery } from './topics'

/** Maximum number of readers per process; 10,000 idle readers take about 250 MB. */
const MOST_READERS = 5_000

type EventsContext = HandlerContext<'optional'> & { query: EventsQuery }

export const liveRouter = createRouter(liveRoutes, liveSchemas).on('events', async (context) => {
  const { live, limits, ipBlock, caller, query } = context
  await limits.take('live', ipBlock)
  if (live.size >= MOST_READERS) throw new DomainError('server_busy', 'Too many open streams.')
  const topics = await topicsFor(context, caller, query)
  // Join before reading missed events, so that events in between are also delivered.
  const { stream, send } = liveStream(live, topics)
  try {
    await live.ready()
    await recheck(context, topics)
  } catch (error) {
    await stream.cancel()
    throw error
  }
  for (const bytes of await missedBy(context, topics)) send(bytes)
  return { stream }
})

/** Rights revoked before the stream joined had no stream to close, so authorize again. */
async function recheck(context: EventsContext, topics: readonly string[]): Promise<void> {
  const { token, db, clock, query } = context
  const found = token === null ? null : await findCaller(db, token, clock.now())
  const caller = withStaffRights(context, found)
  if (token !== null && !caller) throw new DomainError('not_signed_in', 'No valid bearer token.')
  const current = await topicsFor(context, caller, query)
  if (String(current) !== String(topics)) throw new DomainError('server_busy', 'Rights changed.')
}

async function missedBy(
  { db, header }: Pick<HandlerContext<'optional'>, 'db' | 'header'>,
  topics: readonly string[],
): Promise<Uint8Array[]> {
  const after = Number(header('last-event-id') ?? NaN)
  if (!Number.isSafeInteger(after) || after < 0) return []
  const missed = await listMissedEvents(db, { topics, after })
  if (missed === null) return [encodeEvent({ kind: 'reset', subject: '' })]
  return missed.map((event) => encodeEvent(event, event.id))
}
