import type { Keys } from '@/domain/office/connections/key-fields'
import type { Db } from '@/server/kernel/db/client'
import type { ConnectedDeps } from '@/server/kernel/ports/connections'
import { inboundMailFromEnvironment } from '@/server/kernel/ports/inbound-mail'
import type { Log } from '@/server/kernel/ports/log'
import { mailTransportFromEnvironment } from '@/server/kernel/ports/mail'
import { creditProvider, providersFromEnvironment } from '@/server/payments'

import { openKeys, type KeyRow } from './key-queries'
import { serverModeOf, variablesFrom, withDoubles, type Variables } from './key-variables'

export interface ConnectedShop {
  db: Db
  secret: string
  shopUrl: string
  log: Pick<Log, 'warn'>
  /** Variables of the server. */
  env: Variables
}

/** Makes what the shop pays and mails with, of the variables of the server and of stored keys. */
export function connect(shop: ConnectedShop, rows: readonly KeyRow[]) {
  const { db, secret, env, log } = shop
  const opened = rows.flatMap((row) => {
    const keys = openKeys(secret, row)
    if (keys === null) log.warn({ keys: row.id }, 'connection keys of another APP_SECRET')
    return keys ? [{ row, variables: variablesOf(row, keys, env) }] : []
  })
  const isUsed = ({ row }: OpenedRow) => row.is_used && serverModeOf(row.connection, env) === null
  const used = opened.filter(isUsed)
  const modes = new Map(used.map(({ row }) => [row.connection, row.mode]))
  const variables: Variables = Object.assign({}, env, ...used.map((one) => one.variables))
  // Real money is never lost sight of. Test payments end when test mode is left.
  const isEarlier = ({ row: { connection, mode } }: OpenedRow) => {
    const current = modes.get(connection) ?? serverModeOf(connection, env)
    return mode === 'live' || current === null || mode === current
  }
  const doubles = { STRIPE_API_BASE: env.STRIPE_API_BASE, STRIPE_FILES_BASE: env.STRIPE_FILES_BASE }
  const earlier = opened
    .filter((one) => !used.includes(one) && isEarlier(one))
    .map((one) => ({ ...doubles, ...one.variables }))
  const connected: ConnectedDeps = {
    providers: [...providersFromEnvironment(shop, variables, earlier), creditProvider(db, secret)],
    mail: mailTransportFromEnvironment(variables),
    inbound: inboundMailFromEnvironment(variables),
  }
  return { connected, variables }
}

interface OpenedRow {
  row: KeyRow
  variables: Variables
}

const variablesOf = ({ connection, mode }: KeyRow, keys: Keys, env: Variables) =>
  withDoubles(variablesFrom(connection, mode, keys), env)
