import { LRUCache } from 'lru-cache'

import type { Connection } from '@/domain/office/connections/connections'
import type { Clock } from '@/server/kernel/ports/clock'
import {
  KeysRefused,
  KeysUnchecked,
  type ConnectedDeps,
  type ConnectionCheck,
  type Connections,
} from '@/server/kernel/ports/connections'
import { sha256 } from '@/server/kernel/ports/ids'

import { connect, type ConnectedShop } from './connect'
import { listKeys } from './key-queries'
import {
  KEY_VARIABLES,
  serverKeysOf,
  serverModeOf,
  variablesFrom,
  withDoubles,
  type Variables,
} from './key-variables'
import { tryVariables, UNCHECKABLE } from './try-keys'

/** How long a process uses keys before it looks for a change (ms). */
const FRESH_MS = 1_000
/** How long the outcome of a check counts (ms). */
const CHECK_MS = 60_000
const MOST_CHECKS = 50

interface ConnectionsOptions extends ConnectedShop {
  clock: Clock
  /** Tries variables at the service. */
  attempt?: (connection: Connection, variables: Variables) => Promise<void>
}

interface Latest {
  until: number
  /** Identifies the stored keys. */
  version: string
  connected: ConnectedDeps
  variables: Variables
}

/**
 * Connects the shop by the variables of the server and by keys that staff entered. Unchanged keys keep their objects,
 * with circuit breakers and tokens.
 */
export function createConnections(options: ConnectionsOptions): Connections {
  const { db, clock, log, env, attempt = tryVariables } = options
  const checks = new LRUCache<string, Promise<ConnectionCheck>>({ max: MOST_CHECKS, ttl: CHECK_MS })
  let latest: Latest = { until: 0, version: '', ...connect(options, []) }
  let reading: Promise<Latest> | null = null
  let changes = 0

  async function read(): Promise<Latest> {
    const change = changes
    try {
      const rows = await listKeys(db, clock.now())
      const version = rows.map((row) => `${row.id} ${row.is_used} ${row.replaced_at !== null}`)
      if (version.join() !== latest.version)
        latest = { until: 0, version: version.join(), ...connect(options, rows) }
    } catch (error) {
      // While the database is down, nothing is sold, and the latest keys stay.
      log.warn({ err: error }, 'connection keys not read')
    }
    // A change during the read may have come too late for it.
    latest = { ...latest, until: change === changes ? Date.now() + FRESH_MS : 0 }
    return latest
  }

  async function current(): Promise<Latest> {
    if (latest.until > Date.now()) return latest
    reading ??= read().finally(() => (reading = null))
    return reading
  }

  async function checked(connection: Connection, variables: Variables): Promise<ConnectionCheck> {
    try {
      await attempt(connection, variables)
      return { state: UNCHECKABLE.includes(connection) ? 'unknown' : 'works', reason: null }
    } catch (error) {
      if (error instanceof KeysRefused) return { state: 'refused', reason: error.message }
      if (error instanceof KeysUnchecked) return { state: 'unreachable', reason: error.message }
      throw error
    }
  }

  return {
    variablesOf: (connection) => serverKeysOf(connection, env),
    serverMode: (connection) => serverModeOf(connection, env),
    now: async () => (await current()).connected,
    renew() {
      changes += 1
      latest = { ...latest, until: 0 }
      reading = null
      checks.clear()
    },
    tryKeys: ({ connection, mode, keys }) => {
      const variables = withDoubles(variablesFrom(connection, mode, keys), env)
      return attempt(connection, { ...env, ...variables })
    },
    async check(connection) {
      const { variables } = await current()
      const keys = KEY_VARIABLES[connection].map((name) => variables[name] ?? '')
      if (!keys.some(Boolean)) return { state: 'missing', reason: null }
      const id = sha256(JSON.stringify([connection, keys, variables.PAYPAL_API_BASE]))
      const check = checks.get(id) ?? checked(connection, variables)
      checks.set(id, check)
      return check
    },
  }
}
