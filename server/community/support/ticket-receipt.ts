import type { Db } from '@/server/kernel/db/client'
import type { tickets } from '@/server/kernel/db/schema/support'
import type { Deps } from '@/server/kernel/deps'
import { queueLetter } from '@/server/kernel/mail/queue-letter'
import { ticketReceipt } from './receipt-letter'

interface Receipt {
  ticket: typeof tickets.$inferSelect
  message: string
}

/** Tells whoever wrote that we have it, under which number, and what was written. */
export async function queueTicketReceipt(
  deps: Pick<Deps, 'clock' | 'shopUrl' | 'seller'>,
  tx: Db,
  { ticket, message }: Receipt,
): Promise<void> {
  const path = ticket.user_id === null ? '/contact' : '/dashboard/support'
  await queueLetter(deps, tx, {
    user_id: ticket.user_id,
    kind: 'ticket_receipt',
    recipient: ticket.email,
    letter: ticketReceipt({ number: ticket.number, message, url: `${deps.shopUrl}${path}` }),
  })
}
