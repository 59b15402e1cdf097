import { eq, sql } from 'drizzle-orm'

import { HANDLE_PERIOD_MS, handleFault, MOST_HANDLE_CHANGES } from '@/domain/account/auth/handle'
import type { Db } from '@/server/kernel/db/client'
import { users } from '@/server/kernel/db/schema/accounts/users'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { isUniqueViolation } from '@/server/kernel/errors/unique-violation'
import { readBrand } from '@/server/kernel/ports/brand'
import type { Caller } from '@/server/kernel/http/caller'
import { fieldFault } from './errors'
import {
  countEvents,
  holdersOf,
  insertAccountEvent,
  recordFormerName,
  lockUser,
  updateUser,
  type UserRow,
} from './queries'

interface Names {
  name: string
  last_name: string
  user_name: string
}

/** @throws DomainError user_name_taken, invalid_input */
export async function saveProfile(
  { db, clock, seller }: Pick<Deps, 'db' | 'clock' | 'seller'>,
  { userId }: Pick<Caller, 'userId'>,
  names: Names,
) {
  return db
    .transaction(async (tx) => {
      const user = await lockUser(tx, userId)
      if (!user) throw new DomainError('not_signed_in', 'The account is gone.')
      if (names.user_name !== user.user_name) {
        const shop = (await readBrand(seller, tx)).name
        await rename(tx, user, { to: names.user_name, at: clock.now(), shop })
      }
      return (await updateUser(tx, userId, names)) ?? user
    })
    .catch((error: unknown) => {
      if (isUniqueViolation(error)) throw userNameTaken()
      throw error
    })
}

/** Users can take back their own former names; a change of letter case is always allowed. */
async function rename(
  tx: Db,
  user: UserRow,
  { to, at, shop }: { to: string; at: Date; shop: string },
) {
  const fault = handleFault(to, shop)
  if (fault !== null) throw fieldFault('user_name', WRONG[fault])
  // Serialize renames: no one else can take a name between its release and its claim.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('user names', 0))`)
  const holders = await holdersOf(tx, to)
  if (holders.some((id) => id !== user.id)) throw userNameTaken()
  if (to.toLowerCase() === user.user_name.toLowerCase()) return
  const since = new Date(at.getTime() - HANDLE_PERIOD_MS)
  const changes = await countEvents(tx, user.id, { kind: 'user_name', since })
  if (changes >= MOST_HANDLE_CHANGES) {
    throw fieldFault('user_name', SETTLED)
  }
  await recordFormerName(tx, { userId: user.id, name: user.user_name, at })
  await insertAccountEvent(tx, { userId: user.id, kind: 'user_name', at })
}

const WRONG = {
  format: 'Use 3 to 20 letters, digits, hyphens or underscores, without spaces.',
  reserved: 'That username is reserved. Please choose another.',
}

const SETTLED = `You can change your username ${MOST_HANDLE_CHANGES} times a year.`

const userNameTaken = () =>
  fieldFault('user_name', 'That username is taken. Please choose another.', 'user_name_taken')

/** Toggles the unit in one statement, so that concurrent toggles cancel each other out. */
export async function toggleUnit({ db }: Pick<Deps, 'db'>, caller: Caller): Promise<0 | 1> {
  const [row] = await db
    .update(users)
    .set({ unit: sql`1 - ${users.unit}` })
    .where(eq(users.id, caller.userId))
    .returning({ unit: users.unit })
  return row?.unit === 1 ? 1 : 0
}
