import { mailboxKey } from './mailbox'
import { unicodeForm } from './plain-text'

/** How much one buyer may take from the warehouse before paying for any of it. All figures are pieces. */
export interface OrderLimits {
  perLine: number
  perOrder: number
  /** Held by unpaid orders of one email address, and of one shipping address. */
  perBuyer: number
  /** Held by unpaid orders of one IP block, which a household, an office or a campus shares. */
  perNetwork: number
}

export const DEFAULT_ORDER_LIMITS: OrderLimits = {
  perLine: 20,
  perOrder: 60,
  perBuyer: 60,
  perNetwork: 150,
}

/** What an unpaid order is counted by. */
export const HOLDER_KINDS = ['email', 'address', 'network'] as const
export type HolderKind = (typeof HOLDER_KINDS)[number]

type Excess =
  { kind: 'line'; position: number; most: number } | { kind: 'order'; most: number } | null

/**
 * Says where an order asks for more pieces than it may; null where it doesn't.
 * @param lines their count, and of how many pieces each is: a bundle has several
 */
export function excessOf(
  lines: readonly { count: number; pieces: number }[],
  limits: OrderLimits,
): Excess {
  const position = lines.findIndex(({ count }) => count > limits.perLine)
  if (position !== -1) return { kind: 'line', position, most: limits.perLine }
  const sum = lines.reduce((total, { count, pieces }) => total + count * pieces, 0)
  return sum > limits.perOrder ? { kind: 'order', most: limits.perOrder } : null
}

/** Pieces that unpaid orders of one holder may keep from others. */
export function mostHeld(kind: HolderKind, limits: OrderLimits): number {
  return kind === 'network' ? limits.perNetwork : limits.perBuyer
}

/** An email address as holds count it: the same inbox gives the same text. */
export function inboxOf(email: string): string {
  const [name = '', host = ''] = mailboxKey(email).split('@')
  return `${name.split('+', 1)[0]}@${host}`
}

/**
 * A shipping address as holds count it: neither name nor spelling makes the same door another one.
 * @example doorOf({ line1: '1 Main St.', postcode: '12207', country_id: 222 }) // '222 12207 1mainst'
 */
export function doorOf(address: { line1: string; postcode: string; country_id: number }): string {
  const plain = (text: string) =>
    unicodeForm(text, 'NFKD')
      .toLowerCase()
      .replace(/[^\p{Letter}\p{Number}]+/gu, '')
  return `${address.country_id} ${plain(address.postcode)} ${plain(address.line1)}`
}
