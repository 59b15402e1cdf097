import { eq } from 'drizzle-orm'

import { reauthenticate } from '@/server/identity'
import type { Db } from '@/server/kernel/db/client'
import { apiKeys } from '@/server/kernel/db/schema/accounts/api-keys'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import type { Caller } from '@/server/kernel/http/caller'
import { keyHint, newKeyText } from '@/server/kernel/http/key-text'
import { sha256 } from '@/server/kernel/ports/ids'

interface MakeInput {
  id: string
  caller: Caller
  /** The caller's own. */
  password: string | null | undefined
}

/**
 * Makes the secret of a key and returns it; only its hash is stored. The caller becomes its maker.
 * @throws DomainError password_wrong, fresh_login_needed, api_key_not_found, api_key_revoked
 */
export async function makeKey(deps: Deps, { id, caller, password }: MakeInput): Promise<string> {
  await reauthenticate(deps, { caller, password })
  const secret = newKeyText()
  await deps.db.transaction(async (tx) => {
    const key = await lockKey(tx, id)
    if (key.revoked_at) throw new DomainError('api_key_revoked', id)
    await tx
      .update(apiKeys)
      .set({
        ...{ key_hash: sha256(secret), hint: keyHint(secret) },
        ...{ made_by: caller.userId, made_at: deps.clock.now() },
      })
      .where(eq(apiKeys.id, id))
  })
  return secret
}

/** @throws DomainError api_key_not_found */
export async function revokeKey({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: string) {
  await db.transaction(async (tx) => {
    const { revoked_at } = await lockKey(tx, id)
    if (revoked_at) return
    await tx.update(apiKeys).set({ revoked_at: clock.now() }).where(eq(apiKeys.id, id))
  })
}

async function lockKey(tx: Db, id: string) {
  const [key] = await tx.select().from(apiKeys).where(eq(apiKeys.id, id)).for('update')
  if (!key) throw new DomainError('api_key_not_found', id)
  return key
}
