import { RESERVATION_MS } from './constants'

const DAY_MS = 24 * 3_600_000

interface Hold {
  /** Whether the buyer has proven to read the order's inbox. */
  isConfirmed: boolean
  /** What the payment method needs, in ms; a payment page needs no more than the usual time. */
  wantedMs: number | undefined
}

/** For how long (ms) an unpaid order keeps its stock: a long hold costs a confirmed email address. */
export function holdOf({ isConfirmed, wantedMs = RESERVATION_MS }: Hold): number {
  return isConfirmed ? wantedMs : Math.min(wantedMs, RESERVATION_MS)
}

/** Whether confirming the email address would make the hold any longer. */
export function isHeldLonger(wantedMs: number | undefined): boolean {
  return (wantedMs ?? 0) > RESERVATION_MS
}

/** Whole days of a hold, at least one. */
export function daysOf(holdMs: number | undefined): number {
  return Math.max(1, Math.round((holdMs ?? 0) / DAY_MS))
}
