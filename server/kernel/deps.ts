import type { MailLimits } from '@/domain/mail-limits'
import type { OrderLimits } from '@/domain/order-limits'

import type { Db } from './db/client'
import type { Seller } from './db/schema/documents'
import type { Subscriptions } from './events/subscriptions'
import type { LiveHub } from './live/hub'
import type { Clock } from './ports/clock'
import type { Ids } from './ports/ids'
import type { InboundMail } from './ports/inbound-mail'
import type { Limits } from './ports/limits'
import type { Log } from './ports/log'
import type { Passwords } from './ports/passwords'
import type { SocialProvider } from './ports/socials'
import type { Metrics } from './ports/metrics'
import type { Tracing } from './tracing/tracing'
import type { MailTransport } from './ports/mail'
import type { PaymentProvider } from './ports/payments'

/** Everything the API needs from outside. Tests pass fakes; nothing is read from a module. */
export interface Deps {
  db: Db
  clock: Clock
  ids: Ids
  log: Log
  limits: Limits
  /** Pieces that one order and one buyer may take before paying. */
  orderLimits: OrderLimits
  /** How long held money waits for a person, in ms; then it goes back and its order ends. */
  reviewMs: number
  /** Letters that anybody can cause, to one address. */
  mailLimits: MailLimits
  passwords: Passwords
  /** Social logins that are configured. */
  socials: SocialProvider[]
  providers: PaymentProvider[]
  mail: MailTransport | null
  /** Replies that come in by email; null where nothing is set up for them. */
  inbound: InboundMail | null
  /** Who hears of what happens, in the same transaction. */
  subscriptions: Subscriptions<Deps>
  /** Null where nobody reads them. */
  metrics?: Metrics | null
  /** Null where nobody collects them. */
  tracing?: Tracing | null
  /** Open pages that hear what happens. */
  live: LiveHub
  /** Root of every link key; see `.env.example` APP_SECRET. */
  secret: string
  /** Origin of the shop's own links, for example 'https://shop.example.com'. */
  shopUrl: string
  /** What the shop begins with; `readSeller` tells what staff made of it. */
  seller: Seller
  /** True on a developer's machine: the outbox may be read at /outbox. */
  isOutboxOpen: boolean
  /** True in development: members that the contract does not know are named in a header and in the log. */
  namesUnknownMembers: boolean
}
