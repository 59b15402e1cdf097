import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm'

import type { Db } from '../db/client'
import { accessTokens, refreshCredentials, sessions } from '../db/schema/sessions'
import { accountEvents, users } from '../db/schema/users'

export type UserRow = typeof users.$inferSelect
export type SessionRow = typeof sessions.$inferSelect

/** The one form in which an address is looked up. */
export const emailKey = (email: string): string => email.trim().toLowerCase()

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(eq(users.email_key, emailKey(email)))
  return row
}

export async function findUser(db: Db, id: number): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return row
}

export async function findUserByPublicId(db: Db, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.public_id, id))
  return row
}

/** Locks the row of a user until the transaction ends. */
export async function lockUser(tx: Db, id: number): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update')
  return row
}

export async function updateUser(
  db: Db,
  id: number,
  change: Partial<typeof users.$inferInsert>,
): Promise<UserRow | undefined> {
  const [row] = await db.update(users).set(change).where(eq(users.id, id)).returning()
  return row
}

/** A new user, or undefined when the address has an account already. */
export async function insertUser(
  db: Db,
  user: typeof users.$inferInsert,
): Promise<UserRow | undefined> {
  const [row] = await db
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: users.email_key })
    .returning()
  return row
}

/** A free user name that begins with the wanted one. */
export async function freeUserName(db: Db, wanted: string): Promise<string> {
  const base = wanted.replace(/\s+/g, ' ').trim().slice(0, 24) || 'Rider'
  const isTaken = async (name: string) => {
    const rows = await db
      .select({ id: users.id })
      .from(users)
      .where(sql`lower(${users.user_name}) = ${name.toLowerCase()}`)
    return rows.length > 0
  }
  for (let number = 1; number < 50; number += 1) {
    const name = number === 1 ? base : `${base} ${number}`
    if (!(await isTaken(name))) return name
  }
  return `${base.slice(0, 20)} ${Date.now().toString(36)}`
}

/** One line of the account's history. Never a secret. */
export async function insertAccountEvent(
  db: Db,
  event: { userId: number | null; kind: string; at: Date; place?: string; detail?: string },
): Promise<void> {
  const { userId, kind, at, place = '', detail = '' } = event
  await db.insert(accountEvents).values({ user_id: userId, kind, at, place, detail })
}

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

/** Makes a bearer token valid until then; a repeat moves its end. */
export async function putAccessToken(
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

/** The session of a bearer token, living or not; for logout, which is quiet about dead ones. */
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

interface Revoking {
  at: Date
  reason: string
}

/** Ends a session with everything that grew out of it. */
export async function revokeSession(db: Db, id: number, { at, reason }: Revoking): Promise<void> {
  await db
    .update(sessions)
    .set({ revoked_at: at, revoke_reason: reason })
    .where(and(eq(sessions.id, id), isNull(sessions.revoked_at)))
}

/** Ends the sessions of a user, all or all but one; answers how many. */
export async function revokeSessions(
  db: Db,
  userId: number,
  { at, reason, except }: Revoking & { except?: number },
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

/** Whether a browser with this device cookie was ever logged in as this user. */
export async function isKnownDevice(db: Db, userId: number, deviceHash: string): Promise<boolean> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.user_id, userId), eq(sessions.device_hash, deviceHash)))
    .limit(1)
  return rows.length > 0
}
