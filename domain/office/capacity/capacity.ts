import { addCalendarDays, mondayOf, subtractWorkingDays } from '@/domain/shop/checkout/delivery'

/** Scope of a capacity: a single week, or that week and all after it. */
export const CAPACITY_REACHES = ['week', 'onward'] as const
export type CapacityReach = (typeof CAPACITY_REACHES)[number]

/** Number of planned weeks, including the current one. */
export const WEEKS_PLANNED = 13
export const MOST_BIKES_A_WEEK = 10_000

export interface CapacityRow {
  /** The week's Monday. */
  week: string
  reach: CapacityReach
  bikes: number
}

export interface PromisedBike {
  /** Promised day of arrival. */
  promised: string
  transit_days: number
  /** Business days that a dealer needs for assembly. */
  assembly_days: number
}

/** Unbuilt bikes promised for the same day. */
export interface DueBikes extends PromisedBike {
  count: number
}

export interface PlannedWeek {
  week: string
  /** Capacity in bikes; null if none was set. */
  capacity: number | null
  /** Whether the capacity applies only to this week. */
  is_own: boolean
  /** Bikes that must ship this week. */
  to_build: number
  /** Bikes that should have shipped before this week. */
  late: number
  built: number
  /** Bikes above capacity. */
  over: number
}

/** Returns the Mondays of the planned weeks. */
export function plannedWeeks(today: string): string[] {
  const first = mondayOf(today)
  return Array.from({ length: WEEKS_PLANNED }, (_, index) => addCalendarDays(first, index * 7))
}

/** Returns a week's own capacity, or the last earlier one with scope onward; null without either. */
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
  /** Bikes built since Monday. */
  built: number
}

/** Counts overdue bikes in the current week; `later` counts bikes due after the planned weeks. */
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

export const roomIn = ({ capacity, to_build, built }: Load): number | null =>
  capacity === null ? null : Math.max(0, capacity - to_build - built)

export const fullWeeks = (weeks: readonly PlannedWeek[]): string[] =>
  weeks.filter((week) => roomIn(week) === 0).map(({ week }) => week)

/** Returns the first later week with capacity for the excess of a week; null if no planned week has it. */
export function weekWithRoom(from: PlannedWeek, weeks: readonly PlannedWeek[]): string | null {
  const found = weeks.find((one) => {
    const room = roomIn(one)
    return one.week > from.week && (room === null || room >= from.over)
  })
  return found?.week ?? null
}

interface BookedOrder {
  id: number
  /** Number of unbuilt bikes. */
  bikes: number
}

/** Returns the week's latest orders, whose bikes exceed `room`, the free capacity in bikes. */
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

/** Returns the last working day on which bikes can ship to arrive as promised. */
export function leavesOn(bikes: PromisedBike, closedDays: readonly string[]): string {
  const dayAfter = addCalendarDays(bikes.promised, 1 - bikes.transit_days)
  return subtractWorkingDays(dayAfter, bikes.assembly_days + 1, closedDays)
}

/** Number of days ahead that days off can be planned. */
const DAYS_OFF_AHEAD = 3 * 366
/** Maximum length of a factory break in days, weekends included. */
const LONGEST_BREAK = 62

/**
 * Returns a factory break's weekdays; null if it is past, reversed, too long or too far ahead.
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
