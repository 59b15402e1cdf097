import type { WireOverview } from '@/contract/backoffice'
import type { WaitingKind } from '@/domain/backoffice'
import type { Cents } from '@/domain/money'
import { SUPPORT_TIME_ZONE } from '@/domain/support-hours'
import { clockText, zoneTime } from '@/domain/zone-time'
import { dateLong, dateShort, money } from '@/utils/format'

type Waiting = WireOverview['waiting'][number]

/** A moment by the clocks of the shop. */
export function officeMoment(at: string): string {
  const { day, minutes } = zoneTime(new Date(at), SUPPORT_TIME_ZONE)
  return `${dateLong(day)}, ${clockText(minutes)}`
}

/** The same, short enough for a column. @example 'Nov 20 ’26, 7:00 AM' */
export function shortMoment(at: string): string {
  const { day, minutes } = zoneTime(new Date(at), SUPPORT_TIME_ZONE)
  return `${dateShort(day)} ’${day.slice(2, 4)}, ${clockText(minutes)}`
}

const MINUTE_MS = 60_000
const STEPS = [
  { unit: 'day', minutes: 1_440 },
  { unit: 'hour', minutes: 60 },
  { unit: 'minute', minutes: 1 },
] as const

/** How long it is between two moments, in its largest unit. @example span('2026-11-17T12:00:00Z', '2026-11-20T13:00:00Z') // '3 days' */
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
  note: (waiting: Waiting, now: string) => string
  /** The page that lists them. */
  href?: string
  tone: 'bad' | 'warn' | 'plain'
}

const since = ({ at }: Waiting, now: string) =>
  at ? `The oldest has waited ${span(at, now)}.` : ''
const named = ({ names, count }: Waiting) =>
  names.length === 0 ? '' : `${names.join(' · ')}${count > names.length ? ' …' : ''}`

const KINDS: Record<WaitingKind, Kind> = {
  disputes: {
    one: 'open dispute',
    many: 'open disputes',
    note: ({ at }, now) => {
      if (at === null) return 'No date for evidence.'
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
    one: 'refund that failed',
    many: 'refunds that failed',
    note: since,
    href: '/backoffice/payments',
    tone: 'bad',
  },
  dead_events: {
    one: 'event nobody could work on',
    many: 'events nobody could work on',
    note: since,
    href: '/backoffice/payments',
    tone: 'bad',
  },
  failed_mails: {
    one: 'mail that could not be sent',
    many: 'mails that could not be sent',
    note: (waiting, now) => [since(waiting, now), named(waiting)].filter(Boolean).join(' '),
    tone: 'bad',
  },
  failed_jobs: {
    one: 'background job failed in 24 hours',
    many: 'background jobs failed in 24 hours',
    note: named,
    tone: 'warn',
  },
  tickets: {
    one: 'ticket waits for our answer',
    many: 'tickets wait for our answer',
    note: since,
    href: '/backoffice/tickets',
    tone: 'warn',
  },
  withdrawals: {
    one: 'withdrawal not paid back yet',
    many: 'withdrawals not paid back yet',
    note: since,
    href: '/backoffice/orders?status=withdrawn',
    tone: 'warn',
  },
  to_build: {
    one: 'order paid and not yet built',
    many: 'orders paid and not yet built',
    note: since,
    href: '/backoffice/orders?status=paid',
    tone: 'plain',
  },
  transfers: {
    one: 'bank transfer on its way',
    many: 'bank transfers on their way',
    note: since,
    href: '/backoffice/payments',
    tone: 'plain',
  },
  sold_out: {
    one: 'item sold out',
    many: 'items sold out',
    note: named,
    tone: 'plain',
  },
  rides: {
    one: 'test ride in the next 7 days',
    many: 'test rides in the next 7 days',
    note: ({ at }) => (at ? `The next one ${officeMoment(at)}.` : ''),
    tone: 'plain',
  },
  drafts: {
    one: 'text is a draft',
    many: 'texts are drafts',
    note: () => '',
    href: '/backoffice/content?status=draft',
    tone: 'plain',
  },
  scheduled: {
    one: 'text is scheduled',
    many: 'texts are scheduled',
    note: () => '',
    href: '/backoffice/content?status=scheduled',
    tone: 'plain',
  },
}

/** The frame of the back-office and its front page. */
export const backoffice = {
  name: 'Back-office',
  navigation: 'Back-office',
  links: [
    { href: '/backoffice', title: 'Overview' },
    { href: '/backoffice/orders', title: 'Orders' },
    { href: '/backoffice/tickets', title: 'Tickets' },
    { href: '/backoffice/payments', title: 'Payments' },
    { href: '/backoffice/content', title: 'Texts' },
  ],
  skip: 'Skip the navigation',
  toShop: 'Back to the shop',
  loggedInAs: 'Logged in as',
  signOut: 'Log out',
  zone: `Times of New York (${SUPPORT_TIME_ZONE}).`,
  refusedTitle: 'This part is for the people who run the shop',
  refused: (email: string) =>
    `You are logged in as ${email}, and this account may not open the back-office. Somebody who runs the shop can give it the right.`,
  refusedOther: 'Log in with another account',
  factorTitle: 'One step is missing: your second factor',
  factor:
    'Administrators need a second factor before they see orders and people. It takes a minute with an authenticator app; come back afterwards.',
  factorLink: 'Set it up in the settings',
  accountLate: 'We could not find out who you are. Please try again.',

  title: 'Overview',
  lead: 'What the shop sold, and what waits for somebody.',
  asOf: (at: string) => `As of ${officeMoment(at)}`,
  refresh: 'Refresh',
  figures: 'Sales',
  today: 'Today',
  revenue: '30 days, revenue',
  orders: '30 days, orders',
  average: '30 days, average order',
  refunded: '30 days, refunded',
  orderCount: (count: number) => (count === 1 ? '1 order' : `${count} orders`),
  none: '–',
  before: (figure: string) => `before: ${figure}`,
  change: (percent: number) =>
    percent === 0 ? '±0 %' : `${percent > 0 ? '+' : '−'}${Math.abs(percent)} %`,
  figuresNote:
    'Paid orders with tax and delivery; cancelled ones are left out. Today is the last of the 30 days, “before” are the 30 days before those.',
  waiting: 'Waiting for you',
  nothingWaits: 'Nothing waits for anybody. Enjoy it.',
  kind: (waiting: Waiting, now: string) => {
    const { one, many, note, href, tone } = KINDS[waiting.kind]
    return { title: waiting.count === 1 ? one : many, note: note(waiting, now), href, tone }
  },
  chart: 'Revenue per day',
  chartLead: (revenue: Cents, from: string, to: string) =>
    `${money(revenue)} from ${dateLong(from)} to ${dateLong(to)}.`,
  chartEmpty: 'No order was paid in these 30 days. The first one shows up here.',
  showTable: 'Show as a table',
  showChart: 'Show as a chart',
  columns: { day: 'Day', orders: 'Orders', revenue: 'Revenue', refunded: 'Refunded' },
  total: 'All 30 days',
  dayTitle: (day: string, orders: number, revenue: Cents) =>
    `${dateShort(day)}: ${money(revenue)}, ${backoffice.orderCount(orders)}`,
} as const
