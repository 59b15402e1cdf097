import { randomBytes } from 'node:crypto'

import { and, eq, isNull } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { recoveryCodes } from '@/server/kernel/db/schema/accounts/users'
import { sha256 } from '@/server/kernel/ports/ids'

const HOW_MANY = 10
const ALPHABET = 'abcdefghjkmnpqrstvwxyz23456789'

/** Replaces a user's recovery codes. Only hashes are stored, so only this response contains them. */
export async function renewRecoveryCodes(tx: Db, userId: number): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, newCode)
  await deleteRecoveryCodes(tx, userId)
  await tx
    .insert(recoveryCodes)
    .values(codes.map((one) => ({ user_id: userId, code_hash: sha256(bare(one)) })))
  return codes
}

export async function deleteRecoveryCodes(tx: Db, userId: number): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId))
}

/** Consumes a recovery code. @returns false if the user has no such unused code */
export async function consumeRecoveryCode(
  db: Db,
  { userId, code, at }: { userId: number; code: string; at: Date },
): Promise<boolean> {
  const used = await db
    .update(recoveryCodes)
    .set({ used_at: at })
    .where(
      and(
        eq(recoveryCodes.user_id, userId),
        eq(recoveryCodes.code_hash, sha256(bare(code))),
        isNull(recoveryCodes.used_at),
      ),
    )
    .returning({ id: recoveryCodes.id })
  return used.length > 0
}

/** Returns ten of 30 characters: 49 bits, which suffices because attempts are limited. */
function newCode(): string {
  const letters = Array.from(randomBytes(10), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
  return `${letters.slice(0, 5)}-${letters.slice(5)}`
}

const bare = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '')
