import { KEY_PREFIX } from '@/utils/api-key'

import { readyPages } from './page-kinds'
import type { Bulkhead } from './request-scheduler'

const LONGEST_WAIT_MS = 2_000
const A_FEW: Bulkhead = { atOnce: 4, longestWaitMs: LONGEST_WAIT_MS }

/** One bulkhead per kind of request: overload of one kind doesn't affect the others. */
export const BULKHEADS = {
  // Buyers can't pay elsewhere, so a late response is better than a rejection. A single client can't slow down
  // payments for all others.
  money: { atOnce: 16, perClient: 4, longestWaitMs: 10_000 },
  cart: A_FEW,
  session: A_FEW,
  webhooks: A_FEW,
  staff: A_FEW,
  // Programs can wait, and one that asks for much slows neither staff nor other programs.
  programs: { atOnce: 4, perClient: 2, longestWaitMs: 10_000 },
  ready: A_FEW,
  // A page whose script is rejected stays broken, and a file costs less than the reload that follows.
  files: { ...A_FEW, longestWaitMs: 10_000 },
  // A long file takes as long as the line of the program that reads it.
  feeds: { ...A_FEW, atOnce: 2, longestWaitMs: 10_000 },
  // Passwords are hashed one at a time (server/kernel/ports/passwords.ts).
  login: { ...A_FEW, atOnce: 2 },
  other: A_FEW,
} as const satisfies Record<string, Bulkhead>

export type BulkheadName = keyof typeof BULKHEADS

const WITH_KEY = new RegExp(`^bearer ${KEY_PREFIX}`, 'i')

/** Address patterns of requests that move no money, of which the first match wins. */
const ADDRESSES: [BulkheadName, RegExp][] = [
  ['webhooks', /^\/api\/webhooks\//],
  ['cart', /^\/(api\/(configurator\/)?cart|cart|orders|payment)(\/|$)/],
  ['cart', /^\/api\/(orders|payments|promo|shipping-vat|shipping-vat-guest)(\/|$)/],
  ['cart', /^\/api\/(drafts|differences|configurator\/change-promo-code)\//],
  ['session', /^\/api\/user\/login$/],
  ['login', /^\/api\/(login|register|(set|change|reset|forget)-password)$/],
  ['staff', /^\/api\/backoffice\//],
  ['other', /^\/api\//],
  ['feeds', /^\/feeds\//],
  ['files', /^\/(_next\/static|pictures)\//],
]

/** @param moneyLane path patterns of the routes that move money, such as '/api/orders/:number/:key/pay' */
export function requestKinds(
  distDir: string,
  moneyLane: readonly string[],
): (path: string, authorization?: string) => BulkheadName {
  const isReady = readyPages(distDir)
  const money = new RegExp(`^(?:${moneyLane.join('|').replace(/:\w+/g, '[^/]+')})$`)
  return (path, authorization = '') => {
    if (money.test(path)) return 'money'
    if (WITH_KEY.test(authorization)) return 'programs'
    const [name] = ADDRESSES.find(([, pattern]) => pattern.test(path)) ?? []
    return name ?? (isReady(path) ? 'ready' : 'other')
  }
}
