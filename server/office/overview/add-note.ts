import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { findOrderByNumber, insertEvent, listOrderEvents, lockOrder } from '@/server/orders'

interface Note {
  number: string
  text: string
  request_key: string
  /** Public id of the author. */
  by: string
}

/** Adds an internal note to an order, once per request key. @throws DomainError order_not_found */
export async function addNote(deps: Deps, { number, text, request_key, by }: Note): Promise<void> {
  const order = await findOrderByNumber(deps.db, number)
  if (!order) throw new DomainError('order_not_found', `No order ${number}.`)
  await deps.db.transaction(async (tx) => {
    await lockOrder(tx, order.id)
    const events = await listOrderEvents(tx, order.id)
    if (events.some(({ detail }) => detail.request_key === request_key)) return
    const detail = { text, by, request_key }
    await insertEvent(tx, order.id, { kind: 'note', at: deps.clock.now(), detail })
  })
}
