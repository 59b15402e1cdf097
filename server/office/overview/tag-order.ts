import { liveTopic } from '@/domain/kit/live'
import { TAGS_LIMIT } from '@/domain/community/support/ticket'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { announce } from '@/server/kernel/live/announce'
import { findOrderByNumber, insertEvent, lockOrder } from '@/server/orders'

import { deleteTag, insertTag, listTagsOf } from './tag-queries'

interface TagOrderInput {
  number: string
  tag: string
  is_on: boolean
  /** Public id of the actor. */
  by: string
}

/** Tags or untags an order, recording only actual changes. @throws DomainError order_not_found, order_tags_full */
export async function tagOrder(
  deps: Deps,
  { number, tag, is_on, by }: TagOrderInput,
): Promise<void> {
  const order = await findOrderByNumber(deps.db, number)
  if (!order) throw new DomainError('order_not_found', `No order ${number}.`)
  await deps.db.transaction(async (tx) => {
    await lockOrder(tx, order.id)
    const tags = await listTagsOf(tx, order.id)
    if (tags.includes(tag) === is_on) return
    if (is_on && tags.length >= TAGS_LIMIT) {
      throw new DomainError('order_tags_full', `Order ${number} has ${tags.length} tags.`)
    }
    await (is_on ? insertTag : deleteTag)(tx, order.id, tag)
    const kind = is_on ? 'tag_added' : 'tag_removed'
    await insertEvent(tx, order.id, { kind, at: deps.clock.now(), detail: { text: tag, by } })
    // Publish to staff only, since buyers don't see tags.
    await announce(tx, { topics: [liveTopic.staff('orders.read')], kind: 'order', subject: number })
  })
}
