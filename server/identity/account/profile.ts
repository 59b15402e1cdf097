import { eq, sql } from 'drizzle-orm'

import { users } from '@/server/kernel/db/schema/users'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import type { Caller } from '@/server/kernel/http/caller'
import { isUniqueViolation } from './email'
import { fieldFault } from './errors'
import { updateUser } from './queries'

interface Names {
  name: string
  last_name: string
  user_name: string
}

/** @throws DomainError user_name_taken */
export async function saveProfile({ db }: Pick<Deps, 'db'>, caller: Caller, names: Names) {
  const user = await updateUser(db, caller.userId, names).catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error
    const message = 'That username is taken. Please choose another.'
    throw fieldFault('user_name', message, 'user_name_taken')
  })
  if (!user) throw new DomainError('not_signed_in', 'The account is gone.')
  return user
}

/** Toggles the unit in one statement: two toggles at once end where they began. */
export async function toggleUnit({ db }: Pick<Deps, 'db'>, caller: Caller): Promise<0 | 1> {
  const [row] = await db
    .update(users)
    .set({ unit: sql`1 - ${users.unit}` })
    .where(eq(users.id, caller.userId))
    .returning({ unit: users.unit })
  return row?.unit === 1 ? 1 : 0
}
