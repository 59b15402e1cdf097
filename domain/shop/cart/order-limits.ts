import { mailboxKey } from '@/domain/kit/mailbox'
import { unicodeForm } from '@/domain/kit/plain-text'

/** Limits on stock reserved by unpaid orders, in units. */
export interface OrderLimits {
  perLine: number
  perOrder: number
  /** Per email address, and per shipping address. */
  perBuyer: number
  /** Per IP block, which a household, an office or a campus shares. */
  perNetwork: number
}

export const DEFAULT_ORDER_LIMITS: OrderLimits = {
  perLine: 20,
  perOrder: 60,
  perBuyer: 60,
  perNetwork: 150,
}

/** Keys by which unpaid orders are counted. */
export const HOLDER_KINDS = ['email', 'address', 'network'] as const
export type HolderKind = (typeof HOLDER_KINDS)[number]

type Excess =
  { kind: 'line'; position: number; most: number } | { kind: 'order'; most: number } | null

/** @param lines quantity of each, and the units per item: a bundle has several */
export function excessOf(
  lines: readonly { count: number; pieces: number }[],
  limits: OrderLimits,
): Excess {
  const position = lines.findIndex(({ count }) => count > limits.perLine)
  if (position !== -1) return { kind: 'line', position, most: limits.perLine }
  const sum = lines.reduce((total, { count, pieces }) => total + count * pieces, 0)
  return sum > limits.perOrder ? { kind: 'order', most: limits.perOrder } : null
}

export function mostHeld(kind: HolderKind, limits: OrderLimits): number {
  return kind === 'network' ? limits.perNetwork : limits.perBuyer
}

/** Normalizes an email address for limits; aliases of one inbox share a key. */
export function inboxOf(email: string): string {
  const [name = '', host = ''] = mailboxKey(email).split('@')
  return `${name.split('+', 1)[0]}@${host}`
}

/**
 * Normalizes a shipping address for limits: neither name nor spelling changes the key.
 * @example doorOf({ line1: '1 Main St.', postcode: '12207', country_id: 222 }) // '222 12207 1mainst'
 */
export function doorOf(address: { line1: string; postcode: string; country_id: number }): string {
  const plain = (text: string) =>
    unicodeForm(text, 'NFKD')
      .toLowerCase()
      .replace(/[^\p{Letter}\p{Number}]+/gu, '')
  return `${address.country_id} ${plain(address.postcode)} ${plain(address.line1)}`
}
