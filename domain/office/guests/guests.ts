/** Kinds of data as receipts and screens name them. */
export const GUEST_DATA = [
  ...(['orders', 'documents', 'payments', 'tickets', 'test_rides', 'order_bikes'] as const),
  ...(['newsletter', 'stock_alerts', 'drafts', 'reports', 'emails'] as const),
] as const
type GuestData = (typeof GUEST_DATA)[number]

/** Tables of a data export that each kind counts. */
const TABLES_OF: Record<GuestData, readonly string[]> = {
  orders: ['orders'],
  documents: ['documents'],
  payments: ['payments', 'refunds'],
  tickets: ['tickets'],
  test_rides: ['test_rides'],
  order_bikes: ['order_bikes'],
  newsletter: ['newsletter_subscriptions', 'mail_suppressions'],
  stock_alerts: ['stock_alert_recipients', 'stock_alerts'],
  drafts: ['draft_orders'],
  reports: ['forum_legal_reports'],
  emails: ['mail_outbox'],
}

/** Kinds that tax law requires the shop to keep, without the person. */
export const RETAINED_BY_LAW: readonly GuestData[] = ['orders', 'documents', 'payments']
/** Years after the one of the purchase for which tax law requires records. */
const RETENTION_YEARS = 10

export interface GuestCount {
  data: GuestData
  count: number
}

export function countGuestData(tables: Readonly<Record<string, readonly unknown[]>>): GuestCount[] {
  return GUEST_DATA.map((data) => ({
    data,
    count: TABLES_OF[data].reduce((sum, table) => sum + (tables[table]?.length ?? 0), 0),
  })).filter(({ count }) => count > 0)
}

/** Returns the last day of the retention period of records. @example retainedUntil('2026-05-04') // '2036-12-31' */
export const retainedUntil = (day: string) => `${Number(day.slice(0, 4)) + RETENTION_YEARS}-12-31`

const NOUNS: Record<GuestData, readonly [one: string, many: string]> = {
  orders: ['order', 'orders'],
  documents: ['invoice or credit note', 'invoices and credit notes'],
  payments: ['payment or refund', 'payments and refunds'],
  tickets: ['ticket', 'tickets'],
  test_rides: ['test ride', 'test rides'],
  order_bikes: ['bike', 'bikes'],
  newsletter: ['newsletter subscription or bounce', 'newsletter subscriptions and bounces'],
  stock_alerts: ['back-in-stock address or item', 'back-in-stock addresses and items'],
  drafts: ['draft order', 'draft orders'],
  reports: ['report of a post', 'reports of posts'],
  emails: ['email', 'emails'],
}

/** @example guestDataText({ data: 'orders', count: 2 }) // '2 orders' */
export const guestDataText = ({ data, count }: GuestCount) =>
  `${count} ${NOUNS[data][count === 1 ? 0 : 1]}`
