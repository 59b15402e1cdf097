import { liveRoutes } from '@/contract/live'
import { liveSchemas } from '@/contract/live.schema'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { createRouter, type HandlerContext } from '@/server/kernel/http/router'
import { encodeEvent } from '@/server/kernel/live/encode'
import { listMissedEvents } from '@/server/kernel/live/replay'
import { liveStream } from '@/server/kernel/live/stream'

import { topicsFor } from './topics'

/** What one process carries: 10,000 idle readers take some 250 MB. */
const MOST_READERS = 5_000

export const liveRouter = createRouter(liveRoutes, liveSchemas).on('events', async (context) => {
  const { live, limits, ipBlock, caller, query } = context
  await limits.take('live', ipBlock)
  if (live.size >= MOST_READERS) throw new DomainError('server_busy', 'Too many open streams.')
  const topics = await topicsFor(context, caller, query)
  // Joined first: what happens while the missed events are read is heard, too.
  const { stream, send } = liveStream(live, topics)
  // Once more, now that closing it ends this stream: what was hidden in between is heard by nobody.
  if (query.thread !== undefined) await recheck(stream, () => topicsFor(context, caller, query))
  for (const bytes of await missedBy(context, topics)) send(bytes)
  return { stream }
})

async function recheck(stream: ReadableStream, check: () => Promise<unknown>): Promise<void> {
  try {
    await check()
  } catch (error) {
    await stream.cancel()
    throw error
  }
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
