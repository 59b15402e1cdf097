import {
  MOST_AT_ONCE,
  MOST_FEE_DAYS,
  MOST_NOTICE_HOURS,
  RIDE_MINUTES,
} from '@/domain/community/dealers/dealer'
import {
  DEALER_SERVICES,
  type DealerService,
  type OpeningHours,
} from '@/domain/community/dealers/dealers'
import { isEmail } from '@/domain/kit/mailbox'
import { parseDollars } from '@/domain/kit/money'
import { dayAfter } from '@/domain/kit/zone-time'

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** Form values of a dealer. Hours have a field per weekday: '10 AM–1 PM, 2 PM–6:30 PM'. */
export interface DealershipFormValues extends Record<Weekday, string> {
  title: string
  note: string
  street: string
  postcode: string
  city: string
  region: string
  country: string
  lat: string
  lng: string
  time_zone: string
  phone: string
  email: string
  /** Comma-separated: 'sale,repair'. */
  services: string
  fee: string
  fee_days: string
  /** Bike and size ids: '1-3,1-4'. */
  bikes: string
  ride_minutes: string
  ride_notice_hours: string
  /** Empty if only the number of bikes limits the rides. */
  rides_at_once: string
  /** One line per closed day: '2026-12-24 Christmas Eve'. */
  closed: string
  is_active: boolean
}

export interface ClosedDay {
  date: string
  reason: string
}

const MOST_BREAK_DAYS = 62
const DAY_MINUTES = 1440
const CLOCK = /^(\d{1,2})(?:[:.](\d{2}))?\s*(a|p)?\.?(?:m\.?)?$/

/** Parses a time as minutes since midnight; null if invalid. */
function minutesOf(text: string): number | null {
  const found = CLOCK.exec(text.trim().toLowerCase())
  if (!found) return null
  const [hour, minute, half] = [Number(found[1]), Number(found[2] ?? 0), found[3]]
  if (minute > 59 || hour > (half ? 12 : 24) || (half && hour === 0)) return null
  const minutes = (half ? (hour % 12) + (half === 'p' ? 12 : 0) : hour) * 60 + minute
  return minutes <= DAY_MINUTES ? minutes : null
}

/**
 * Parses the intervals of a day, sorted; null if they are invalid, end before they begin or overlap.
 * @example intervalsOf('10 AM–1 PM, 14:00-18:30') // [{ opens: 600, closes: 780 }, { opens: 840, closes: 1110 }]
 */
export function intervalsOf(text: string): { opens: number; closes: number }[] | null {
  const intervals: { opens: number; closes: number }[] = []
  for (const part of text.split(/[,;]/).filter((one) => one.trim() !== '')) {
    const ends = part.split(/-|–|—|\bto\b/i)
    const [opens, closes] = [minutesOf(ends[0] ?? ''), minutesOf(ends[1] ?? '')]
    if (ends.length !== 2 || opens === null || closes === null || opens >= closes) return null
    intervals.push({ opens, closes })
  }
  intervals.sort((a, b) => a.opens - b.opens)
  const isApart = intervals.every(
    ({ opens }, index) => opens >= (intervals[index - 1]?.closes ?? 0),
  )
  return isApart ? intervals : null
}

const clock = (minutes: number) => {
  const hour = Math.floor(minutes / 60)
  const rest = minutes % 60 === 0 ? '' : `:${String(minutes % 60).padStart(2, '0')}`
  return `${hour % 12 || 12}${rest} ${hour % 24 < 12 ? 'AM' : 'PM'}`
}

/** Midnight at the end of a day is 24:00, because 12 AM is the beginning. */
const closing = (minutes: number) => (minutes === DAY_MINUTES ? '24:00' : clock(minutes))

export function hoursText(hours: readonly OpeningHours[], weekday: number): string {
  return hours
    .filter((one) => one.weekday === weekday)
    .sort((a, b) => a.opens - b.opens)
    .map(({ opens, closes }) => `${clock(opens)}–${closing(closes)}`)
    .join(', ')
}

export function typedHours(typed: Record<Weekday, string>): OpeningHours[] {
  return WEEKDAYS.flatMap((name, index) =>
    (intervalsOf(typed[name]) ?? []).map((interval) => ({ weekday: index + 1, ...interval })),
  )
}

