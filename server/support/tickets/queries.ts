import { and, asc, desc, eq, ne, sql, type SQL } from 'drizzle-orm'

import { countedSearches } from '@/domain/community/help-center/help-searches'
import type { SupportSchedule } from '@/domain/community/support/support-hours'
import type { Db } from '@/server/kernel/db/client'
import { files } from '@/server/kernel/db/schema/system/files'
import { orderBikes } from '@/server/kernel/db/schema/orders/garage'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { rawEmailPieces, rawEmails } from '@/server/kernel/db/schema/system/raw-emails'
import {
  ticketFiles,
  ticketMessages,
  tickets,
  ticketSearches,
} from '@/server/kernel/db/schema/community/support'
import { users } from '@/server/kernel/db/schema/accounts/users'
import type { Deps } from '@/server/kernel/deps'
import { readSupport, scheduleOf } from '@/server/kernel/ports/support-hours'
import { bufferOf } from '@/server/kernel/files/buffer-of'
import { claimFiles } from '@/server/kernel/files/store'

import { IS_LISTED } from './conditions'

export type TicketRow = typeof tickets.$inferSelect
export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number]

export function listTicketsOf(db: Db, userId: number) {
  return db
    .select()
    .from(tickets)
    .where(and(eq(tickets.user_id, userId), IS_LISTED))
    .orderBy(desc(tickets.updated_at))
    .limit(200)
}

/** Matches a member's tickets, or a guest's, whose link the caller has checked. */
export function isOwnedBy(userId: number | null): SQL {
  return userId === null ? sql`${tickets.user_id} is null` : eq(tickets.user_id, userId)
}

export async function findTicket(db: Db, condition: SQL | undefined) {
  const [ticket] = await db.select().from(tickets).where(and(condition, IS_LISTED))
  return ticket
}

export async function lockTicket(tx: Db, id: number): Promise<TicketRow | undefined> {
  const [ticket] = await tx.select().from(tickets).where(eq(tickets.id, id)).for('update')
  return ticket
}

export function findFollowing(db: Db, id: number) {
  return findTicket(db, and(eq(tickets.follows, id), ne(tickets.status, 'closed')))
}

export async function numberOf(db: Db, id: number | null): Promise<string | null> {
  if (id === null) return null
  const [row] = await db.select({ number: tickets.number }).from(tickets).where(eq(tickets.id, id))
  return row?.number ?? null
}

export async function bikeOf(db: Db, id: number | null) {
  if (id === null) return null
  const [bike] = await db
    .select({ id: orderBikes.id, title: orderBikes.title })
    .from(orderBikes)
    .where(eq(orderBikes.id, id))
  return bike ?? null
}

export function listMessages(db: Db, ticketId: number) {
  return db
    .select({
      id: ticketMessages.id,
      author: ticketMessages.author,
      agent: users.name,
      channel: ticketMessages.channel,
      body: ticketMessages.body,
      quote: ticketMessages.quote,
      left_out: ticketMessages.left_out,
      event: ticketMessages.event,
      is_internal: ticketMessages.is_internal,
      created_at: ticketMessages.created_at,
    })
    .from(ticketMessages)
    .leftJoin(users, eq(users.id, ticketMessages.user_id))
    .where(eq(ticketMessages.ticket_id, ticketId))
    .orderBy(asc(ticketMessages.created_at), asc(ticketMessages.id))
}

export function listFiles(db: Db, ticketId: number) {
  return db
    .select({
      message_id: ticketFiles.message_id,
      id: files.public_id,
      name: files.name,
      type: files.type,
      size: files.size,
    })
    .from(ticketFiles)
    .innerJoin(files, eq(files.id, ticketFiles.file_id))
    .innerJoin(ticketMessages, eq(ticketMessages.id, ticketFiles.message_id))
    .where(eq(ticketMessages.ticket_id, ticketId))
    .orderBy(asc(files.id))
}

export async function readSchedule(db: Db): Promise<SupportSchedule> {
  return scheduleOf(await readSupport(db))
}

/** Takes the shared lock of the support hours, which a change of the hours acquires exclusively. */
export async function holdSchedule(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended('support hours', 0))`)
}

/** Inserts a ticket; returns undefined for a repeated key, even of a concurrent request. */
export async function insertTicket(tx: Db, row: Omit<typeof tickets.$inferInsert, 'id'>) {
  const [ticket] = await tx
    .insert(tickets)
    .values(row)
    .onConflictDoNothing({ target: tickets.request_key })
    .returning()
  return ticket
}

export async function findTicketByRequest(tx: Db, requestKey: string) {
  const [ticket] = await tx.select().from(tickets).where(eq(tickets.request_key, requestKey))
  return ticket
}

export interface RawEmail {
  id: number
  content: Uint8Array
}

export type EmailColumns = Required<
  Pick<typeof ticketMessages.$inferInsert, 'channel' | 'quote' | 'left_out' | 'message_id'>
> & { raw: RawEmail }

interface NewMessage extends Omit<typeof ticketMessages.$inferInsert, 'id'> {
  raw?: RawEmail
  /** Ids of previously uploaded files. */
  files?: readonly string[] | null | undefined
}

/** Inserts a message; returns undefined for a repeated key. @throws DomainError file_not_found */
export async function insertTicketMessage(
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  { files: attached, raw, ...row }: NewMessage,
): Promise<number | undefined> {
  const [message] = await tx
    .insert(ticketMessages)
    .values(row)
    .onConflictDoNothing({ target: ticketMessages.request_key })
    .returning({ id: ticketMessages.id })
  if (!message) return undefined
  if (raw) await storeRawEmail(tx, raw, message.id)
  const fileIds = await claimFiles(deps, tx, attached ?? [])
  const rows = fileIds.map((file_id) => ({ file_id, message_id: message.id }))
  if (rows.length > 0) await tx.insert(ticketFiles).values(rows)
  return message.id
}

/** Bytes per piece, limited because the driver copies each piece in a single operation. */
const PIECE = 500_000

async function storeRawEmail(tx: Db, { id, content }: RawEmail, messageId: number): Promise<void> {
  await tx.update(rawEmails).set({ message_id: messageId }).where(eq(rawEmails.id, id))
  for (let number = 0; number * PIECE < content.length; number += 1) {
    const piece = bufferOf(content.subarray(number * PIECE, (number + 1) * PIECE))
    await tx.insert(rawEmailPieces).values({ email_id: id, number, content: piece })
  }
}

export async function findAnswered(tx: Db, requestKey: string): Promise<TicketRow | undefined> {
  const [row] = await tx
    .select({ ticket: tickets })
    .from(ticketMessages)
    .innerJoin(tickets, eq(tickets.id, ticketMessages.ticket_id))
    .where(eq(ticketMessages.request_key, requestKey))
  return row?.ticket
}

export async function insertSearches(
  tx: Db,
  ticketId: number,
  searches: readonly { query: string; results: number }[],
): Promise<void> {
  const rows = countedSearches(searches)
  if (rows.length === 0) return
  await tx
    .insert(ticketSearches)
    .values(rows.map((search, position) => ({ ticket_id: ticketId, position, ...search })))
}

export async function findOwnOrder(db: Db, userId: number, number: string) {
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.number, number), eq(orders.user_id, userId)))
  return order
}
