import { liveTopic } from '@/domain/kit/live'
import type { Db } from '@/server/kernel/db/client'
import { announce } from '@/server/kernel/live/announce'

interface HasOrder {
  order: { id: number; number: string; user_id: number | null }
}

/** Makes the order page, the buyer's list and the back office refetch the order. */
export async function announceOrder(_: unknown, tx: Db, { order }: HasOrder): Promise<void> {
  const owner = order.user_id === null ? [] : [liveTopic.user(order.user_id)]
  const topics = [liveTopic.order(order.id), ...owner, liveTopic.staff('orders.read')]
  await announce(tx, { topics, kind: 'order', subject: order.number })
}
