import { addCalendarDays, mondayOf, subtractWorkingDays } from './delivery'

/** How far a capacity goes: a week of its own, or that week and all after it. */
export const CAPACITY_REACHES = ['week', 'onward'] as const
export type CapacityReach = (typeof CAPACITY_REACHES)[number]

/** Weeks that are planned, with the present one. */
export const WEEKS_PLANNED = 13
export const MOST_BIKES_A_WEEK = 10_000

export interface CapacityRow {
  /** Its Monday. */
  week: string
  reach: CapacityReach
  bikes: number
}

export interface PromisedBike {
  /** Day of arrival. */
  promised: string
  transit_days: number
  /** Business days that a dealer takes to assemble them. */
  assembly_days: number
}

/** Bikes that are to be built, promised for the same day. */
export interface DueBikes extends PromisedBike {
  count: number
}

export interface PlannedWeek {
  week: string
  /** Bikes that can be built; null while nobody said. */
  capacity: number | null
  /** Whether its capacity is for it alone. */
  is_own: boolean
  /** Bikes that have to leave the factory in it. */
  to_build: number
  /** Those of them that should have left before it. */
  late: number
  /** Bikes that were built in it. */
  built: number
  /** Bikes that it has no room for. */
  over: number
}

/** The Mondays of the weeks that are planned. */
export function plannedWeeks(today: string): string[] {
  const first = mondayOf(today)
  return Array.from({ length: WEEKS_PLANNED }, (_, index) => addCalendarDays(first, index * 7))
}

/** What a week can build: its own number, else the last one before it that goes on; null where there is none. */
export function capacityIn(week: string, rows: readonly CapacityRow[]): number | null {
  const own = ownRow(week, rows)
  if (own) return own.bikes
  const [last] = rows
    .filter((row) => row.reach === 'onward' && row.week <= week)
    .sort((a, b) => (a.week < b.week ? 1 : -1))
  return last?.bikes ?? null
}

const ownRow = (week: string, rows: readonly CapacityRow[]) =>
  rows.find((row) => row.reach === 'week' && row.week === week)

interface Factory {
  today: string
  closedDays: readonly string[]
  rows: readonly CapacityRow[]
  due: readonly DueBikes[]
  /** Bikes that were built since Monday. */
  built: number
}

/**
 * The bikes that each week has to build beside what it can. What should have left before falls into the present week.
 * @returns the weeks from the present one on, and how many bikes are due after them
 */
export function planWeeks(factory: Factory): { weeks: PlannedWeek[]; later: number } {
  const { today, closedDays, rows, due } = factory
  const mondays = plannedWeeks(today)
  const present = mondayOf(today)
  const load = new Map<string, number>()
  for (const bikes of due) {
    const week = mondayOf(leavesOn(bikes, closedDays))
    load.set(week, (load.get(week) ?? 0) + bikes.count)
  }
  const sum = (holds: (week: string) => boolean) =>
    [...load].reduce((total, [week, count]) => total + (holds(week) ? count : 0), 0)
  const weeks = mondays.map((week) => {
    const isPresent = week === present
    const late = isPresent ? sum((one) => one < present) : 0
    const to_build = late + (load.get(week) ?? 0)
    const built = isPresent ? factory.built : 0
    const capacity = capacityIn(week, rows)
    const over = capacity === null ? 0 : Math.max(0, to_build + built - capacity)
    const is_own = ownRow(week, rows) !== undefined
    return { week, capacity, is_own, to_build, late, built, over }
  })
  return { weeks, later: sum((week) => week > (mondays.at(-1) ?? present)) }
}

type Load = Pick<PlannedWeek, 'capacity' | 'to_build' | 'built'>

/** Bikes that a week has room for; null while nobody said what it can build. */
export const roomIn = ({ capacity, to_build, built }: Load): number | null =>
  capacity === null ? null : Math.max(0, capacity - to_build - built)

/** The Mondays of weeks that have no room for another bike. */
export const fullWeeks = (weeks: readonly PlannedWeek[]): string[] =>
  weeks.filter((week) => roomIn(week) === 0).map(({ week }) => week)

/** The first week after one that has room for all that it has too much; null where none of the planned ones has. */
export function weekWithRoom(from: PlannedWeek, weeks: readonly PlannedWeek[]): string | null {
  const found = weeks.find((one) => {
    const room = roomIn(one)
    return one.week > from.week && (room === null || room >= from.over)
  })
  return found?.week ?? null
}

interface BookedOrder {
  id: number
  /** Its bikes that aren’t built yet. */
  bikes: number
}

/**
 * The orders whose bikes a week has no room for: those that were placed last.
 * @param room bikes that the week can still build
 * @param orders that have to leave in it
 */
export function ordersOver<Order extends BookedOrder>(
  orders: readonly Order[],
  room: number,
): Order[] {
  let left = room
  return [...orders]
    .sort((a, b) => a.id - b.id)
    .filter(({ bikes }) => {
      if (bikes > left) return true
      left -= bikes
      return false
    })
}

/** The last working day on which a bike can leave the factory and arrive as promised. */
export function leavesOn(bikes: PromisedBike, closedDays: readonly string[]): string {
  const dayAfter = addCalendarDays(bikes.promised, 1 - bikes.transit_days)
  return subtractWorkingDays(dayAfter, bikes.assembly_days + 1, closedDays)
}

/** How far ahead days off are planned, in days. */
const DAYS_OFF_AHEAD = 3 * 366
/** A break of the factory in days, weekends too. */
const LONGEST_BREAK = 62

/**
 * The weekdays of a break; null where it begins in the past, ends before it begins, or is too long or too far ahead.
 * @example breakDays('2026-12-25', '2026-12-28', '2026-12-01') // ['2026-12-25', '2026-12-28']
 */
export function breakDays(from: string, until: string, today: string): string[] | null {
  const isSound =
    from >= today &&
    until >= from &&
    until <= addCalendarDays(from, LONGEST_BREAK - 1) &&
    until <= addCalendarDays(today, DAYS_OFF_AHEAD)
  if (!isSound) return null
  const all = Array.from({ length: LONGEST_BREAK }, (_, index) => addCalendarDays(from, index))
  return all.filter((day) => day <= until && !isWeekend(day))
}

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
