import { TransactionRollbackError } from 'drizzle-orm'

import { mailboxKey } from '@/domain/kit/mailbox'
import { countGuestData, type GuestCount } from '@/domain/office/guests/guests'
import type { OpenMatter } from '@/domain/shop/orders/open-matters'
import { collectData, deleteLocked, findUserByEmail } from '@/server/identity'
import type { Db } from '@/server/kernel/db/client'
import type { PersonalRows } from '@/server/kernel/db/personal-rows'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { dayOf } from '@/server/kernel/ports/clock'
import { deriveKey } from '@/server/kernel/ports/ids'
import { readSeller } from '@/server/kernel/ports/seller'
import { listOpenMatters } from '@/server/orders'

import { adoptGuest } from './adopt'
import { writeReceipt } from './receipt'

/** Names a guest in the audit log and on receipts without the email address. */
export const guestNumber = (secret: string, email: string): string =>
  deriveKey(secret, 'guest', mailboxKey(email)).slice(0, 12)

type Tables = Record<string, PersonalRows>

/** Returns the rows of a guest by table. */
export const exportGuest = async (deps: Deps, email: string): Promise<Tables> =>
  (await readGuest(deps, email)).tables

/** The transaction that adopts a guest's rows is rolled back. */
async function readGuest(deps: Deps, email: string) {
  let found: { tables: Tables; open: OpenMatter[] } = { tables: {}, open: [] }
  await deps.db
    .transaction(async (tx) => {
      const user = await adoptGuest(deps, tx, email)
      const { users: _, ...tables } = await collectData(deps, tx, user)
      found = { tables, open: await listOpenMatters(tx, user.id) }
      tx.rollback()
    })
    .catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error
    })
  return found
}

/** Says what the shop holds about an email address, what of it isn't finished, and which member has it. */
export async function findGuest(deps: Deps, email: string) {
  const [{ tables, open }, member] = await Promise.all([
    readGuest(deps, email),
    findUserByEmail(deps.db, email),
  ])
  return { held: countGuestData(tables), open, member: member?.public_id ?? null }
}

/**
 * Erases a guest's data by the rules of a member's account, and returns a signed receipt.
 * @throws DomainError guest_not_found, guest_is_member, customer_has_order
 */
export async function eraseGuest(deps: Deps, email: string): Promise<string> {
  if (await findUserByEmail(deps.db, email)) {
    throw new DomainError('guest_is_member', 'A member has this address.')
  }
  return deps.db.transaction(async (tx) => {
    const user = await adoptGuest(deps, tx, email)
    const tables = await collectData(deps, tx, user)
    const counts = countGuestData(tables)
    if (counts.length === 0) throw new DomainError('guest_not_found', 'Nothing is held.')
    await deleteLocked(deps, tx, user).catch((thrown: unknown) => {
      const isOpen = thrown instanceof DomainError && thrown.code === 'account_in_use'
      throw isOpen ? new DomainError('customer_has_order', thrown.detail) : thrown
    })
    return receiptOf(deps, tx, { email, counts, orders: tables.orders ?? [] })
  })
}

interface ReceiptOfInput {
  email: string
  counts: GuestCount[]
  orders: PersonalRows
}

async function receiptOf(
  deps: Deps,
  tx: Db,
  { email, counts, orders }: ReceiptOfInput,
): Promise<string> {
  const days = orders.map(({ created_at }) => dayOf(created_at as Date)).sort()
  return writeReceipt(deps.secret, {
    ...{ email, counts, shop: (await readSeller(deps, tx)).name },
    number: guestNumber(deps.secret, email),
    day: dayOf(deps.clock.now()),
    lastOrder: days.at(-1) ?? null,
  })
}
