import { and, desc, eq, ne, sql } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { addresses } from '@/server/kernel/db/schema/accounts/addresses'
import { users } from '@/server/kernel/db/schema/accounts/users'

export type AddressRow = typeof addresses.$inferSelect
type Fields = Omit<typeof addresses.$inferInsert, 'id' | 'user_id' | 'created_at'>

export async function listAddresses(db: Db, userId: number): Promise<AddressRow[]> {
  return db
    .select()
    .from(addresses)
    .where(eq(addresses.user_id, userId))
    .orderBy(desc(addresses.created_at), desc(addresses.id))
}

export async function findAddress(
  db: Db,
  { userId, id }: { userId: number; id: number },
): Promise<AddressRow | undefined> {
  const [row] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.user_id, userId)))
  return row
}

/** Locks the address book of a user without blocking inserts that refer to the user. */
export async function lockAddressBook(tx: Db, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

export async function insertAddress(
  tx: Db,
  address: typeof addresses.$inferInsert,
): Promise<AddressRow> {
  const [row] = await tx.insert(addresses).values(address).returning()
  if (!row) throw new Error('The address was not written.')
  return row
}

export async function updateAddress(
  tx: Db,
  { userId, id }: { userId: number; id: number },
  fields: Partial<Fields>,
): Promise<AddressRow | undefined> {
  const [row] = await tx
    .update(addresses)
    .set(fields)
    .where(and(eq(addresses.id, id), eq(addresses.user_id, userId)))
    .returning()
  return row
}

export async function deleteAddress(
  tx: Db,
  { userId, id }: { userId: number; id: number },
): Promise<AddressRow | undefined> {
  const [row] = await tx
    .delete(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.user_id, userId)))
    .returning()
  return row
}

export async function unchooseOthers(
  tx: Db,
  { userId, id }: { userId: number; id: number | null },
  purpose: 'is_shipping' | 'is_billing',
): Promise<void> {
  await tx
    .update(addresses)
    .set({ [purpose]: false })
    .where(
      and(
        eq(addresses.user_id, userId),
        id === null ? sql`true` : ne(addresses.id, id),
        eq(addresses[purpose], true),
      ),
    )
}
