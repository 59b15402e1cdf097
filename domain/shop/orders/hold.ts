import { RESERVATION_MS } from '@/domain/kit/constants'

const DAY_MS = 24 * 3_600_000

interface Hold {
  /** Whether the buyer confirmed the order's email address. */
  isConfirmed: boolean
  /** Duration that the payment method needs, in ms; undefined for payment pages, which need the default. */
  wantedMs: number | undefined
}

/** Returns how long (ms) an unpaid order reserves stock: long holds require a confirmed email address. */
export function holdOf({ isConfirmed, wantedMs = RESERVATION_MS }: Hold): number {
  return isConfirmed ? wantedMs : Math.min(wantedMs, RESERVATION_MS)
}

/** Checks whether confirming the email address would extend the hold. */
export function isHeldLonger(wantedMs: number | undefined): boolean {
  return (wantedMs ?? 0) > RESERVATION_MS
}

export function daysOf(holdMs: number | undefined): number {
  return Math.max(1, Math.round((holdMs ?? 0) / DAY_MS))
}
