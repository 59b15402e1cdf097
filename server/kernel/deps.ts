import type { MailLimits } from '@/domain/kit/mail-limits'
import type { OrderLimits } from '@/domain/shop/cart/order-limits'

import type { Db } from './db/client'
import type { Seller } from './db/schema/orders/documents'
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

/** External dependencies of the API. Tests pass fakes; modules import none of them. */
export interface Deps {
  db: Db
  clock: Clock
  ids: Ids
  log: Log
  limits: Limits
  orderLimits: OrderLimits
  /** Deadline for the review of held money, in ms; then it is refunded and its order ends. */
  reviewMs: number
  mailLimits: MailLimits
  passwords: Passwords
  socials: SocialProvider[]
  providers: PaymentProvider[]
  mail: MailTransport | null
  inbound: InboundMail | null
  subscriptions: Subscriptions<Deps>
  metrics?: Metrics | null
  tracing?: Tracing | null
  live: LiveHub
  /** Root of every link key; see `.env.example` APP_SECRET. */
  secret: string
  /** Origin of the shop's own links, for example 'https://shop.example.com'. */
  shopUrl: string
  /** Initial seller data; `readSeller` returns it with the changes by staff. */
  seller: Seller
  /** Development only: the outbox is readable at /outbox. */
  isOutboxOpen: boolean
  /** Development only: fields outside the contract are listed in a header and in the log. */
  namesUnknownMembers: boolean
}
