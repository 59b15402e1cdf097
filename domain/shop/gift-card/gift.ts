import { isEmail, mailboxKey } from '@/domain/kit/mailbox'
import { isRecord, isText } from '@/domain/kit/stored-value'

export interface Gift {
  to_name: string
  to_email: string
  from_name: string
  /** Plain text; empty without a message. */
  message: string
  /** 'YYYY-MM-DD' in the shop's time zone; null to send right after the payment. */
  send_on: string | null
}

/** Maximum lengths of a gift's texts, in UTF-16 code units. */
export const GIFT_LENGTHS = { name: 80, email: 254, message: 300 } as const

const ONE_LINE = /^(?=\s*\S)[^\p{Cc}]*$/u
const LINES = /^[^\p{Cc}]*(\n[^\p{Cc}]*)*$/u

/** Parses a gift from untrusted storage; null for anything that the API would reject. */
export function parseGift(value: unknown): Gift | null {
  if (!isRecord(value)) return null
  const { to_name, to_email, from_name, message, send_on } = value
  if (!isName(to_name) || !isName(from_name)) return null
  if (!isText(to_email, GIFT_LENGTHS.email) || !isEmail(to_email)) return null
  if (!isText(message, GIFT_LENGTHS.message) || !LINES.test(message)) return null
  if (send_on !== null && !isDay(send_on)) return null
  return { to_name, to_email, from_name, message, send_on }
}

function isName(value: unknown): value is string {
  return isText(value, GIFT_LENGTHS.name) && ONE_LINE.test(value)
}

function isDay(value: unknown): value is string {
  if (!isText(value, 10) || !/^\d{4}-\d\d-\d\d$/.test(value)) return false
  const time = Date.parse(`${value}T00:00:00Z`)
  return Number.isFinite(time) && new Date(time).toISOString().slice(0, 10) === value
}

/** Returns a key by which equal gifts share a line; '' for a card without a gift. */
export function giftKey(gift: Gift | null): string {
  if (!gift) return ''
  const { to_name, to_email, from_name, message, send_on } = gift
  return JSON.stringify([to_name, mailboxKey(to_email), from_name, message, send_on])
}
