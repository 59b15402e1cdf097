import { randomBytes } from 'node:crypto'

import { eq } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { firstAdminLinks, users } from '@/server/kernel/db/schema/accounts/users'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { sha256 } from '@/server/kernel/ports/ids'

import { addUser, hashOf, welcome, type Registration } from './register'
import type { ClientContext } from './sessions'

/** Creates a one-time owner link and revokes an older one; returns null once the shop has an owner. */
export async function makeFirstAdminLink(db: Db): Promise<string | null> {
  return db.transaction(async (tx) => {
    const admins = await tx.select().from(users).where(eq(users.staff_role, 'owner')).limit(1)
    await tx.delete(firstAdminLinks)
    if (admins.length > 0) return null
    const token = randomBytes(32).toString('base64url')
    await tx.insert(firstAdminLinks).values({ token_hash: sha256(token) })
    return token
  })
}

/** @throws DomainError link_invalid */
export async function checkFirstAdmin(
  deps: Deps,
  token: string,
  browser: ClientContext,
): Promise<void> {
  await deps.limits.take('resetCheck', browser.ipBlock)
  const rows = await deps.db
    .select()
    .from(firstAdminLinks)
    .where(eq(firstAdminLinks.token_hash, sha256(token)))
  if (rows.length === 0) throw invalidLink()
}

/** Creates the first administrator, an owner. Only one of several concurrent calls succeeds. */
export async function makeFirstAdmin(
  deps: Deps,
  body: Registration & { token: string },
  browser: ClientContext,
) {
  await checkFirstAdmin(deps, body.token, browser)
  const password_hash = await hashOf(deps, body)
  return deps.db.transaction(async (tx) => {
    const consumed = await tx
      .delete(firstAdminLinks)
      .where(eq(firstAdminLinks.token_hash, sha256(body.token)))
      .returning()
    if (consumed.length === 0) throw invalidLink()
    const user = await addUser(deps, tx, { ...body, password_hash, role: 'owner' })
    return welcome(deps, tx, { user, browser, method: 'first_admin' })
  })
}

const invalidLink = () => new DomainError('link_invalid', 'No such link.')
