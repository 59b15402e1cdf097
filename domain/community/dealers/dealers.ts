import type { Point } from '@/domain/kit/distance'
import { distanceKm } from '@/domain/kit/distance'
import type { Cents } from '@/domain/kit/money'
import { dayAfter, momentOf, weekdayOf, zoneTime } from '@/domain/kit/zone-time'
import { unicodeForm } from '@/domain/kit/plain-text'

/** Supported rider heights for test rides in whole cm, bounds inclusive. */
export const RIDE_HEIGHT = { min: 100, max: 230 } as const

export const DEALER_SERVICES = ['sale', 'test_ride', 'assembly', 'repair'] as const
export type DealerService = (typeof DEALER_SERVICES)[number]

/** Key of the setting that limits how far a dealer who assembles bikes is offered. */
export const ASSEMBLY_SETTING = 'assembly'
/** 60 miles. */
const ASSEMBLY_KM = 96.6
export const ASSEMBLY_KM_RANGE = { min: 1, max: 2_000 } as const

/** Returns the distance in km up to which dealers who assemble bikes are offered. */
export function assemblyKm(stored: unknown): number {
  const max = (stored as { max_km?: unknown } | null | undefined)?.max_km
  return typeof max === 'number' ? max : ASSEMBLY_KM
}

/** An interval of a weekday in minutes since midnight; 1 is Monday. */
export interface OpeningHours {
  weekday: number
  opens: number
  closes: number
}

/** Opening hours in the dealer's time zone. */
export interface DealerCalendar {
  time_zone: string
  hours: readonly OpeningHours[]
  closed_days: readonly { date: string }[]
}

export interface RideBike {
  id: number
  bike_id: number
  bike_slug: string
  bike_title: string
  size_id: number
  size_title: string
  /** False if the bike was removed; existing bookings of it may remain. */
  is_active: boolean
}

export interface Dealer extends Point, RideRules {
  id: number
  title: string
  note: string
  street: string
  postcode: string
  city: string
  region: string
  country_id: number
  country_code: string
  country_title: string
  /** Address in the postal format of the dealer's country. */
  address_lines: string[]
  time_zone: string
  phone: string
  email: string
  is_active: boolean
  /** Maximum number of simultaneous riders; null if only the number of bikes limits them. */
  rides_at_once: number | null
  services: DealerService[]
  hours: OpeningHours[]
  closed_days: { date: string; reason: string }[]
  /** Assembly fee per bike without tax, and its working days; null if the dealer doesn't assemble. */
  assembly: { fee: Cents; days: number } | null
  bikes: RideBike[]
}

export interface RideRules {
  ride_minutes: number
  ride_notice_hours: number
}

export interface BookedRide {
  bike: number
}

/** Whether the rides booked in a slot leave no room for a bike; if `atOnce` is null, only bikes limit them. */
export function isFull(
  booked: readonly BookedRide[],
  { bike, atOnce }: { bike: number; atOnce: number | null },
): boolean {
  return booked.some((one) => one.bike === bike) || (atOnce !== null && booked.length >= atOnce)
}

export interface Slot {
  /** ISO timestamp in UTC. */
  starts_at: string
  ends_at: string
  /** Day and minutes since midnight in the dealer's local time. */
  day: string
  minutes: number
}

const MINUTE_MS = 60_000
/** Number of days ahead that rides can be booked. */
export const BOOKING_DAYS = 28

function hoursOf({ hours, closed_days }: Omit<DealerCalendar, 'time_zone'>, day: string) {
  if (closed_days.some(({ date }) => date === day)) return []
  const weekday = weekdayOf(day)
  return hours.filter((one) => one.weekday === weekday).sort((a, b) => a.opens - b.opens)
}

export type OpenState =
  | { is_open: true; until: number }
  /** Next opening, `days` after the dealer's current day; null if there is none within two weeks. */
  | { is_open: false; next: { day: string; days: number; opens: number } | null }

const LOOK_AHEAD_DAYS = 14

export function openState(calendar: DealerCalendar, at: Date): OpenState {
  const { day, minutes } = zoneTime(at, calendar.time_zone)
  const present = hoursOf(calendar, day).find(
    ({ opens, closes }) => opens <= minutes && minutes < closes,
  )
  if (present) return { is_open: true, until: present.closes }
  for (let days = 0; days <= LOOK_AHEAD_DAYS; days += 1) {
    const other = dayAfter(day, days)
    const next = hoursOf(calendar, other).find(({ opens }) => days > 0 || opens > minutes)
    if (next) return { is_open: false, next: { day: other, days, opens: next.opens } }
  }
  return { is_open: false, next: null }
}

/** Returns the slots of a day by elapsed time, so a clock change adds or removes an hour's slots. */
export function slotsOfDay(calendar: DealerCalendar & RideRules, day: string): Slot[] {
  const zone = calendar.time_zone
  const length = calendar.ride_minutes * MINUTE_MS
  return hoursOf(calendar, day).flatMap(({ opens, closes }) => {
    const end = momentOf(day, closes, zone).getTime()
    const slots: Slot[] = []
    for (let at = momentOf(day, opens, zone).getTime(); at + length <= end; at += length) {
      slots.push({
        starts_at: new Date(at).toISOString(),
        ends_at: new Date(at + length).toISOString(),
        day,
        minutes: zoneTime(new Date(at), zone).minutes,
      })
    }
    return slots
  })
}

/** Checks whether a booked slot is still offered; hours, bikes and dealers can change afterward. */
export function isStillOffered(
  dealer: DealerCalendar & RideRules & Pick<Dealer, 'is_active' | 'bikes'>,
  { bike, starts_at }: { bike: number; starts_at: Date },
): boolean {
  if (!dealer.is_active) return false
  if (!dealer.bikes.some(({ id, is_active }) => id === bike && is_active)) return false
  const { day } = zoneTime(starts_at, dealer.time_zone)
  const at = starts_at.toISOString()
  return slotsOfDay(dealer, day).some((slot) => slot.starts_at === at)
}

/** Returns the slots in `days` days that are open for booking at `now`, including taken ones. */
export function bookableSlots(
  calendar: DealerCalendar & RideRules,
  { from, days, now }: { from: string; days: number; now: Date },
): Slot[] {
  const earliest = now.getTime() + calendar.ride_notice_hours * 60 * MINUTE_MS
  const today = zoneTime(now, calendar.time_zone).day
  const last = dayAfter(today, BOOKING_DAYS)
  return Array.from({ length: days }, (_, index) => dayAfter(from, index))
    .filter((day) => day >= today && day <= last)
    .flatMap((day) => slotsOfDay(calendar, day))
    .filter(({ starts_at }) => Date.parse(starts_at) >= earliest)
}

/** Sorts dealers by distance; without a location, keeps their order. */
export function byDistance<Dealer extends Point>(
  dealers: readonly Dealer[],
  from: Point | null,
): (Dealer & { distance_km: number | null })[] {
  const measured = dealers.map((dealer) => ({
    ...dealer,
    distance_km: from && Math.round(distanceKm(from, dealer) * 10) / 10,
  }))
  if (!from) return measured
  return measured.sort((a, b) => (a.distance_km ?? 0) - (b.distance_km ?? 0))
}

/** Normalizes town names for comparison: lowercase and without accents. */
export function searchText(text: string): string {
  return unicodeForm(text, 'NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/[øØ]/g, 'o')
    .replaceAll(/[łŁ]/g, 'l')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}
