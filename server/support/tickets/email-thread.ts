import { and, desc, eq, isNotNull } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { ticketMessages } from '@/server/kernel/db/schema/community/support'
import type { Deps } from '@/server/kernel/deps'
import { threadIdOf } from '@/server/kernel/mail/message-ids'

import type { TicketRow } from './queries'

/** Returns headers that make email clients group the emails of a ticket into one conversation. */
export async function threadOf(
  { shopUrl }: Pick<Deps, 'shopUrl'>,
  tx: Db,
  { id, number }: Pick<TicketRow, 'id' | 'number'>,
): Promise<{ in_reply_to: string; reference_ids: string }> {
  const root = threadIdOf(shopUrl, `ticket-${number}`)
  const last = await lastMessageId(tx, id)
  return { in_reply_to: last ?? root, reference_ids: last === null ? root : `${root} ${last}` }
}

async function lastMessageId(tx: Db, ticketId: number): Promise<string | null> {
  const [row] = await tx
    .select({ id: ticketMessages.message_id })
    .from(ticketMessages)
    .where(
      and(
        eq(ticketMessages.ticket_id, ticketId),
        eq(ticketMessages.author, 'customer'),
        isNotNull(ticketMessages.message_id),
      ),
    )
    .orderBy(desc(ticketMessages.id))
    .limit(1)
  return row?.id ?? null
}
