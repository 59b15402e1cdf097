import { and, eq, gt, gte, isNull, or, sql } from 'drizzle-orm'

import type { Role } from '@/domain/permissions'

import type { Db } from '../db/client'
import { prepared } from '../db/prepared'
import { accessTokens, sessions } from '../db/schema/sessions'
import { users } from '../db/schema/users'
import { sha256 } from '../ports/ids'

/** The user and the session behind a bearer token. */
export interface Caller {
  /** Key in the database; never sent. */
  userId: number
  publicId: string
  sessionId: number
  /** What they are to the shop; null for a customer. */
  role: Role | null
  /** Whether the account has a second factor; every session of such an account has passed it. */
  hasSecondFactor: boolean
  /** When this session passed the second factor; null without one. */
  secondFactorAt: Date | null
  /** When password or social login was last proven in this session. */
  provenAt: Date
}

/** The token of an Authorization header; the cookie is never read (that removes CSRF everywhere). */
export function bearerToken(authorization: string | undefined): string | null {
  return /^Bearer ([\w.~+/=-]{1,200})$/i.exec(authorization ?? '')?.[1] ?? null
}

/** What a query selects that also tells who calls; it joins sessions and users to the token. */
export const CALLER = {
  userId: users.id,
  publicId: users.public_id,
  sessionId: sessions.id,
  role: users.staff_role,
  totp: users.totp_confirmed_at,
  secondFactorAt: sessions.second_factor_at,
  provenAt: sessions.proven_at,
}

/**
 * The token `hash` at the moment `now`: not for an unknown, expired or revoked one, for a disabled account, and for a
 * session that never passed the account's second factor.
 */
export const isCaller = () =>
  and(
    eq(accessTokens.token_hash, sql.placeholder('hash')),
    gt(accessTokens.expires_at, sql.placeholder('now')),
    gt(sessions.expires_at, sql.placeholder('now')),
    isNull(sessions.revoked_at),
    isNull(users.disabled_at),
    or(isNull(users.totp_confirmed_at), gte(sessions.second_factor_at, users.totp_confirmed_at)),
  )

const callerQuery = prepared('caller', (db) =>
  db
    .select(CALLER)
    .from(accessTokens)
    .innerJoin(sessions, eq(sessions.id, accessTokens.session_id))
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(isCaller()),
)

/** What the database knows of who calls. */
type CallerRow = Omit<Caller, 'hasSecondFactor'> & { totp: Date | null }

export function callerOf(row: CallerRow): Caller {
  const { userId, publicId, sessionId, role, totp, secondFactorAt, provenAt } = row
  const rights = { role, hasSecondFactor: totp !== null }
  return { userId, publicId, sessionId, ...rights, secondFactorAt, provenAt }
}

/**
 * Who holds a token; null for one that `isCaller` refuses. Every right is read here, with each request: what is
 * granted, taken away or turned on meanwhile counts for open sessions too.
 */
export async function findCaller(db: Db, token: string, now: Date): Promise<Caller | null> {
  const [row] = await callerQuery(db).execute({ hash: sha256(token), now })
  return row ? callerOf(row) : null
}

/** How long after a login sensitive things may be done without a password, in ms. */
const FRESH_MS = 5 * 60_000

/** Whether the login of this session was proven within the last 5 minutes. */
export function isFresh(caller: Pick<Caller, 'provenAt'>, now: Date): boolean {
  return now.getTime() - caller.provenAt.getTime() <= FRESH_MS
}
