import type { z } from 'zod'

import type { liveSchemas } from '@/contract/kit/live.schema'
import { liveTopic, STAFF_PERMISSIONS } from '@/domain/kit/live'
import { requireVisibleThread } from '@/server/community'
import type { Deps } from '@/server/kernel/deps'
import type { Person } from '@/server/kernel/http/caller'
import { may, requirePermission } from '@/server/kernel/http/permission'
import { requireOrder } from '@/server/orders'
import { requireTicket, type Claim } from '@/server/support'

export type EventsQuery = z.output<(typeof liveSchemas)['events']['query']>

/** @throws DomainError order_not_found, ticket_not_found, forum_thread_not_found or not_allowed */
export async function topicsFor(
  deps: Pick<Deps, 'db' | 'secret'>,
  caller: Person | null,
  { order, key, ticket, thread, staff }: EventsQuery,
): Promise<string[]> {
  const topics = caller ? [liveTopic.user(caller.userId), liveTopic.session(caller.sessionId)] : []
  if (order !== undefined) {
    const { id } = await requireOrder(deps, { number: order, key: key ?? '' })
    topics.push(liveTopic.order(id))
  }
  if (ticket !== undefined) {
    const { id } = await requireTicket(deps, claimOf(caller, { number: ticket, key }))
    topics.push(liveTopic.ticket(id))
  }
  if (thread !== undefined) {
    await requireVisibleThread(deps, caller, thread)
    topics.push(liveTopic.thread(thread))
  }
  if (staff !== undefined && caller) {
    requirePermission(caller, 'office.open')
    topics.push(...STAFF_PERMISSIONS.filter((one) => may(caller, one)).map(liveTopic.staff))
  }
  return topics
}

/** Returns a claim by the key of a guest's link or, without a key, to the user's own order. */
function claimOf(
  caller: Person | null,
  { number, key }: { number: string; key: string | undefined },
): Claim {
  return key === undefined && caller
    ? { number, userId: caller.userId }
    : { number, key: key ?? '' }
}
