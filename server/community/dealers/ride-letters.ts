import { clockText, zoneTime } from '@/domain/kit/zone-time'
import { dateInLetter } from '@/utils/format'
import type { Letter, LetterRow } from '@/server/kernel/mail/letter'

/** Content of an email about a ride; `at` is in the dealer's time zone. */
export interface RideFactsForLetter {
  /** Reason of a cancellation by the shop; empty or absent if the rider cancels. */
  reason?: string
  ride: { starts_at: Date; name: string; email: string; phone: string; height_cm: number | null }
  bike: { bike_title: string; size_title: string }
  dealer: {
    title: string
    address_lines: string[]
    time_zone: string
    phone: string
    email: string
  }
}

export type RideEvent = 'booked' | 'moved' | 'cancelled' | 'reminder'

interface RideLetter {
  facts: RideFactsForLetter
  url: string
  calendarUrl: string
}

const TITLES: Record<RideEvent, string> = {
  booked: 'Your test ride is booked',
  moved: 'Your test ride is rescheduled',
  cancelled: 'Your test ride is canceled',
  reminder: 'Your test ride is tomorrow',
}

const DEALER_TITLES: Record<RideEvent, string> = {
  booked: 'A test ride was booked',
  moved: 'A test ride was rescheduled',
  cancelled: 'A test ride was canceled',
  reminder: 'A test ride is tomorrow',
}

export function rideLetter(event: RideEvent, { facts, url, calendarUrl }: RideLetter): Letter {
  const { ride, dealer } = facts
  const isOver = event === 'cancelled'
  return {
    subject: TITLES[event],
    title: TITLES[event],
    preview: `${whenText(facts)}, ${dealer.title}`,
    paragraphs: [
      `Hi ${ride.name},`,
      isOver
        ? cancelledText(facts)
        : `We’ll see you on ${whenText(facts)} at ${dealer.title}. Please bring a photo ID and wear flat-soled shoes. We provide a helmet.`,
    ],
    tables: [
      {
        title: 'Your test ride',
        rows: [
          ...rideRows(facts),
          ...(isOver ? [] : ([['Add to calendar', calendarUrl]] as LetterRow[])),
        ],
      },
      { title: dealer.title, rows: dealerRows(facts) },
    ],
    action: { label: isOver ? 'See the test ride' : 'View, reschedule or cancel', url },
    closing: 'Keep this email. Anyone with its link can reschedule or cancel the test ride.',
  }
}

function cancelledText({ reason, ...facts }: RideFactsForLetter): string {
  const what = `your test ride on ${whenText(facts)} at ${facts.dealer.title}`
  if (reason) return `We’re sorry, we had to cancel ${what}: ${reason}`
  return `Y${what.slice(1)} is canceled. The time is open to others again.`
}

export function dealerLetter(event: RideEvent, facts: RideFactsForLetter, shopUrl: string): Letter {
  const { ride, dealer } = facts
  return {
    subject: `${DEALER_TITLES[event]}: ${whenText(facts)}`,
    title: DEALER_TITLES[event],
    preview: whenText(facts),
    paragraphs: [
      event === 'cancelled'
        ? facts.reason || 'The time is available again.'
        : 'Please charge the bike and set the saddle for the rider’s height.',
    ],
    tables: [
      { title: 'Test ride', rows: rideRows(facts) },
      {
        title: 'Rider',
        rows: [
          ['Name', ride.name],
          ['Email', ride.email],
          ...(ride.phone ? ([['Phone', ride.phone]] as LetterRow[]) : []),
          ...(ride.height_cm ? ([['Height', `${ride.height_cm} cm`]] as LetterRow[]) : []),
        ],
      },
    ],
    action: { label: 'Open your dealer page', url: shopUrl },
    closing: `To ${dealer.title}. Please use these details for this ride only.`,
  }
}

function rideRows(facts: RideFactsForLetter): LetterRow[] {
  const { bike_title, size_title } = facts.bike
  return [
    ['Bike', `${bike_title}, size ${size_title}`],
    ['When', whenText(facts)],
  ]
}

function dealerRows({ dealer }: RideFactsForLetter): LetterRow[] {
  return [
    ['Address', dealer.address_lines.join(', ')],
    ['Phone', dealer.phone],
    ['Email', dealer.email],
  ]
}

function whenText({ ride, dealer }: RideFactsForLetter): string {
  const { day, minutes } = zoneTime(ride.starts_at, dealer.time_zone)
  return `${dateInLetter(day)} at ${clockText(minutes)}`
}
