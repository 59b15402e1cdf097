import type { Gift } from './gift'
import { shopZone } from '@/utils/shop-region'
import { dayAfter, momentOf, zoneTime } from '@/domain/kit/zone-time'

/** Maximum days by which a gift card can be scheduled ahead. */
const GIFT_DAYS_AHEAD = 365
/** Daily sending time in minutes after midnight, in the shop's time zone. */
const SEND_MINUTES = 9 * 60

type Day = Pick<Gift, 'send_on'>

/** Returns the calendar day in the shop's time zone, 'YYYY-MM-DD'. */
export function shopDay(now: Date): string {
  return zoneTime(now, shopZone()).day
}

/** Returns the first and last possible sending day, in the shop's time zone. */
export function giftDays(now: Date): { first: string; last: string } {
  const first = shopDay(now)
  return { first, last: dayAfter(first, GIFT_DAYS_AHEAD) }
}

/** @param today 'YYYY-MM-DD' in the shop's time zone */
export function giftDayFault({ send_on }: Day, today: string): 'dayPast' | 'dayFar' | null {
  if (send_on === null) return null
  if (send_on < today) return 'dayPast'
  return send_on > dayAfter(today, GIFT_DAYS_AHEAD) ? 'dayFar' : null
}

/** Returns 9:00 on the gift's day in the shop's time zone, or the payment time if it isn't later. */
export function giftSendAt({ send_on }: Day, paidAt: Date): Date {
  if (send_on === null || send_on <= shopDay(paidAt)) return paidAt
  return momentOf(send_on, SEND_MINUTES, shopZone())
}
