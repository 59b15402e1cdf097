import { and, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm'

import { authorName } from '@/server/kernel/db/author'
import type { Db } from '@/server/kernel/db/client'
import { ownRows } from '@/server/kernel/db/personal-rows'
import { customerNotes } from '@/server/kernel/db/schema/accounts/customer-notes'
import { users } from '@/server/kernel/db/schema/accounts/users'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import type { ShopEvent } from '@/server/kernel/events/shop-events'

import { findCustomer } from './queries'

const SHOWN = 50
const DAY_MS = 86_400_000

export async function listNotes(db: Db, userId: number) {
  const { id, created_at, text, user_id, made_by, removed_at } = customerNotes
  const rows = await db
    .select({ id, created_at, text, by: authorName(id) })
    .from(customerNotes)
    .leftJoin(users, eq(users.id, made_by))
    .where(and(eq(user_id, userId), isNull(removed_at)))
    .orderBy(desc(id))
    .limit(SHOWN)
  return rows.map(({ created_at: at, ...row }) => ({ ...row, at: at.toISOString() }))
}

interface NewNote {
  id: string
  text: string
  request_key: string
  made_by: number
}

/** Adds a note, only once per key. @throws DomainError customer_not_found */
export async function addNote(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, ...note }: NewNote,
): Promise<void> {
  await db.transaction(async (tx) => {
    const user_id = await idOf(tx, id)
    const row = { ...note, user_id, created_at: clock.now() }
    await tx.insert(customerNotes).values(row).onConflictDoNothing()
  })
}

interface Removal {
  id: string
  note: number
  is_removed: boolean
}

/** Deletes or restores a note. @throws DomainError customer_not_found, note_not_found */
export async function removeNote(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, note, is_removed }: Removal,
): Promise<void> {
  await db.transaction(async (tx) => {
    const isMeant = and(eq(customerNotes.id, note), eq(customerNotes.user_id, await idOf(tx, id)))
    const removed_at = is_removed ? clock.now() : null
    const changed = await tx
      .update(customerNotes)
      .set({ removed_at })
      .where(isMeant)
      .returning({ id: customerNotes.id })
    if (changed.length === 0) throw new DomainError('note_not_found', `No note ${note}.`)
  })
}

async function idOf(db: Db, id: string): Promise<number> {
  const user = await findCustomer(db, id)
  if (!user) throw new DomainError('customer_not_found', `No account ${id}.`)
  return user.id
}

export async function purgeNotes({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const { removed_at } = customerNotes
  const before = new Date(clock.now().getTime() - DAY_MS)
  await db.delete(customerNotes).where(and(isNotNull(removed_at), lt(removed_at, before)))
}

/** Exports notes about the account: they are its personal data, while notes that it wrote about others aren't. */
export async function exportNotes(_: unknown, tx: Db, { user, add }: ShopEvent<'AccountExported'>) {
  add(await ownRows(tx, user.id, { customer_notes: [customerNotes, customerNotes.user_id] }))
}
