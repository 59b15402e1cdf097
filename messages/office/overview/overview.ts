import type { Overview } from '@/contract/office/overview/overview'
import type { WaitingKind } from '@/domain/office/overview/overview'
import { subtractCents } from '@/domain/kit/money'
import { shopZone } from '@/utils/shop-region'
import { clockText, zoneName, zoneTime } from '@/domain/kit/zone-time'
import { dateLong, dateShort, money } from '@/utils/format'

import { LINKS } from '@/messages/office/kit/office-links'

type Sums = Pick<Overview['recent'], 'revenue' | 'refunded'>
type WaitingItem = Overview['waiting'][number]

/** Formats a timestamp in the shop's time zone. */
export function officeMoment(at: string): string {
  const { day, minutes } = zoneTime(new Date(at), shopZone())
  return `${dateLong(day)}, ${clockText(minutes)}`
}

/** Like `officeMoment`, for table columns. @example 'Nov 20 ’26, 7:00 AM' */
export function shortMoment(at: string): string {
  const { day, minutes } = zoneTime(new Date(at), shopZone())
  return `${dateShort(day)} ’${day.slice(2, 4)}, ${clockText(minutes)}`
}

const MINUTE_MS = 60_000
const STEPS = [
  { unit: 'day', minutes: 1_440 },
  { unit: 'hour', minutes: 60 },
  { unit: 'minute', minutes: 1 },
] as const

/** Formats a duration in its largest unit. @example span('2026-11-17T12:00:00Z', '2026-11-20T13:00:00Z') // '3 days' */
export function span(from: string, to: string): string {
  const minutes = Math.floor(Math.abs(Date.parse(to) - Date.parse(from)) / MINUTE_MS)
  const step = STEPS.find((one) => minutes >= one.minutes)
  if (!step) return 'a moment'
  const count = Math.floor(minutes / step.minutes)
  return `${count} ${step.unit}${count === 1 ? '' : 's'}`
}

interface Kind {
  one: string
  many: string
  note: (waiting: WaitingItem, now: string) => string
  href?: string
  tone: 'bad' | 'warn' | 'plain'
}

const since = ({ at }: WaitingItem, now: string) =>
  at ? `The oldest has waited ${span(at, now)}.` : ''
const named = ({ names, count }: WaitingItem) =>
  names.length === 0 ? '' : `${names.join(' · ')}${count > names.length ? ' …' : ''}`

const KINDS: Record<WaitingKind, Kind> = {
  disputes: {
    one: 'open dispute',
    many: 'open disputes',
    note: ({ at }, now) => {
      if (at === null) return 'No deadline for evidence.'
      const left = at > now ? `in ${span(now, at)}` : `${span(at, now)} ago`
      return `Evidence is due ${left}, ${officeMoment(at)}.`
    },
    href: '/backoffice/payments',
    tone: 'bad',
  },
  reviews: {
    one: 'payment held for review',
    many: 'payments held for review',
    note: since,
    href: '/backoffice/payments',
    tone: 'bad',
  },
  failed_refunds: {
    one: 'failed refund',
    many: 'failed refunds',
    note: since,
    href: '/backoffice/payments',
    tone: 'bad',
  },
  dead_events: {
    one: 'failed payment event',
    many: 'failed payment events',
    note: since,
    href: '/backoffice/payments',
    tone: 'bad',
  },
  unsent_mails: {
    one: 'email waits: no mail server is set',
    many: 'emails wait: no mail server is set',
    note: since,
    href: '/backoffice/emails?list=waiting',
    tone: 'bad',
  },
  late_mails: {
    one: 'email waits: the mail server didn’t take it',
    many: 'emails wait: the mail server didn’t take them',
    note: since,
    href: '/backoffice/emails?list=waiting',
    tone: 'bad',
  },
  stale_mails: {
    one: 'email waited for over a day: send or discard it',
    many: 'emails waited for over a day: send or discard them',
    note: since,
    href: '/backoffice/emails?list=stale',
    tone: 'warn',
  },
  failed_mails: {
    one: 'email that couldn’t be sent',
    many: 'emails that couldn’t be sent',
    note: (waiting, now) => [since(waiting, now), named(waiting)].filter(Boolean).join(' '),
    href: '/backoffice/emails?list=failed',
    tone: 'bad',
  },
  failed_jobs: {
    one: 'background job failed in the last 24 hours',
    many: 'background jobs failed in the last 24 hours',
    note: named,
    href: '/backoffice/health',
    tone: 'warn',
  },
  paused_webhooks: {
    one: 'webhook is paused, because it failed for days',
    many: 'webhooks are paused, because they failed for days',
    note: (waiting, now) => [since(waiting, now), named(waiting)].filter(Boolean).join(' '),
    href: '/backoffice/webhooks',
    tone: 'warn',
  },
  tickets: {
    one: 'ticket waiting for a reply',
    many: 'tickets waiting for a reply',
    note: since,
    href: '/backoffice/tickets',
    tone: 'warn',
  },
  first_posts: {
    one: 'first post waiting for review',
    many: 'first posts waiting for review',
    note: since,
    href: '/backoffice/forum',
    tone: 'warn',
  },
  certificates: {
    one: 'exemption certificate to check',
    many: 'exemption certificates to check',
    note: since,
    href: '/backoffice/tax-certificates?list=submitted',
    tone: 'warn',
  },
  withdrawals: {
    one: 'withdrawal to refund',
    many: 'withdrawals to refund',
    note: since,
    href: '/backoffice/orders?status=withdrawn',
    tone: 'warn',
  },
  late: {
    one: 'late order',
    many: 'late orders',
    note: ({ at }) => (at ? `The oldest was promised for ${dateLong(at.slice(0, 10))}.` : ''),
    href: '/backoffice/orders?status=late',
    tone: 'bad',
  },
  to_build: {
    one: 'paid order to build',
    many: 'paid orders to build',
    note: since,
    href: '/backoffice/orders?status=to_build',
    tone: 'plain',
  },
  to_ship: {
    one: 'paid order to ship',
    many: 'paid orders to ship',
    note: since,
    href: '/backoffice/orders?status=ready',
    tone: 'plain',
  },
  refunds_to_send: {
    one: 'refund to hand back',
    many: 'refunds to hand back',
    note: since,
    href: '/backoffice/payments',
    tone: 'warn',
  },
  transfers: {
    one: 'bank transfer expected',
    many: 'bank transfers expected',
    note: since,
    href: '/backoffice/payments',
    tone: 'plain',
  },
  tax_thresholds: {
    one: 'tax registration to consider',
    many: 'tax registrations to consider',
    note: named,
    href: '/backoffice/reports/thresholds',
    tone: 'warn',
  },
  sold_out: {
    one: 'sold-out item',
    many: 'sold-out items',
    note: named,
    href: '/backoffice/stock?state=sold_out',
    tone: 'plain',
  },
  low_stock: {
    one: 'item low in stock',
    many: 'items low in stock',
    note: named,
    href: '/backoffice/stock?state=low',
    tone: 'warn',
  },
  rides: {
    one: 'test ride in the next 7 days',
    many: 'test rides in the next 7 days',
    note: ({ at }) => (at ? `Next: ${officeMoment(at)}.` : ''),
    tone: 'plain',
  },
  drafts: {
    one: 'draft',
    many: 'drafts',
    note: () => '',
    href: '/backoffice/content?status=draft',
    tone: 'plain',
  },
  scheduled: {
    one: 'scheduled item',
    many: 'scheduled items',
    note: () => '',
    href: '/backoffice/content?status=scheduled',
    tone: 'plain',
  },
}

