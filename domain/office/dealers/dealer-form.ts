import type { OpeningHours } from '@/domain/community/dealers/dealers'
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

function hoursText(hours: readonly OpeningHours[], weekday: number): string {
  return hours
    .filter((one) => one.weekday === weekday)
    .sort((a, b) => a.opens - b.opens)
    .map(({ opens, closes }) => `${clock(opens)}–${closing(closes)}`)
    .join(', ')
}

/** Hours of a week as text, a line per weekday. */
export const weekText = (hours: readonly OpeningHours[]) =>
  WEEKDAYS.map((_, index) => hoursText(hours, index + 1)).join('\n')

/** Parses a line per weekday; null if one is invalid. @param most maximum number of intervals a day */
export function weekHours(text: string, most = Infinity): OpeningHours[] | null {
  const days = text.split('\n').map(intervalsOf)
  const isValid = days.every((day) => day !== null && day.length <= most)
  const hours = days.map((day, index) => day?.map((one) => ({ weekday: index + 1, ...one })) ?? [])
  return isValid ? hours.flat() : null
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

export const rideBikesText = (bikes: readonly { bike_id: number; size_id: number }[]) =>
  bikes.map(({ bike_id, size_id }) => `${bike_id}-${size_id}`).join(',')
