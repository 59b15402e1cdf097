import { eq } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { accountEvents, users } from '@/server/kernel/db/schema/accounts/users'
import type { Deps } from '@/server/kernel/deps'
import { publish } from '@/server/kernel/events/subscriptions'
import { lockUser, type UserRow } from './queries'

/**
 * Deletes an account with all its data. Orders are retained for tax law with amounts, lines and country, but without
 * name, address and email address.
 * @throws DomainError account_in_use while an order, return, refund or dispute is open
 */
export async function deleteAccount(deps: Deps, user: UserRow): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const locked = await lockUser(tx, user.id)
    if (locked) await deleteLocked(deps, tx, locked)
  })
}

/** Like `deleteAccount`, for a locked account. @throws DomainError account_in_use */
export async function deleteLocked(deps: Deps, tx: Db, user: UserRow): Promise<void> {
  await publish(deps, tx, { name: 'AccountDeleted', user })
  await tx
    .update(accountEvents)
    .set({ place: '', detail: '' })
    .where(eq(accountEvents.user_id, user.id))
  // Foreign keys delete sessions, addresses, cart, picture, reviews, links and social logins.
  await tx.delete(users).where(eq(users.id, user.id))
}
