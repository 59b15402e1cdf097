import type { ClosedDay } from './types'

const SUMMER = 'Summer break'
const YEAR_END = 'Year-end break'

/** Federal holidays on the day they are observed, and the factory's own breaks. Weekends are not listed. */
export const seedClosedDays: ClosedDay[] = [
  { date: '2026-01-01', reason: 'New Year’s Day' },
  { date: '2026-01-19', reason: 'Martin Luther King Jr. Day' },
  { date: '2026-02-16', reason: 'Presidents’ Day' },
  { date: '2026-05-25', reason: 'Memorial Day' },
  { date: '2026-06-19', reason: 'Juneteenth' },
  { date: '2026-07-03', reason: 'Independence Day' },
  ...weekdays('2026-07-27', 12, SUMMER),
  { date: '2026-09-07', reason: 'Labor Day' },
  { date: '2026-10-12', reason: 'Columbus Day' },
  { date: '2026-11-11', reason: 'Veterans Day' },
  { date: '2026-11-26', reason: 'Thanksgiving Day' },
  { date: '2026-12-24', reason: YEAR_END },
  { date: '2026-12-25', reason: 'Christmas Day' },
  ...weekdays('2026-12-28', 4, YEAR_END),
  { date: '2027-01-01', reason: 'New Year’s Day' },
  { date: '2027-01-18', reason: 'Martin Luther King Jr. Day' },
  { date: '2027-02-15', reason: 'Presidents’ Day' },
  { date: '2027-05-31', reason: 'Memorial Day' },
  { date: '2027-06-18', reason: 'Juneteenth' },
  { date: '2027-07-05', reason: 'Independence Day' },
  ...weekdays('2027-07-26', 12, SUMMER),
  { date: '2027-09-06', reason: 'Labor Day' },
  { date: '2027-10-11', reason: 'Columbus Day' },
  { date: '2027-11-11', reason: 'Veterans Day' },
  { date: '2027-11-25', reason: 'Thanksgiving Day' },
  { date: '2027-12-24', reason: 'Christmas Day' },
  ...weekdays('2027-12-27', 4, YEAR_END),
  { date: '2027-12-31', reason: 'New Year’s Day' },
  { date: '2028-01-17', reason: 'Martin Luther King Jr. Day' },
  { date: '2028-02-21', reason: 'Presidents’ Day' },
  { date: '2028-05-29', reason: 'Memorial Day' },
  { date: '2028-06-19', reason: 'Juneteenth' },
  { date: '2028-07-04', reason: 'Independence Day' },
  ...weekdays('2028-07-24', 12, SUMMER),
  { date: '2028-09-04', reason: 'Labor Day' },
  { date: '2028-10-09', reason: 'Columbus Day' },
  { date: '2028-11-10', reason: 'Veterans Day' },
  { date: '2028-11-23', reason: 'Thanksgiving Day' },
  { date: '2028-12-25', reason: 'Christmas Day' },
  ...weekdays('2028-12-26', 4, YEAR_END),
]

/** The weekdays among `count` days from `first` on. */
function weekdays(first: string, count: number, reason: string): ClosedDay[] {
  const days = Array.from({ length: count }, (_, index) => {
    const day = new Date(`${first}T00:00:00Z`)
    day.setUTCDate(day.getUTCDate() + index)
    return day
  })
  return days
    .filter((day) => day.getUTCDay() !== 0 && day.getUTCDay() !== 6)
    .map((day) => ({ date: day.toISOString().slice(0, 10), reason }))
}
