import type { Db } from '@/server/kernel/db/client'
import { DomainError } from '@/server/kernel/errors/domain-error'

import { findUserByPublicId, lockUser, type UserRow } from './queries'

/** @throws DomainError customer_not_found */
export async function lockAccount(tx: Db, id: string): Promise<UserRow> {
  const found = await findUserByPublicId(tx, id)
  const user = found && (await lockUser(tx, found.id))
  if (!user) throw new DomainError('customer_not_found', `No account ${id}.`)
  return user
}

/** @throws DomainError customer_not_found, customer_is_staff */
export async function lockCustomer(tx: Db, id: string): Promise<UserRow> {
  const user = await lockAccount(tx, id)
  if (user.staff_role !== null) throw new DomainError('customer_is_staff', `${id} is staff.`)
  return user
}
