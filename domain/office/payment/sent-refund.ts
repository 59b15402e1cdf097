export type SentOnFault = 'in_the_future' | 'before_the_order'

/**
 * Returns why a refund cannot have been sent on a day (UTC), or null. Days before the payment was entered are
 * allowed, because staff may see it on the account and send it back at once.
 * @example sentOnFault('2026-11-21', { now: new Date('2026-11-20T12:00:00Z'), orderedAt }) // 'in_the_future'
 */
export function sentOnFault(
  day: string,
  { now, orderedAt }: { now: Date; orderedAt: Date },
): SentOnFault | null {
  if (day > dayOf(now)) return 'in_the_future'
  return day < dayOf(orderedAt) ? 'before_the_order' : null
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
