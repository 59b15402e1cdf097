import type { WireQuote } from '@/contract/shop/cart/cart'
import type { WireCheckout, WirePayment } from '@/contract/shop/checkout/checkout'
import type { WireBike } from '@/contract/shop/configurator/configurator'
import type { Problem } from '@/contract/kit/errors'
import type { WireOrder } from '@/contract/shop/orders/orders'
import { createApi } from '@/server/app'
import { exampleOf } from '@/server/openapi/example-of'
import { createConnections } from '@/server/office'
import { creditProvider } from '@/server/payments/providers/credit-provider'
import { createLiveHub } from '@/server/kernel/live/hub'
import { createDb, type Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { tillProviders } from '@/server/payments/providers/till-providers'
import { sandboxProvider } from '@/server/payments/providers/sandbox-provider'
import { randomIds } from '@/server/kernel/ports/ids'
import { noLimits } from '@/server/kernel/ports/limits'
import { silentLog, type Log } from '@/server/kernel/ports/log'
import { NOT_AUDITED } from '@/server/kernel/http/audit-trail'
import type { Mail } from '@/server/kernel/ports/mail'
import { argonPasswords } from '@/server/kernel/ports/passwords'
import { attachmentsOf } from '@/server/after-sale'
import { SUBSCRIPTIONS } from '@/server/subscriptions'
import { createTestDatabase } from './database/database'
import { TEST_SELLER } from './seller'
import { documentedFaults } from './walk/elsewhere'

export interface TestClock {
  now(): Date
  set(moment: string): void
  advance(ms: number): void
}

export interface TestShop {
  url: string
  db: Db
  deps: Deps
  clock: TestClock
  sent: Mail[]
  send(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Reply>
  close(): Promise<void>
}

export interface Reply {
  status: number
  headers: Headers
  body: ReplyBody
}

export interface ReplyBody extends Partial<Omit<Problem, 'data'>> {
  data?: ReplyData
  paths?: Record<string, Record<string, unknown>>
}

export interface ReplyData extends Partial<WirePayment> {
  status?: string
  return_url?: string
  can_pay?: boolean
  quote?: WireQuote
  promo?: WireCheckout['promo']
  bikes?: WireBike[]
  timeline?: WireOrder['timeline']
  code?: string
}

/** Limits too high to matter, for tests of other things. */
export const noOrderLimits = { perLine: 1e6, perOrder: 1e6, perBuyer: 1e6, perNetwork: 1e6 }

export const noMailLimits = { perHour: 1e6, perDay: 1e6 }

export const noPictures: Pick<Deps, 'awaitsPicture' | 'renderer'> = {
  awaitsPicture: async () => false,
  renderer: {
    version: 'test',
    since: new Date(0),
    render: async () => {
      throw new Error('This test renders no pictures.')
    },
  },
}

/** Webhooks may call receivers of the test. */
export const localWebhooks: Pick<Deps, 'exampleOf' | 'webhookRanges'> = {
  exampleOf,
  webhookRanges: ['127.0.0.0/8'],
}

const SECRET = 'test-secret-of-at-least-32-characters'

/** Friday noon UTC, before a weekend and closed days. */
export const TEST_NOW = '2026-11-20T12:00:00.000Z'

/** Silent, except that a staff change missing from the audit log fails its request. */
const strictLog: Log = {
  ...{ info: () => undefined, warn: () => undefined },
  error: (fields, message) => {
    if (message === NOT_AUDITED) throw new Error(`${String(fields.route)}: ${message}.`)
  },
}

/** Connections of a shop whose providers and mail are those of the test. */
export function unconnected(shop: Pick<Deps, 'db' | 'clock' | 'secret'>): Deps['connections'] {
  const log = silentLog
  const connections = createConnections({ ...shop, log, shopUrl: 'https://shop.test', env: {} })
  return { ...connections, now: async () => ({}) }
}

/** Opens a shop with its own database, the seed catalog, a fixed clock and no network. */
export async function openTestShop(
  options: { max?: number; statementMs?: number; deps?: Partial<Deps> } = {},
): Promise<TestShop> {
  const database = await createTestDatabase()
  // Parallel test files share slow cores, where fifty waiters for one row exceed a shop's limits.
  const waits = { waitMs: 60_000, statementMs: options.statementMs ?? 60_000 }
  const { db, close } = createDb(database.url, { max: options.max ?? 10, ...waits })
  const clock = stillClock()
  const sent: Mail[] = []
  const deps: Deps = {
    db,
    clock,
    ids: randomIds,
    log: strictLog,
    limits: noLimits,
    orderLimits: noOrderLimits,
    reviewMs: 7 * 86_400_000,
    mailLimits: noMailLimits,
    passwords: argonPasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 }),
    socials: [],
    connections: unconnected({ db, clock, secret: SECRET }),
    providers: [sandboxProvider(db), creditProvider(db, SECRET), ...tillProviders()],
    mail: { send: async (mail) => void sent.push(mail) },
    attachmentsOf,
    ...noPictures,
    ...localWebhooks,
    inbound: null,
    subscriptions: SUBSCRIPTIONS,
    live: createLiveHub({ url: database.url, log: silentLog }),
    secret: SECRET,
    shopUrl: 'https://shop.test',
    seller: TEST_SELLER,
    isOutboxOpen: false,
    namesUnknownMembers: false,
    staffSecondFactor: 'required',
    ...options.deps,
  }
  const api = createApi(deps)
  return {
    url: database.url,
    db,
    deps,
    clock,
    sent,
    send: (method, path, body, headers) => send(api, { method, path, body, headers }),
    close: async () => {
      await deps.live.close()
      await close()
      await database.drop()
    },
  }
}

interface Sending {
  method: string
  path: string
  body?: unknown
  headers?: Record<string, string> | undefined
}

async function send(api: ReturnType<typeof createApi>, sending: Sending): Promise<Reply> {
  const { method, path, body, headers } = sending
  const isRaw = typeof body === 'string'
  const response = await api.request(path, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: isRaw ? body : JSON.stringify(body) }),
  })
  // Files aren't JSON, so their tests read them directly.
  const isJson = /json/.test(response.headers.get('content-type') ?? '')
  const text = isJson ? await response.text() : ''
  const reply = {
    status: response.status,
    headers: response.headers,
    body: (text === '' ? {} : JSON.parse(text)) as ReplyBody,
  }
  if (text !== '') expect(await documentedFaults(sending, reply)).toEqual([])
  return reply
}

function stillClock(): TestClock {
  let now = new Date(TEST_NOW)
  return {
    now: () => new Date(now),
    set: (moment) => void (now = new Date(moment)),
    advance: (ms) => void (now = new Date(now.getTime() + ms)),
  }
}
