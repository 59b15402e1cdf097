import { MAX_CART_LINES } from '@/domain/kit/constants'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { sha256 } from '@/server/kernel/ports/ids'

import {
  findRequest,
  recordIdempotencyKey,
  listCartLines,
  lockCart,
  moveVersion,
  type CartRow,
} from './queries'

type CartDeps = Pick<Deps, 'db' | 'clock'>

interface Change<Answer extends object> {
  userId: number
  /** Idempotency-Key and body of the request; absent if repeating it is harmless. */
  once?: { key: string | undefined; body: unknown }
  apply: (tx: Db, lines: CartRow[]) => Promise<Answer>
}

/** Serializes changes to a user's cart, idempotent by key. @throws DomainError idempotency_mismatch */
export async function changeCart<Answer extends object>(
  { db, clock }: CartDeps,
  { userId, once, apply }: Change<Answer>,
): Promise<Answer & { version: number }> {
  const key = once?.key
  const request_hash = sha256(JSON.stringify(once?.body ?? null))
  return db.transaction(async (tx) => {
    await lockCart(tx, userId)
    const existing = key === undefined ? undefined : await findRequest(tx, userId, key)
    if (existing && existing.request_hash !== request_hash) {
      throw new DomainError(
        'idempotency_mismatch',
        'The key was used for a different request body.',
      )
    }
    if (existing) return existing.answer as Answer & { version: number }
    const changed = await apply(tx, await listCartLines(tx, userId))
    const answer = { ...changed, version: await moveVersion(tx, userId, clock.now()) }
    if (key !== undefined) {
      const created_at = clock.now()
      await recordIdempotencyKey(tx, { user_id: userId, key, request_hash, answer, created_at })
    }
    return answer
  })
}

/** @throws DomainError cart_full */
export function assertCartCapacity(lines: readonly CartRow[], more = 1): void {
  if (lines.length + more <= MAX_CART_LINES) return
  throw new DomainError('cart_full', `The cart holds ${MAX_CART_LINES} lines.`)
}
