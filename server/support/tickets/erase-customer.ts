import { eq, inArray } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { files } from '@/server/kernel/db/schema/system/files'
import {
  ticketFiles,
  ticketMessages,
  tickets,
  ticketSearches,
} from '@/server/kernel/db/schema/community/support'
import type { ShopEvent } from '@/server/kernel/events/shop-events'

const NOTHING = {
  name: '',
  email: '',
  subject: 'Deleted',
  order_number: null,
  order_id: null,
  bike_id: null,
  tags: [],
  score_comment: null,
  request_key: null,
}

/** Erases the content of a user's tickets; the emptied rows remain. */
export async function eraseCustomer(_: unknown, tx: Db, { user }: ShopEvent<'AccountDeleted'>) {
  const own = await tx
    .update(tickets)
    .set(NOTHING)
    .where(eq(tickets.user_id, user.id))
    .returning({ id: tickets.id })
  const ids = own.map(({ id }) => id)
  const fileIds = tx
    .select({ id: ticketFiles.file_id })
    .from(ticketFiles)
    .innerJoin(ticketMessages, eq(ticketMessages.id, ticketFiles.message_id))
    .where(inArray(ticketMessages.ticket_id, ids))
  await tx.delete(files).where(inArray(files.id, fileIds))
  await tx.delete(ticketMessages).where(inArray(ticketMessages.ticket_id, ids))
  await tx.delete(ticketSearches).where(inArray(ticketSearches.ticket_id, ids))
}
