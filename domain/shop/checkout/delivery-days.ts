import { addCalendarDays, type FactoryCalendar } from './delivery'

export const DAY_KINDS = ['outside', 'factory', 'closed', 'transit', 'arrival'] as const

export type DayKind = (typeof DAY_KINDS)[number]

export interface Day {
  date: string
  kind: DayKind
}

interface Span {
  calendar: FactoryCalendar
  /** Day on which the bike leaves the factory, and arrival day. */
  ready: string
  arrives: string
}

/** Returns whole weeks from Monday; the first working day counted is the one after today. */
export function deliveryWeeks({ calendar, ready, arrives }: Span): Day[][] {
  const weeks: Day[][] = []
  let date = addCalendarDays(calendar.today, -weekdayOf(calendar.today))
  while (date <= arrives) {
    const week: Day[] = []
    for (let weekday = 0; weekday < 7; weekday += 1) {
      week.push({ date, kind: kindOf(date, weekday, { calendar, ready, arrives }) })
      date = addCalendarDays(date, 1)
    }
    weeks.push(week)
  }
  return weeks
}

function kindOf(date: string, weekday: number, { calendar, ready, arrives }: Span): DayKind {
  if (date <= calendar.today || date > arrives) return 'outside'
  if (date === arrives) return 'arrival'
  if (date > ready) return 'transit'
  return weekday > 4 || calendar.closed_days.includes(date) ? 'closed' : 'factory'
}

/** Returns the weekday; 0 is Monday. */
function weekdayOf(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7
}
