import type { Gift } from './gift'
import { SUPPORT_TIME_ZONE } from './support-hours'
import { dayAfter, momentOf, zoneTime } from './zone-time'

/** How far ahead a gift card can be sent. */
const GIFT_DAYS_AHEAD = 365
/** Days after the sending for which a recipient's address and message are kept. */
export const GIFT_KEPT_DAYS = 30
/** Minutes after midnight by the shop's clocks: when the cards of a day are sent. */
const SEND_MINUTES = 9 * 60

type Day = Pick<Gift, 'send_on'>

/** The calendar day by the shop's clocks, 'YYYY-MM-DD'. */
export function shopDay(now: Date): string {
  return zoneTime(now, SUPPORT_TIME_ZONE).day
}

/** The first and the last day a card can be sent on, by the shop's clocks. */
export function giftDays(now: Date): { first: string; last: string } {
  const first = shopDay(now)
  return { first, last: dayAfter(first, GIFT_DAYS_AHEAD) }
}

/**
 * Why a card can't be sent on its day; null if it can.
 * @param today 'YYYY-MM-DD' by the shop's clocks
 */
export function giftDayFault({ send_on }: Day, today: string): 'dayPast' | 'dayFar' | null {
  if (send_on === null) return null
  if (send_on < today) return 'dayPast'
  return send_on > dayAfter(today, GIFT_DAYS_AHEAD) ? 'dayFar' : null
}

/**
 * When the email to the recipient is due: at nine on its day by the shop's clocks, and never before the payment.
 * A card whose day is that of the payment, or passed before it, is sent at once.
 */
export function giftSendAt({ send_on }: Day, paidAt: Date): Date {
  if (send_on === null || send_on <= shopDay(paidAt)) return paidAt
  return momentOf(send_on, SEND_MINUTES, SUPPORT_TIME_ZONE)
}
