import { desc, inArray } from 'drizzle-orm'

import { resources } from '@/contract/kit/resources'
import { resourceSchemas } from '@/contract/kit/resources.schema'
import { keysRoutes } from '@/contract/office/keys/keys-routes'
import { keysSchemas } from '@/contract/office/keys/keys.schema'
import { fullName } from '@/domain/kit/person-name'
import { isAllowed } from '@/domain/kit/permissions'
import { isWidened } from '@/domain/office/keys/key-rights'
import { KEY_STATES, keyState } from '@/domain/office/keys/key-state'
import type { Db } from '@/server/kernel/db/client'
import { apiKeys as table, apiKeyUses } from '@/server/kernel/db/schema/accounts/api-keys'
import { users } from '@/server/kernel/db/schema/accounts/users'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { withStaffRights } from '@/server/kernel/http/caller'
import { createRouter } from '@/server/kernel/http/router'
import { resourceRouter } from '@/server/kernel/resource/resource-router'
import type { ReadDeps } from '@/server/kernel/resource/store'

import { makeKey, revokeKey } from './make-key'

/** What a key may do grows only with a new secret, for which the password is asked. */
const NO_SECRET = { key_hash: null, hint: null, made_by: null, made_at: null }

const iso = (moment: Date | null) => moment?.toISOString() ?? null

const entries = resourceRouter(resources.keys, resourceSchemas.keys, {
  table,
  unaudited: ['key_hash', 'created_at'],
  order: [desc(table.created_at), desc(table.id)],
  sort: (a, b) => KEY_STATES.indexOf(a.state) - KEY_STATES.indexOf(b.state),
  compute: async (deps, rows) => {
    const { db, clock } = deps
    const [makers, uses] = [await readMakers(deps, rows), await readUses(db, rows)]
    const at = clock.now().toISOString()
    return ({ id, permissions, made_by, key_hash, hint, made_at, revoked_at, expires_at }) => {
      const maker = makers.get(made_by ?? 0)
      const facts = {
        ...{ isMade: key_hash !== null, isRevoked: revoked_at !== null },
        ...{ hasMaker: maker?.role != null, expires_at: iso(expires_at) },
      }
      const isLacking = (one: (typeof permissions)[number]) => !isAllowed(maker?.role ?? null, one)
      return {
        ...{ state: keyState(facts, at), hint, made_by: maker?.name ?? null },
        ...{ made_at: iso(made_at), used_at: iso(uses.get(id) ?? null) },
        lacking: facts.isMade ? permissions.filter(isLacking) : [],
      }
    }
  },
  before: async ({ previous, values: { permissions, ip_ranges, expires_at } }) => {
    if (!previous) return
    if (previous.revoked_at) throw new DomainError('api_key_revoked', previous.id)
    const ends = expires_at === null ? null : new Date(expires_at)
    if (isWidened(previous, { permissions, ip_ranges, expires_at: ends })) return NO_SECRET
  },
})

type Row = typeof table.$inferSelect

/** Reads who made the keys; without a role if they can't use the back office anymore. */
async function readMakers(deps: ReadDeps, rows: readonly Row[]) {
  const ids = rows.flatMap(({ made_by }) => made_by ?? [])
  const { id, name, last_name, staff_role, disabled_at, totp_confirmed_at: totp } = users
  const found = await deps.db
    .select({ id, name, last_name, staff_role, disabled_at, totp })
    .from(users)
    .where(inArray(id, ids))
  return new Map(
    found.map((user) => {
      const { hasSecondFactor } = withStaffRights(deps, { hasSecondFactor: user.totp !== null })
      const role = user.disabled_at || !hasSecondFactor ? null : user.staff_role
      return [user.id, { name: fullName(user), role }]
    }),
  )
}

async function readUses(db: Db, rows: readonly Row[]): Promise<Map<string, Date>> {
  const ids = rows.map(({ id }) => id)
  const found = await db.select().from(apiKeyUses).where(inArray(apiKeyUses.key_id, ids))
  return new Map(found.map(({ key_id, used_at }) => [key_id, used_at]))
}

const actions = createRouter(keysRoutes, keysSchemas, entries.snapshots)
  .on('make', async (context) => {
    const { caller, params, body, log } = context
    const secret = await makeKey(context, { ...params, password: body.password, caller })
    log.info({ by: caller.publicId, key: params.id }, 'API key made')
    return { data: { entry: await entries.read(context, params.id), secret } }
  })
  .on('revoke', async (context) => {
    const { caller, params, log } = context
    await revokeKey(context, params.id)
    log.info({ by: caller.publicId, key: params.id }, 'API key revoked')
    return { data: await entries.read(context, params.id) }
  })

export const keysRouter = { ...entries, mounted: [...entries.mounted, ...actions.mounted] }
