import { and, eq, gt, gte, isNull, or, sql } from 'drizzle-orm'

import type { Auth } from '@/contract/kit/route'
import type { Permission, Role } from '@/domain/kit/permissions'

import type { Db } from '../db/client'
import { prepared } from '../db/prepared'
import { accessTokens, sessions } from '../db/schema/accounts/sessions'
import { users } from '../db/schema/accounts/users'
import type { Deps } from '../deps'
import { sha256 } from '../ports/ids'

/** An API key as a caller: it acts within the rights of its maker. */
interface KeyIdentity {
  id: string
  name: string
  permissions: readonly Permission[]
}

export interface Caller {
  /** Primary key of the user, or of the key's maker; never sent to clients. */
  userId: number
  /** Id of the user, or of the key. */
  publicId: string
  /** Null for an API key. */
  sessionId: number | null
  /** Null for a person. */
  key: KeyIdentity | null
  /** Null for a customer. */
  role: Role | null
  /** Whether 2FA is enabled; all sessions of such an account have passed it. */
  hasSecondFactor: boolean
  secondFactorAt: Date | null
  /** When the user last entered the password or used social login in this session. */
  provenAt: Date
}

/** A caller with a session. */
export type Person = Caller & { sessionId: number; key: null }

export type CallerOf<A extends Auth> = A extends 'admin'
  ? Caller
  : A extends 'required'
    ? Person
    : A extends 'optional'
      ? Person | null
      : null

/** Returns the token of an Authorization header. Cookies are never read, which rules out CSRF. */
export function bearerToken(authorization: string | undefined): string | null {
  return /^Bearer ([\w.~+/=-]{1,200})$/i.exec(authorization ?? '')?.[1] ?? null
}

/** Columns that identify the caller, for queries that join sessions and users to the token. */
export const CALLER = {
  userId: users.id,
  publicId: users.public_id,
  sessionId: sessions.id,
  role: users.staff_role,
  totp: users.totp_confirmed_at,
  secondFactorAt: sessions.second_factor_at,
  provenAt: sessions.proven_at,
}

/** Returns the condition of a valid token; rejects disabled accounts and a missing second factor. */
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

type CallerRow = Omit<Person, 'hasSecondFactor' | 'key'> & { totp: Date | null }

export function callerOf(row: CallerRow): Person {
  const { userId, publicId, sessionId, role, totp, secondFactorAt, provenAt } = row
  const rights = { role, hasSecondFactor: totp !== null }
  return { userId, publicId, sessionId, key: null, ...rights, secondFactorAt, provenAt }
}

/** Returns the caller with staff rights that depend on no second factor, if the shop asks for none. */
export const withStaffRights = <C extends { hasSecondFactor: boolean } | null>(
  { staffSecondFactor }: Pick<Deps, 'staffSecondFactor'>,
  caller: C,
): C => (caller && staffSecondFactor === 'off' ? { ...caller, hasSecondFactor: true } : caller)

/** Returns the caller of a token. Permissions are read each time, so changes apply immediately. */
export async function findCaller(db: Db, token: string, now: Date): Promise<Person | null> {
  const [row] = await callerQuery(db).execute({ hash: sha256(token), now })
  return row ? callerOf(row) : null
}

/** Time in ms after a login during which sensitive actions need no password. */
const FRESH_MS = 5 * 60_000

export function isFresh(caller: Pick<Caller, 'provenAt'>, now: Date): boolean {
  return now.getTime() - caller.provenAt.getTime() <= FRESH_MS
}
