import type { Bike, Build } from '@/domain/shop/bikes/bike'
import {
  availableColors,
  buildPrice,
  colorChosen,
  findGroup,
  partChosen,
} from '@/domain/shop/bikes/build'
import { differencesBetween } from '@/domain/shop/bikes/build-difference'
import type { Country } from '@/domain/shop/countries/country'
import { fixesFor, fixTitle } from '@/domain/shop/bikes/fixes'
import type { LeadShare } from '@/domain/shop/bikes/lead-time'
import { leadDays, leadShares } from '@/domain/shop/bikes/lead-time'
import type { Cents } from '@/domain/kit/money'
import { subtractCents, ZERO } from '@/domain/kit/money'
import { validateBuild } from '@/domain/shop/bikes/rules'

/** The factory's calendar; days are 'YYYY-MM-DD', and weekends are always closed. */
export interface FactoryCalendar {
  today: string
  closed_days: string[]
  /** Mondays of weeks without free capacity. Missing in snapshots that browsers stored before the field existed. */
  full_weeks?: string[]
}

/** Returns the calendar as of a day, without past entries. */
export function factoryCalendar(
  { closed_days, full_weeks = [] }: Omit<FactoryCalendar, 'today'>,
  today: string,
): Required<FactoryCalendar> {
  const present = mondayOf(today)
  return {
    today,
    closed_days: closed_days.filter((day) => day >= today),
    full_weeks: full_weeks.filter((week) => week >= present),
  }
}

export interface QuickerChoice {
  title: string
  /** Day of arrival. */
  date: string
  /** Calendar days saved. */
  days_saved: number
  priceDelta: Cents
  build: Build
}

export interface DeliveryEstimate {
  /** Day on which the bike leaves the factory. */
  ready_date: string
  date: string
  /** Working days at the factory, then calendar days in transit. */
  working_days: number
  transit_days: number
  /** Cause of the date: the slowest chosen option, else the bike itself. */
  cause: { kind: LeadShare['kind']; title: string; days: number }
  /** Lead times that add up to the working days. */
  parts: { kind: LeadShare['kind']; title: string; days: number }[]
  quicker: QuickerChoice | null
}

const DAY_MS = 86_400_000
/** Weekday of the Unix epoch, to get weekdays without the cost of a `Date` per day. */
const THURSDAY = 4

/**
 * @throws RangeError if the date is not 'YYYY-MM-DD', or days is negative or not an integer
 * @example addWorkingDays('2026-12-04', 1, []) // a Friday: '2026-12-07'
 */
export function addWorkingDays(date: string, days: number, closedDays: readonly string[]): string {
  if (!Number.isSafeInteger(days) || days < 0) throw new RangeError(`Not business days: ${days}`)
  let time = timeOf(date)
  const closed = new Set(closedDays.filter((day) => day > date).map(timeOf))
  for (let left = days; left > 0;) {
    time += DAY_MS
    if (isWorkingDay(time, closed)) left -= 1
  }
  return dayOf(time)
}

/**
 * @throws RangeError if the date is not 'YYYY-MM-DD'
 * @example subtractWorkingDays('2026-12-07', 1, []) // a Monday: '2026-12-04'
 */
export function subtractWorkingDays(
  date: string,
  days: number,
  closedDays: readonly string[],
): string {
  let time = timeOf(date)
  const closed = new Set(closedDays.map(timeOf))
  for (let left = days; left > 0;) {
    time -= DAY_MS
    if (isWorkingDay(time, closed)) left -= 1
  }
  return dayOf(time)
}

/**
 * Counts working days, starting on the day after `from`.
 * @example workingDaysBetween('2026-12-04', '2026-12-07', []) // 1
 */
export function workingDaysBetween(
  from: string,
  until: string,
  closedDays: readonly string[],
): number {
  const closed = new Set(closedDays.map(timeOf))
  let days = 0
  for (let time = timeOf(from) + DAY_MS; time <= timeOf(until); time += DAY_MS) {
    if (isWorkingDay(time, closed)) days += 1
  }
  return days
}

/** Returns the Monday of a day's week. @example mondayOf('2026-12-06') // a Sunday: '2026-11-30' */
export function mondayOf(day: string): string {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return addCalendarDays(day, -weekday)
}

/** Returns the day on which a bike leaves the factory, in the first week with free capacity. */
export function readyDay(
  { today, closed_days, full_weeks = [] }: FactoryCalendar,
  days: number,
): string {
  let ready = addWorkingDays(today, days, closed_days)
  // Usually no weeks are full: skipping `mondayOf` then saves a `Date` per price.
  while (full_weeks.length > 0 && full_weeks.includes(mondayOf(ready))) {
    ready = addWorkingDays(addCalendarDays(mondayOf(ready), 6), 1, closed_days)
  }
  return ready
}

