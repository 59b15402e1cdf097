import { liveTopic } from '@/domain/kit/live'
import type { Db } from '@/server/kernel/db/client'
import { announce } from '@/server/kernel/live/announce'

interface HasTicket {
  ticket: { id: number; number: string; user_id: number | null; is_spam: boolean }
}

/** Makes the inbox, the open ticket and the customer's pages refetch the ticket. */
export async function announceTicket(_: unknown, tx: Db, { ticket }: HasTicket): Promise<void> {
  const { id, number, user_id, is_spam } = ticket
  const owner = user_id === null ? [] : [liveTopic.user(user_id)]
  // Staff aren't notified about spam, because no list shows it.
  const staff = is_spam ? [] : [liveTopic.staff('support.read')]
  const topics = [liveTopic.ticket(id), ...owner, ...staff]
  await announce(tx, { topics, kind: 'ticket', subject: number })
}
