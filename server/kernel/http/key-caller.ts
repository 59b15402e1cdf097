import { eq, lt, sql } from 'drizzle-orm'

import { isInRange } from '@/domain/kit/ip-range'
import { LIMITS } from '@/domain/kit/rate-limits'
import { KEY_PERMISSIONS } from '@/domain/kit/permissions'

import type { Db } from '../db/client'
import { prepared } from '../db/prepared'
import { apiKeys, apiKeyUses } from '../db/schema/accounts/api-keys'
import { users } from '../db/schema/accounts/users'
import type { Deps } from '../deps'
import { DomainError } from '../errors/domain-error'
import { sha256 } from '../ports/ids'
import type { Allowance } from '../ports/limits'
import { withStaffRights, type Caller } from './caller'
import { isWellFormedKey } from './key-text'

/** What a request with a key needs to be answered. */
export interface KeyCall extends Pick<Deps, 'db' | 'clock' | 'limits' | 'staffSecondFactor'> {
  address: string
  answerHeader(name: string, value: string): void
}

const USE_RECORDED_MS = 60_000

const keyQuery = prepared('api key', (db) =>
  db
    .select({
      key: apiKeys,
      used_at: apiKeyUses.used_at,
      userId: users.id,
      role: users.staff_role,
      totp: users.totp_confirmed_at,
      disabled_at: users.disabled_at,
    })
    .from(apiKeys)
    .leftJoin(users, eq(users.id, apiKeys.made_by))
    .leftJoin(apiKeyUses, eq(apiKeyUses.key_id, apiKeys.id))
    .where(eq(apiKeys.key_hash, sql.placeholder('hash'))),
)

type KeyRow = Awaited<ReturnType<ReturnType<typeof keyQuery>['execute']>>[number]

const refused = (detail: string) => new DomainError('key_refused', detail)

/**
 * Returns the caller of an API key, who acts within the present rights of its maker. Reads the key for each request,
 * so that a revoked one is refused at once by every process.
 * @throws DomainError key_refused, too_many_requests
 */
export async function identifyKey(context: KeyCall, text: string): Promise<Caller> {
  if (!isWellFormedKey(text)) throw refused('No such key: its checksum is wrong.')
  const [row] = await keyQuery(context.db).execute({ hash: sha256(text) })
  if (!row) throw refused('No such key.')
  const caller = callerOf(context, row)
  await countCall(context, row.key.id)
  await recordUse(context.db, row, context.clock.now())
  return caller
}

function callerOf(context: KeyCall, row: KeyRow): Caller {
  const { id, name, permissions, revoked_at, expires_at, ip_ranges } = row.key
  if (revoked_at) throw refused('The key was revoked.')
  if (expires_at && expires_at <= context.clock.now()) throw refused('The key has expired.')
  if (ip_ranges.length > 0 && !ip_ranges.some((one) => isInRange(context.address, one))) {
    throw refused('The key isn’t valid from this address.')
  }
  const { userId, role, totp, disabled_at } = row
  const maker = withStaffRights(context, { hasSecondFactor: totp !== null })
  if (userId === null || !role || disabled_at || !maker.hasSecondFactor) {
    throw refused('Who made the key can’t use the back office anymore.')
  }
  return {
    ...{ userId, publicId: id, role, ...maker, sessionId: null },
    ...{ secondFactorAt: null, provenAt: new Date(0) },
    key: { id, name, permissions: KEY_PERMISSIONS.filter((one) => permissions.includes(one)) },
  }
}

/** Counts the request against the key's limit and adds the headers about it (draft-ietf-httpapi-ratelimit-headers). */
async function countCall({ limits, answerHeader }: KeyCall, id: string): Promise<void> {
  const [, seconds] = LIMITS.apiKey
  answerHeader('ratelimit-policy', `"key";q=${limits.pointsOf('apiKey')};w=${seconds}`)
  const answer = ({ remaining, resetS }: Allowance) =>
    answerHeader('ratelimit', `"key";r=${remaining};t=${resetS}`)
  try {
    answer(await limits.take('apiKey', id))
  } catch (error) {
    if (error instanceof DomainError && error.retryAfter !== undefined) {
      answer({ remaining: 0, resetS: error.retryAfter })
    }
    throw error
  }
}

/** Records the use, at most once a minute. */
async function recordUse(db: Db, { key, used_at }: KeyRow, now: Date): Promise<void> {
  const since = new Date(now.getTime() - USE_RECORDED_MS)
  if (used_at && used_at > since) return
  await db
    .insert(apiKeyUses)
    .values({ key_id: key.id, used_at: now })
    .onConflictDoUpdate({
      target: apiKeyUses.key_id,
      set: { used_at: now },
      setWhere: lt(apiKeyUses.used_at, sql`excluded.used_at`),
    })
}
