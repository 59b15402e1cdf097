import type { z } from 'zod'

import type { liveSchemas } from '@/contract/live.schema'
import { liveTopic } from '@/domain/live'
import { requireVisibleThread } from '@/server/community'
import type { Deps } from '@/server/kernel/deps'
import type { Caller } from '@/server/kernel/http/caller'
import { requirePermission } from '@/server/kernel/http/permission'
import { requireOrder } from '@/server/orders'

type Query = z.output<(typeof liveSchemas)['events']['query']>

/**
 * What this reader may listen to.
 * @throws DomainError order_not_found, forum_thread_not_found or not_allowed: as for the things themselves
 */
export async function topicsFor(
  deps: Pick<Deps, 'db' | 'secret'>,
  caller: Caller | null,
  { order, key, thread, staff }: Query,
): Promise<string[]> {
  const topics = caller ? [liveTopic.user(caller.userId)] : []
  if (order !== undefined) {
    const { id } = await requireOrder(deps, { number: order, key: key ?? '' })
    topics.push(liveTopic.order(id))
  }
  if (thread !== undefined) {
    await requireVisibleThread(deps, caller, thread)
    topics.push(liveTopic.thread(thread))
  }
  if (staff !== undefined && caller) {
    requirePermission(caller, 'office.open')
    topics.push(liveTopic.staff)
  }
  return topics
}
