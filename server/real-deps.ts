import type { Deps } from './deps'
import { creditProvider } from './credits/credit-provider'
import { getDb, getPool } from './db/client'
import { providersFromEnvironment } from './payment/providers-from-environment'
import { systemClock } from './ports/clock'
import { randomIds } from './ports/ids'
import { databaseLimits } from './ports/limits'
import { createLog } from './ports/log'
import { mailTransportFromEnvironment } from './ports/mail'
import { mailLimitsFromEnvironment } from './ports/mail-limits'
import { orderLimitsFromEnvironment } from './ports/order-limits'
import { argonPasswords } from './ports/passwords'
import { reviewMsFromEnvironment } from './ports/review'
import { sellerFromEnvironment } from './ports/seller'
import { socialsFromEnvironment } from './ports/socials'
import { SUBSCRIPTIONS } from './subscriptions'

/**
 * The dependencies of a running shop, from its environment.
 * @throws Error when APP_SECRET is missing; `npm start` makes it at the first start.
 */
export function realDeps(): Deps {
  const secret = process.env.APP_SECRET
  if (!secret) throw new Error('APP_SECRET is not set. Start the shop with `npm start`.')
  const db = getDb()
  const origin = process.env.SHOP_URL ?? `http://localhost:${process.env.PORT ?? 3000}`
  const shopUrl = origin.replace(/\/+$/, '')
  const factor = Number(process.env.RATE_LIMIT_FACTOR ?? 1)
  return {
    db,
    clock: systemClock,
    ids: randomIds,
    log: createLog(),
    limits: databaseLimits(getPool(), factor),
    orderLimits: orderLimitsFromEnvironment(factor),
    reviewMs: reviewMsFromEnvironment(),
    mailLimits: mailLimitsFromEnvironment(factor),
    passwords: argonPasswords(),
    socials: socialsFromEnvironment(),
    providers: [...providersFromEnvironment({ db, secret, shopUrl }), creditProvider(db, secret)],
    mail: mailTransportFromEnvironment(),
    subscriptions: SUBSCRIPTIONS,
    secret,
    shopUrl,
    seller: sellerFromEnvironment(),
    namesUnknownMembers: process.env.NODE_ENV === 'development',
    isOutboxOpen: process.env.NODE_ENV === 'development' || process.env.OUTBOX_PAGE === 'on',
  }
}
