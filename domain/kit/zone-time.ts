import { dateLong } from '@/utils/format'

/** Local time in a time zone. Days are 'YYYY-MM-DD', minutes count from midnight. */
export interface ZoneTime {
  day: string
  minutes: number
  /** 1 is Monday, 7 is Sunday. */
  weekday: number
}

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  formats.set(zone, made)
  return made
}

/**
 * Converts a moment to local time.
 * @throws RangeError when the zone is unknown
 * @example zoneTime(new Date('2026-07-01T10:30:00Z'), 'Europe/Berlin') // { day: '2026-07-01', minutes: 750, weekday: 3 }
 */
export function zoneTime(at: Date, zone: string): ZoneTime {
  const parts = formatOf(zone).formatToParts(at)
  const { year, month, day, hour, minute } = Object.fromEntries(
    parts.map(({ type, value }) => [type, value]),
  )
  const date = `${year}-${month}-${day}`
  return { day: date, minutes: Number(hour) * 60 + Number(minute), weekday: weekdayOf(date) }
}

/** @example weekdayOf('2026-11-22') // 7, a Sunday */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}

/** @example dayAfter('2026-12-31', 1) // '2027-01-01' */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Converts local time to a moment. Ambiguous: the first; skipped by DST: moved forward by the gap. */
export function momentOf(day: string, minutes: number, zone: string): Date {
  const wall = Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE_MS
  const candidates = [wall - DAY_MS, wall + DAY_MS].map(
    (near) => wall - offsetAt(new Date(near), zone),
  )
  const fitting = candidates.filter((time) => time + offsetAt(new Date(time), zone) === wall)
  // In a gap, neither candidate fits; the later one, from the offset before the change, is past it.
  return new Date(fitting.length > 0 ? Math.min(...fitting) : Math.max(...candidates))
}

/** Returns the offset of a zone from UTC in ms. */
function offsetAt(at: Date, zone: string): number {
  const { day, minutes } = zoneTime(at, zone)
  const shown = Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE_MS
  return shown - Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS
}

/** @example clockText(570) // '9:30 AM' */
export function clockText(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24
  const half = hour < 12 ? 'AM' : 'PM'
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${half}`
}

/** Names a zone as people say it. @example zoneName(new Date('2026-12-04'), 'America/New_York') // 'Eastern' */
export function zoneName(at: Date, zone: string): string {
  const named = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longGeneric' })
  const part = named.formatToParts(at).find(({ type }) => type === 'timeZoneName')
  const value = part?.value ?? zone
  return /Coordinated|GMT/.test(value) ? 'UTC' : value.replace(/( Standard)? Time$/, '')
}

/** @example timeText('2026-12-04T14:39:00Z', 'America/New_York') // '9:39 AM Eastern' */
export function timeText(iso: string, zone: string): string {
  const at = new Date(iso)
  return `${clockText(zoneTime(at, zone).minutes)} ${zoneName(at, zone)}`
}

/** @example momentText('2026-12-04T14:39:00Z', 'America/New_York') // 'December 4, 2026, 9:39 AM Eastern' */
export function momentText(iso: string, zone: string): string {
  return `${dateLong(zoneTime(new Date(iso), zone).day)}, ${timeText(iso, zone)}`
}
