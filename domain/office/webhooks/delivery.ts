export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** `failing`: the last delivery failed; `paused`: nothing is sent. */
export const WEBHOOK_STATES = ['new', 'working', 'failing', 'paused'] as const
export type WebhookState = (typeof WEBHOOK_STATES)[number]

const DAY_MS = 86_400_000

export const MOST_TRIES = 8
/** How long a webhook may fail without one success before it is paused. */
export const PAUSED_AFTER_MS = 5 * DAY_MS
/** How long deliveries are stored. */
export const DELIVERY_DAYS = 30
/** How long the previous secret still signs after a rotation. */
export const OVERLAP_MS = DAY_MS

const FIRST_MS = 10_000
/** Seven waits of 10 s, 53 s, 4.6 min, 24 min, 2.1 h, 11 h and 58 h take three days. */
const FACTOR = 5.25
const JITTER = 0.1
const LONGEST_MS = DAY_MS

interface FailedTry {
  now: Date
  /** Including this one. */
  tries: number
  /** Requested by the receiver; null if it requested nothing. */
  retryAfterMs: number | null
}

/** Returns when to try again; null after the last try. */
export function nextTry({ now, tries, retryAfterMs }: FailedTry): Date | null {
  if (tries >= MOST_TRIES) return null
  const wait = FIRST_MS * FACTOR ** (tries - 1) * (1 + Math.random() * JITTER)
  return new Date(now.getTime() + Math.max(wait, Math.min(retryAfterMs ?? 0, LONGEST_MS)))
}

/** Parses a `Retry-After` header: seconds, or a date. */
export function retryAfterMs(header: string | undefined, now: Date): number | null {
  if (header === undefined) return null
  if (/^\s*\d{1,9}\s*$/.test(header)) return Number(header) * 1_000
  const at = Date.parse(header)
  return Number.isNaN(at) ? null : Math.max(at - now.getTime(), 0)
}

/** Failures in a row after which a webhook is only probed. */
const FAILURES_IN_ROW = 5
const PROBE_MS = { least: 10_000, most: 600_000 }

/** Returns when a failing webhook is probed again: the longer it has failed, the later. Null while it isn't probed. */
export function nextProbe({ now, since, failures }: { now: Date; since: Date; failures: number }) {
  if (failures < FAILURES_IN_ROW) return null
  const wait = (now.getTime() - since.getTime()) / 10
  return new Date(now.getTime() + Math.min(Math.max(wait, PROBE_MS.least), PROBE_MS.most))
}

/** Checks whether an address is an http or https URL without credentials and fragment. */
export function isWebhookAddress(address: string): boolean {
  if (!/^https?:\/\/[^\\\s\p{Cc}#]+$/iu.test(address) || !URL.canParse(address)) return false
  const { username, password } = new URL(address)
  return username === '' && password === ''
}
