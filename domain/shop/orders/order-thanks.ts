import type { OrderStates } from './order-state'

const THANKS_MS = 24 * 60 * 60_000

/** States right after the payment: nothing has shipped, but digital items are already delivered. */
const FRESH = ['to_build', 'delivered'] as const

/** Checks for the day after the payment while nothing else has happened. @param now ms since 1970 */
export function isThanksTime(
  order: OrderStates & { paid_at: string | null },
  now: number,
): boolean {
  const { payment_state, fulfillment_state, paid_at } = order
  if (payment_state !== 'paid' || paid_at === null) return false
  if (!FRESH.some((state) => state === fulfillment_state)) return false
  // Absolute difference, because the visitor's clock may be behind the server's.
  return Math.abs(now - Date.parse(paid_at)) < THANKS_MS
}

/** @example firstName('Ada Lovelace') // 'Ada' */
export function firstName(name: string): string {
  return name.trim().split(/\s+/, 1)[0] ?? ''
}