export function closedDaysOf(text: string): ClosedDay[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => ({ date: line.slice(0, 10), reason: line.slice(11) }))
    .sort((a, b) => (a.date < b.date ? -1 : 1))
}

export const closedText = (days: readonly ClosedDay[]) =>
  days.map(({ date, reason }) => `${date} ${reason}`).join('\n')

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)

/** Adds a break; null if it ends before it begins or is too long. @param to empty for a single day */
export function withBreak(
  text: string,
  { from, to, reason }: { from: string; to: string; reason: string },
): string | null {
  const last = to || from
  const isSound = isDay(from) && isDay(last) && from <= last && reason.trim() !== ''
  if (!isSound || dayAfter(from, MOST_BREAK_DAYS) <= last) return null
  const days: ClosedDay[] = []
  for (let date = from; date <= last; date = dayAfter(date, 1)) {
    days.push({ date, reason: reason.trim() })
  }
  const others = closedDaysOf(text).filter(({ date }) => date < from || date > last)
  return closedText(closedDaysOf(closedText([...others, ...days])))
}

export const servicesOf = (list: string): DealerService[] =>
  DEALER_SERVICES.filter((service) => list.split(',').includes(service))

/** @example rideBikesOf('1-3') // [{ bike_id: 1, size_id: 3 }] */
export function rideBikesOf(list: string): { bike_id: number; size_id: number }[] {
  return list
    .split(',')
    .filter((pair) => /^\d+-\d+$/.test(pair))
    .map((pair) => {
      const [bike_id = 0, size_id = 0] = pair.split('-').map(Number)
      return { bike_id, size_id }
    })
}

export function degreesOf(text: string, most: number): number | null {
  const clean = text.trim().replace(',', '.')
  const value = /^-?\d{1,3}(\.\d{1,12})?$/.test(clean) ? Number(clean) : null
  return value !== null && Math.abs(value) <= most ? value : null
}

export function wholeOf(text: string, least: number, most: number): number | null {
  const clean = text.trim()
  const value = /^\d{1,4}$/.test(clean) ? Number(clean) : null
  return value !== null && value >= least && value <= most ? value : null
}

export function dealershipFaults(typed: DealershipFormValues) {
  const isEmpty = (name: 'title' | 'note' | 'street' | 'city' | 'phone') =>
    typed[name].trim() === ''
  const isAssembling = servicesOf(typed.services).includes('assembly')
  const { min, max } = RIDE_MINUTES
  const wrongDays = WEEKDAYS.filter((name) => intervalsOf(typed[name]) === null)
  return {
    ...(isEmpty('title') && { title: 'titleFault' as const }),
    ...(isEmpty('note') && { note: 'noteFault' as const }),
    ...(isEmpty('street') && { street: 'streetFault' as const }),
    ...(isEmpty('city') && { city: 'cityFault' as const }),
    ...(typed.country === '' && { country: 'countryFault' as const }),
    ...(degreesOf(typed.lat, 90) === null && { lat: 'latFault' as const }),
    ...(degreesOf(typed.lng, 180) === null && { lng: 'lngFault' as const }),
    ...(typed.time_zone === '' && { time_zone: 'zoneFault' as const }),
    ...(isEmpty('phone') && { phone: 'phoneFault' as const }),
    ...(!isEmail(typed.email) && { email: 'emailFault' as const }),
    ...(isAssembling && parseDollars(typed.fee) === null && { fee: 'feeFault' as const }),
    ...(isAssembling &&
      wholeOf(typed.fee_days, 0, MOST_FEE_DAYS) === null && { fee_days: 'feeDaysFault' as const }),
    ...(wholeOf(typed.ride_minutes, min, max) === null && {
      ride_minutes: 'minutesFault' as const,
    }),
    ...(wholeOf(typed.ride_notice_hours, 0, MOST_NOTICE_HOURS) === null && {
      ride_notice_hours: 'noticeFault' as const,
    }),
    ...(typed.rides_at_once.trim() !== '' &&
      wholeOf(typed.rides_at_once, 1, MOST_AT_ONCE) === null && {
        rides_at_once: 'atOnceFault' as const,
      }),
    ...(Object.fromEntries(wrongDays.map((name) => [name, 'hoursFault'])) as Partial<
      Record<Weekday, 'hoursFault'>
    >),
  }
}
