import { and, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { ownRows, personalRows, type PersonalRows } from '@/server/kernel/db/personal-rows'
import { files } from '@/server/kernel/db/schema/system/files'
import { rawEmailPieces, rawEmails } from '@/server/kernel/db/schema/system/raw-emails'
import {
  ticketFiles,
  ticketMessages,
  tickets,
  ticketSearches,
} from '@/server/kernel/db/schema/community/support'
import type { ShopEvent } from '@/server/kernel/events/shop-events'

/** Exports the tickets of an account, except text by strangers, which isn't the user's data. */
export async function exportCustomer(
  _: unknown,
  tx: Db,
  { user, add }: ShopEvent<'AccountExported'>,
) {
  const ids = tx.select({ id: tickets.id }).from(tickets).where(eq(tickets.user_id, user.id))
  const isOfStranger = sql`${ticketMessages.event} ->> 'kind' in ('other_sender', 'forged_sender')`
  const ownMessages = and(inArray(ticketMessages.ticket_id, ids), sql`${isOfStranger} is not true`)
  const sent = tx
    .select({ id: ticketFiles.file_id })
    .from(ticketFiles)
    .innerJoin(ticketMessages, eq(ticketMessages.id, ticketFiles.message_id))
    .where(ownMessages)
  const received = inArray(
    rawEmails.message_id,
    tx.select({ id: ticketMessages.id }).from(ticketMessages).where(ownMessages),
  )
  const ownSearches = inArray(ticketSearches.ticket_id, ids)
  add({
    ...(await ownRows(tx, user.id, { tickets: [tickets, tickets.user_id] })),
    // Internal notes are included because they are about the user.
    ticket_messages: await personalRows(tx, ticketMessages, ownMessages),
    raw_emails: await exportRawEmails(tx, received),
    ticket_searches: await personalRows(tx, ticketSearches, ownSearches),
    files: await personalRows(tx, files, inArray(files.id, sent)),
  })
}

/** Returns raw emails with their content in Base64, for the data export of their sender. */
async function exportRawEmails(db: Db, condition: SQL | undefined): Promise<PersonalRows> {
  const { email_id, number, content } = rawEmailPieces
  const whole = sql<Buffer | null>`string_agg(${content}, ''::bytea order by ${number})`
  const rows = await db
    .select({ ...getTableColumns(rawEmails), content: whole })
    .from(rawEmails)
    .leftJoin(rawEmailPieces, eq(email_id, rawEmails.id))
    .where(condition)
    .groupBy(rawEmails.id)
  return rows.map((row) => ({ ...row, content: row.content?.toString('base64') }))
}
