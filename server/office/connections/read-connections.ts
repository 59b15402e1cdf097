import { inArray, max } from 'drizzle-orm'

import { CONNECTIONS, LOGINS, type Connection } from '@/domain/office/connections/connections'
import { endOf, isSecretField, type Keys } from '@/domain/office/connections/key-fields'
import { EVENT_PROVIDERS } from '@/domain/kit/webhooks'
import type { Db } from '@/server/kernel/db/client'
import { providerEvents } from '@/server/kernel/db/schema/payments/provider-events'
import type { Deps } from '@/server/kernel/deps'

import { listCurrentKeys, openKeys } from './key-queries'

type ReadDeps = Pick<Deps, 'db' | 'secret' | 'shopUrl' | 'socials' | 'connections'>

const HIDDEN = '••••'

const WEBHOOKS: Partial<Record<Connection, string>> = {
  stripe: '/api/webhooks/stripe',
  paypal: '/api/webhooks/paypal',
  replies: '/api/inbound-mail/postmark',
}

/** Returns the connections without any secret. Keys set on the server are checked like entered ones. */
export async function readConnections({ db, secret, shopUrl, socials, connections }: ReadDeps) {
  const [stored, events, checks] = await Promise.all([
    listCurrentKeys(db),
    lastEvents(db),
    Promise.all(CONNECTIONS.map((connection) => connections.check(connection))),
  ])
  return {
    connections: CONNECTIONS.map((connection, index) => {
      const rows = stored.filter(({ row }) => row.connection === connection)
      const webhook = WEBHOOKS[connection]
      const serverMode = connections.serverMode(connection)
      return {
        name: connection,
        variables: [...connections.variablesOf(connection)],
        mode: serverMode ?? rows.find(({ row }) => row.is_used)?.row.mode ?? null,
        ...(checks[index] ?? { state: 'missing' as const, reason: null }),
        webhook_url: webhook ? `${shopUrl}${webhook}` : null,
        last_event_at: events.get(connection)?.toISOString() ?? null,
        keys: rows.map(({ row, set_by }) => {
          const keys = openKeys(secret, row)
          return {
            mode: row.mode,
            is_used: row.is_used && serverMode === null,
            is_readable: keys !== null,
            fields: shownFields(connection, keys ?? {}),
            set_by,
            set_at: row.set_at.toISOString(),
          }
        }),
      }
    }),
    logins: LOGINS.map((name) => ({ name, is_set: socials.some((one) => one.name === name) })),
  }
}

/** Returns secrets by their last characters only. */
const shownFields = (connection: Connection, keys: Keys) =>
  Object.entries(keys)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => ({
      name,
      text: isSecretField(connection, name) ? `${HIDDEN}${endOf(text)}` : text,
    }))

async function lastEvents(db: Db): Promise<ReadonlyMap<string, Date | null>> {
  const { provider, received_at } = providerEvents
  const rows = await db
    .select({ provider, at: max(received_at) })
    .from(providerEvents)
    .where(inArray(provider, [...EVENT_PROVIDERS]))
    .groupBy(provider)
  return new Map(rows.map(({ provider: name, at }) => [name, at]))
}
