import type { WireOwnedBike } from '@/contract/account/garage/garage'
import type { OrderSummary } from '@/contract/shop/orders/orders'
import type { SupportState } from '@/domain/community/support/support-hours'
import { MESSAGE_LIMIT, type TicketTopic } from '@/domain/community/support/ticket'
import { dateLong } from '@/utils/format'
import { zoneName } from '@/domain/kit/zone-time'
import { shopZone } from '@/utils/shop-region'

const zone = () => zoneName(new Date(), shopZone())

type BikeFacts = Pick<WireOwnedBike, 'title' | 'size' | 'color' | 'frame_number'>

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const dayName = (weekday: number) => DAYS[weekday - 1] ?? ''

/** @example clock(540) // '9 A.M'; clock(570) // '9:30 A.M' */
function clock(minutes: number): string {
  const [hour, rest] = [Math.floor(minutes / 60) % 24, minutes % 60]
  const shown = `${hour % 12 || 12}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
  return `${shown} ${hour < 12 ? 'A.M' : 'P.M'}`
}

function opening({
  weekday,
  daysAhead,
  opens,
}: {
  weekday: number
  daysAhead: number
  opens: number
}) {
  if (daysAhead === 0) return `today at ${clock(opens)}`
  if (daysAhead === 1) return `tomorrow at ${clock(opens)}`
  const day = `on ${dayName(weekday)}`
  return daysAhead < 7
    ? `${day} at ${clock(opens)}`
    : `${day} in ${daysAhead} days at ${clock(opens)}`
}

const TOPICS: Record<TicketTopic, string> = {
  order: 'An order or a delivery',
  bike: 'My bike',
  spares: 'Spare parts',
  warranty: 'Warranty and repair',
  dealer: 'Dealers and test rides',
  privacy: 'My personal data',
  other: 'Something else',
}

export const contact = {
  title: 'Contact',
  description: 'Contact the people who build your bike: message form, email, address and hours.',
  heading: 'Talk to the people who build your bike',
  lead: 'We answer every message ourselves, in the order we receive them.',
  name: 'Name',
  email: 'Email',
  orderNumber: 'Order number (optional)',
  orderNumberHint: 'For example, NK-100001.',
  order: 'Order (optional)',
  loadingOrders: 'Loading your orders…',
  noOrder: 'No order',
  otherOrder: 'Another order…',
  orderTitle: ({ number, lines: [first, ...more] }: Pick<OrderSummary, 'number' | 'lines'>) => {
    if (!first) return number
    return `${number}: ${first.title}${more.length > 0 ? ` and ${more.length} more` : ''}`
  },
  ordersFailed: 'We couldn’t load your orders. You can enter the number.',
  ordersRetry: 'Load my orders again',
  bike: 'Bike (optional)',
  noBike: 'No bike',
  bikeTitle: ({ title, size, color, frame_number }: BikeFacts) =>
    [title, size, color, frame_number].filter(Boolean).join(', '),
  topic: 'What is it about?',
  topicTitle: (topic: TicketTopic) => TOPICS[topic],
  message: 'Message',
  messageHint: (left: number) => `${left} characters left.`,
  messageLimit: MESSAGE_LIMIT,
  searches: (queries: readonly string[]) =>
    `We’ll also send what you searched for in our help center without a result, so that we can write it: ${queries.map((query) => `“${query}”`).join(', ')}.`,
  leaveOut: 'Leave it out',
  trap: 'Leave this field empty',
  send: 'Send message',
  nameMissing: 'Enter your name.',
  emailMissing: 'Enter an email address, such as name@example.com.',
  messageMissing: 'Please tell us a little more (at least 10 characters).',
  messageLong: `Please shorten it to ${MESSAGE_LIMIT} characters or fewer.`,
  inputRetained: 'We’ve kept what you typed.',
  doneTitle: 'We got your message',
  done: (number: string, email: string) =>
    `Your ticket number is ${number}. You’ll get a copy at ${email}, and we’ll reply there.`,
  toTickets: 'See my tickets',
  another: 'Write another message',
  reach: 'How to reach us',
  address: 'Address',
  contactPoint: 'Contact point in the EU',
  contactPointText: (email: string) =>
    `Forum members and authorities can write to ${email} in English (Regulation (EU) 2022/2065, Digital Services Act, art. 11 and 12).`,
  hours: 'Support hours',
  zone: () => `${zone()} time`,
  closedDays: 'Closed',
  closedDay: ({ date, reason }: { date: string; reason: string }) => `${dateLong(date)}: ${reason}`,
  openNow: 'Open now',
  closedNow: 'Closed now',
  until: (minutes: number) => `until ${clock(minutes)} ${zone()}`,
  opens: (next: Extract<SupportState, { isOpen: false }>['next']) =>
    next ? `opens ${opening(next)} ${zone()}` : '',
  day: dayName,
  span: ({ opens, closes }: { opens: number; closes: number }) =>
    `${clock(opens)} to ${clock(closes)}`,
} as const
