import { and, desc, eq, isNotNull, isNull, ne } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import {
  accessTokens,
  refreshCredentials,
  sessions,
} from '@/server/kernel/db/schema/accounts/sessions'

export type SessionRow = typeof sessions.$inferSelect

export async function insertSession(db: Db, session: typeof sessions.$inferInsert) {
  const [row] = await db.insert(sessions).values(session).returning()
  if (!row) throw new Error('The session was not written.')
  return row
}

export async function insertRefresh(
  db: Db,
  credential: typeof refreshCredentials.$inferInsert,
): Promise<void> {
  await db.insert(refreshCredentials).values(credential).onConflictDoNothing()
}

/** Stores a bearer token with its expiry; for a stored token, updates the expiry. */
export async function upsertAccessToken(
  db: Db,
  token: { token_hash: string; session_id: number; expires_at: Date },
): Promise<void> {
  await db
    .insert(accessTokens)
    .values(token)
    .onConflictDoUpdate({
      target: accessTokens.token_hash,
      set: { expires_at: token.expires_at },
    })
}

/** Finds the session of a bearer token, active or ended; logout ignores ended ones. */
export async function findSessionOfToken(db: Db, tokenHash: string) {
  const [row] = await db
    .select({ id: sessions.id, userId: sessions.user_id })
    .from(accessTokens)
    .innerJoin(sessions, eq(sessions.id, accessTokens.session_id))
    .where(eq(accessTokens.token_hash, tokenHash))
  return row
}

export async function listLivingSessions(db: Db, userId: number): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.user_id, userId), isNull(sessions.revoked_at)))
    .orderBy(desc(sessions.last_used_at))
}

interface RevokeSessionInput {
  at: Date
  reason: string
}

export async function revokeSession(
  db: Db,
  id: number,
  { at, reason }: RevokeSessionInput,
): Promise<void> {
  await db
    .update(sessions)
    .set({ revoked_at: at, revoke_reason: reason })
    .where(and(eq(sessions.id, id), isNull(sessions.revoked_at)))
}

export async function revokeSessions(
  db: Db,
  userId: number,
  { at, reason, except }: RevokeSessionInput & { except?: number },
): Promise<number> {
  const ended = await db
    .update(sessions)
    .set({ revoked_at: at, revoke_reason: reason })
    .where(
      and(
        eq(sessions.user_id, userId),
        isNull(sessions.revoked_at),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    )
    .returning({ id: sessions.id })
  return ended.length
}

export async function isProvenDevice(db: Db, userId: number, deviceHash: string): Promise<boolean> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.user_id, userId),
        eq(sessions.device_hash, deviceHash),
        isNotNull(sessions.second_factor_at),
      ),
    )
    .limit(1)
  return rows.length > 0
}

export async function isKnownDevice(db: Db, userId: number, deviceHash: string): Promise<boolean> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.user_id, userId), eq(sessions.device_hash, deviceHash)))
    .limit(1)
  return rows.length > 0
}