export const backoffice = {
  name: 'Back office',
  navigation: 'Back office',
  links: LINKS,
  menu: 'Menu',
  missingTitle: 'Page not found',
  missing: 'There’s nothing at this address. It may have been moved or deleted.',
  toOverview: 'Go to the overview',
  pageLate: 'We couldn’t load this page. Please try again.',
  closedTitle: 'You don’t have access to this page',
  closed: 'Your role at the shop doesn’t include it. The shop’s owner can give you another role.',
  skip: 'Skip navigation',
  toShop: 'Back to the shop',
  loggedInAs: 'Logged in as',
  signOut: 'Sign out',
  zone: () => `Times are ${zoneName(new Date(), shopZone())} (${shopZone()}).`,
  refusedTitle: 'This area is for staff',
  refused: (email: string) =>
    `You’re logged in as ${email}, and this account doesn’t have access to the back office. Ask the shop’s owner for access.`,
  refusedOther: 'Use a different account',
  factorTitle: 'One more step: two-factor authentication',
  factor:
    'Staff accounts need two-factor authentication to see orders and customers. With an authenticator app, it takes about a minute.',
  factorLink: 'Set it up in settings',
  accountLate: 'We couldn’t load your account. Please try again.',

  title: 'Overview',
  lead: 'Sales, and what needs your attention.',
  asOf: (at: string) => `As of ${officeMoment(at)}`,
  refresh: 'Refresh',
  figures: 'Sales',
  today: 'Today',
  revenue: 'Revenue, 30 days',
  orders: 'Orders, 30 days',
  average: 'Average order, 30 days',
  refunded: 'Refunds, 30 days',
  orderCount: (count: number) => (count === 1 ? '1 order' : `${count} orders`),
  none: '–',
  before: (figure: string) => `previous: ${figure}`,
  change: (percent: number) =>
    percent === 0 ? '±0%' : `${percent > 0 ? '+' : '−'}${Math.abs(percent)}%`,
  figuresNote:
    'Paid orders including tax and shipping, excluding canceled orders. The 30 days end today; “previous” is the 30 days before that.',
  waiting: 'Needs attention',
  nothingWaits: 'All caught up. Enjoy it.',
  kind: (waiting: WaitingItem, now: string) => {
    const { one, many, note, href, tone } = KINDS[waiting.kind]
    return { title: waiting.count === 1 ? one : many, note: note(waiting, now), href, tone }
  },
  chart: 'Daily revenue',
  chartLead: ({ revenue, refunded }: Sums, from: string, to: string) =>
    refunded > 0
      ? `${money(revenue)} from ${dateLong(from)} to ${dateLong(to)}, ${money(subtractCents(revenue, refunded))} after refunds (dark).`
      : `${money(revenue)} from ${dateLong(from)} to ${dateLong(to)}.`,
  chartEmpty: 'No paid orders in the last 30 days.',
  showTable: 'Show as a table',
  showChart: 'Show as a chart',
  columns: {
    day: 'Day',
    orders: 'Orders',
    revenue: 'Revenue',
    refunded: 'Refunded',
    net: 'After refunds',
  },
  total: '30-day total',
  dayTitle: ({ day, orders, revenue, refunded }: Overview['days'][number]) => {
    const net = refunded > 0 ? `, ${money(subtractCents(revenue, refunded))} after refunds` : ''
    return `${dateShort(day)}: ${money(revenue)}${net}, ${backoffice.orderCount(orders)}`
  },
} as const
