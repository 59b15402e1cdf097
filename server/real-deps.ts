import type { Deps } from './deps'
import { getDb } from './db/client'
import { sandboxProvider } from './payment/sandbox-provider'
import { systemClock } from './ports/clock'
import { randomIds } from './ports/ids'
import { createLog } from './ports/log'
import { mailTransportFromEnvironment } from './ports/mail'

/**
 * The dependencies of a running shop, from its environment.
 * @throws Error when APP_SECRET is missing; `npm start` makes it at the first start.
 */
export function realDeps(): Deps {
  const secret = process.env.APP_SECRET
  if (!secret) throw new Error('APP_SECRET is not set. Start the shop with `npm start`.')
  const db = getDb()
  return {
    db,
    clock: systemClock,
    ids: randomIds,
    log: createLog(),
    providers: [sandboxProvider(db)],
    mail: mailTransportFromEnvironment(),
    secret,
    shopUrl: (process.env.SHOP_URL ?? `http://localhost:${process.env.PORT ?? 3000}`).replace(
      /\/+$/,
      '',
    ),
    isOutboxOpen: process.env.NODE_ENV === 'development' || process.env.OUTBOX_PAGE === 'on',
  }
}