/** @example addCalendarDays('2026-12-31', 1) // '2027-01-01' */
export function addCalendarDays(date: string, days: number): string {
  return dayOf(timeOf(date) + days * DAY_MS)
}

/** Adds the factory days of base, color and slowest part, then the transit days of battery goods. */
export function deliveryEstimate(
  bike: Bike,
  build: Build,
  calendar: FactoryCalendar,
  country: Country,
): DeliveryEstimate {
  const shares = leadShares(bike, build)
  const cause = causeOf(shares)
  const { kind, title, days } = cause
  return {
    ...datesOf(bike, build, { calendar, country }),
    working_days: leadDays(bike, build),
    transit_days: country.transit_days.battery,
    cause: { kind, title, days },
    parts: shares.map((share) => ({ kind: share.kind, title: share.title, days: share.days })),
    quicker: quickerChoice(bike, build, { calendar, country, cause }),
  }
}

/** Like `deliveryEstimate`, but without quicker choices, whose search tries every other part. */
export function arrivalOf(
  bike: Bike,
  build: Build,
  { calendar, country }: DeliveryContext,
): Pick<DeliveryEstimate, 'date' | 'cause'> {
  const { kind, title, days } = causeOf(leadShares(bike, build))
  const { date } = datesOf(bike, build, { calendar, country })
  return { date, cause: { kind, title, days } }
}

interface DeliveryContext {
  calendar: FactoryCalendar
  country: Country
}

function datesOf(bike: Bike, build: Build, { calendar, country }: DeliveryContext) {
  const ready_date = readyDay(calendar, leadDays(bike, build))
  return { ready_date, date: addCalendarDays(ready_date, country.transit_days.battery) }
}

/** Returns the slowest choice, or the bike itself if no choice adds days. */
function causeOf(shares: readonly LeadShare[]): LeadShare {
  const [bikeShare, ...chosen] = shares
  const slowest = chosen.sort((a, b) => b.days - a.days)[0]
  const cause = slowest ?? bikeShare
  if (!cause) throw new RangeError('A build without any lead time')
  return cause
}

function quickerChoice(
  bike: Bike,
  build: Build,
  { cause, ...context }: DeliveryContext & { cause: LeadShare },
): QuickerChoice | null {
  const present = datesOf(bike, build, context)
  const price = buildPrice(bike, build)
  const choices = alternatives(bike, build, cause, context.country)
    .filter((other) => leadDays(bike, other) < leadDays(bike, build))
    .map((other) => {
      const priceDelta = subtractCents(buildPrice(bike, other), price)
      const { date } = datesOf(bike, other, context)
      const days_saved = (timeOf(present.date) - timeOf(date)) / DAY_MS
      return { title: choiceTitle(bike, build, other), date, days_saved, priceDelta, build: other }
    })
    .sort((a, b) => Math.abs(a.priceDelta) - Math.abs(b.priceDelta) || b.days_saved - a.days_saved)
  return choices[0] ?? null
}

/** Returns valid builds that replace the choice that determines the date. */
function alternatives(bike: Bike, build: Build, cause: LeadShare, country: Country): Build[] {
  if (cause.kind === 'bike') return []
  if (cause.kind === 'color') {
    return availableColors(bike, build.size_id)
      .map(({ id }) => colorChosen(bike, build, id))
      .filter((other) => validateBuild(bike, other, country).length === 0)
  }
  const group = findGroup(bike, cause.id)
  if (!group) return []
  const partIds =
    group.selection === 'many'
      ? [cause.id]
      : group.parts.map(({ id }) => id).filter((id) => id !== cause.id)
  return partIds.flatMap((id) => validWith(bike, build, id, country))
}

function validWith(bike: Bike, build: Build, partId: number, country: Country): Build[] {
  const other = partChosen(bike, build, partId)
  if (validateBuild(bike, other, country).length === 0) return [other]
  return fixesFor(bike, build, partId, country)
    .slice(0, 1)
    .map((fix) => fix.build)
}

/** Names another choice without its price, which is shown next to the title. */
function choiceTitle(bike: Bike, build: Build, other: Build): string {
  return fixTitle(differencesBetween(bike, build, other), ZERO)
}

function isWorkingDay(time: number, closed: ReadonlySet<number>): boolean {
  const weekday = (time / DAY_MS + THURSDAY) % 7
  return weekday !== 0 && weekday !== 6 && !closed.has(time)
}

function timeOf(date: string): number {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : NaN
  if (Number.isNaN(time)) throw new RangeError(`Not a calendar day: ${date}`)
  return time
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
