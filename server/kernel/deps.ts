import type { ZodType } from 'zod'

import type { MailLimits } from '@/domain/kit/mail-limits'
import type { OrderLimits } from '@/domain/shop/cart/order-limits'

import type { Db } from './db/client'
import type { Seller } from './db/schema/orders/documents'
import type { Subscriptions } from './events/subscriptions'
import type { LiveHub } from './live/hub'
import type { BuildRenderer } from './ports/build-renderer'
import type { Clock } from './ports/clock'
import type { Connections } from './ports/connections'
import type { Ids } from './ports/ids'
import type { InboundMail } from './ports/inbound-mail'
import type { Limits } from './ports/limits'
import type { Log } from './ports/log'
import type { Passwords } from './ports/passwords'
import type { SocialProvider } from './ports/socials'
import type { Metrics } from './ports/metrics'
import type { Tracing } from './tracing/tracing'
import type { Attachment, MailTransport } from './ports/mail'
import type { PaymentProvider } from './ports/payments'
import type { TaxService } from './ports/taxes'

/** External dependencies of the API. Tests pass fakes; modules import none of them. */
export interface Deps {
  db: Db
  clock: Clock
  ids: Ids
  log: Log
  limits: Limits
  orderLimits: OrderLimits
  /** Deadline in ms for reviewing held money; after that, the money is refunded and the order ends. */
  reviewMs: number
  mailLimits: MailLimits
  passwords: Passwords
  socials: SocialProvider[]
  /** Where `providers`, `mail` and `inbound` come from; see `connected`. */
  connections: Connections
  providers: PaymentProvider[]
  /** Decides the taxes where prices exclude them; without it, the shop's own registrations do. */
  taxService?: TaxService | null
  mail: MailTransport | null
  /** Returns the files of an email, which aren't stored with it, because many emails have the same ones. */
  attachmentsOf: (
    deps: Pick<Deps, 'db' | 'shopUrl'>,
    mail: { kind: string; order_id: number | null },
  ) => Promise<Attachment[]>
  /** Returns whether an email shows a picture that is being rendered, so that it waits. */
  awaitsPicture: (
    deps: Pick<Deps, 'db'>,
    mail: { html: string; order_id: number | null },
  ) => Promise<boolean>
  renderer: BuildRenderer
  /** Returns an example of a schema, made like those of the API reference. */
  exampleOf: (schema: ZodType) => unknown
  inbound: InboundMail | null
  subscriptions: Subscriptions<Deps>
  metrics?: Metrics | null
  tracing?: Tracing | null
  live: LiveHub
  /** Root secret of all link keys; see APP_SECRET in `.env.example`. */
  secret: string
  /** Ranges besides public addresses that webhooks may call. */
  webhookRanges: readonly string[]
  /** Origin of the shop's own links, for example 'https://shop.example.com'. */
  shopUrl: string
  /** Initial seller data; `readSeller` returns it with changes by staff applied. */
  seller: Seller
  /** Whether the outbox is readable at /outbox; development only. */
  isOutboxOpen: boolean
  /** Whether fields outside the contract are listed in a header and in the log; development only. */
  namesUnknownMembers: boolean
  /** Whether staff need two-factor authentication; 'off' only in the mock API of `next dev`. */
  staffSecondFactor: 'required' | 'off'
}
