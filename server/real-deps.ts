import { attachmentsOf, awaitsPicture } from '@/server/after-sale'
import { getDb, getPool } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { createLiveHub } from '@/server/kernel/live/hub'
import { systemClock } from '@/server/kernel/ports/clock'
import { randomIds } from '@/server/kernel/ports/ids'
import { databaseLimits } from '@/server/kernel/ports/limits'
import { createLog } from '@/server/kernel/ports/log'
import { metricsOfProcess } from '@/server/kernel/ports/metrics'
import { mailLimitsFromEnvironment } from '@/server/kernel/ports/mail-limits'
import { orderLimitsFromEnvironment } from '@/server/kernel/ports/order-limits'
import { webhookRanges } from '@/server/kernel/ports/public-address'
import { argonPasswords } from '@/server/kernel/ports/passwords'
import { reviewMsFromEnvironment } from '@/server/kernel/ports/review'
import { sellerFromEnvironment } from '@/server/kernel/ports/seller'
import { tracingOfProcess } from '@/server/kernel/tracing/tracing'
import { socialsFromEnvironment } from '@/server/kernel/ports/socials'
import { buildRenderer } from '@/server/pictures'
import { createConnections, serverVariables } from '@/server/office'
import { taxServiceFromEnvironment } from '@/server/payments'
import { environmentSettings } from '@/utils/environment-settings'
import { exampleOf } from './openapi/example-of'
import { SUBSCRIPTIONS } from './subscriptions'

/** Until `connected` reads the keys, for each request and job. */
const NOT_CONNECTED = { providers: [], mail: null, inbound: null }

/** Creates the dependencies. @throws Error without APP_SECRET, created by the first `npm start` */
export function realDeps(): Deps {
  const secret = process.env.APP_SECRET
  if (!secret) throw new Error('APP_SECRET is not set. Start the shop with `npm start`.')
  const db = getDb()
  const { shopUrl } = environmentSettings(process.env)
  const factor = Number(process.env.RATE_LIMIT_FACTOR ?? 1)
  const log = createLog()
  const env = serverVariables()
  return {
    db,
    clock: systemClock,
    ids: randomIds,
    log,
    limits: databaseLimits(getPool(), factor),
    orderLimits: orderLimitsFromEnvironment(factor),
    reviewMs: reviewMsFromEnvironment(),
    mailLimits: mailLimitsFromEnvironment(factor),
    passwords: argonPasswords(),
    socials: socialsFromEnvironment(),
    connections: createConnections({ db, secret, shopUrl, clock: systemClock, log, env }),
    ...NOT_CONNECTED,
    taxService: taxServiceFromEnvironment(),
    attachmentsOf,
    awaitsPicture,
    renderer: buildRenderer(),
    exampleOf,
    subscriptions: SUBSCRIPTIONS,
    metrics: metricsOfProcess(),
    tracing: tracingOfProcess(),
    live: createLiveHub({ url: listenUrl(), log }),
    secret,
    webhookRanges: webhookRanges(),
    shopUrl,
    seller: sellerFromEnvironment(),
    namesUnknownMembers: process.env.NODE_ENV === 'development',
    staffSecondFactor: 'required',
    isOutboxOpen: process.env.NODE_ENV === 'development' || process.env.OUTBOX_PAGE === 'on',
  }
}

/** Returns the database's direct URL, because a transaction pooler doesn't support LISTEN. */
function listenUrl(): string {
  return process.env.DATABASE_LISTEN_URL ?? process.env.DATABASE_URL ?? ''
}
