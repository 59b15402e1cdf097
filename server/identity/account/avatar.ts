import { and, eq, sql } from 'drizzle-orm'

import { avatars, users } from '@/server/kernel/db/schema/accounts/users'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { cleanSquare } from '@/server/kernel/files/clean-file'
import type { Caller } from '@/server/kernel/http/caller'
import type { UserRow } from './queries'

const EDGE_PX = 256

/**
 * Decodes, crops and re-encodes a picture, so that only its pixels are stored.
 * @throws DomainError image_unreadable, too_many_requests, server_busy
 */
export async function saveAvatar(
  deps: Pick<Deps, 'db' | 'limits'>,
  caller: Caller,
  file: Buffer,
): Promise<UserRow> {
  await deps.limits.take('avatar', caller.publicId)
  const image = await cleanSquare(file, EDGE_PX)
  return deps.db.transaction(async (tx) => {
    const row = { user_id: caller.userId, image }
    await tx
      .insert(avatars)
      .values(row)
      .onConflictDoUpdate({ target: avatars.user_id, set: { image } })
    const [user] = await tx
      .update(users)
      .set({ avatar_version: sql`abs(${users.avatar_version}) + 1` })
      .where(eq(users.id, caller.userId))
      .returning()
    if (!user) throw new DomainError('not_signed_in', 'The account is gone.')
    return user
  })
}

/** Deletes the picture. A negative version means "none" and preserves the last version number. */
export async function deleteAvatar({ db }: Pick<Deps, 'db'>, caller: Caller): Promise<UserRow> {
  return db.transaction(async (tx) => {
    await tx.delete(avatars).where(eq(avatars.user_id, caller.userId))
    const [user] = await tx
      .update(users)
      .set({ avatar_version: sql`-abs(${users.avatar_version})` })
      .where(eq(users.id, caller.userId))
      .returning()
    if (!user) throw new DomainError('not_signed_in', 'The account is gone.')
    return user
  })
}

/** @throws DomainError not_found for a user without a picture and for an older version */
export async function readAvatar(
  { db }: Pick<Deps, 'db'>,
  { id, version }: { id: string; version: string },
): Promise<Buffer> {
  const [row] = await db
    .select({ image: avatars.image })
    .from(avatars)
    .innerJoin(users, eq(users.id, avatars.user_id))
    .where(and(eq(users.public_id, id), eq(users.avatar_version, Number(version))))
  if (!row) throw new DomainError('not_found', 'No such picture.')
  return row.image
}
