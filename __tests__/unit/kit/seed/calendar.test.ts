import { seedClosedDays } from '@/server/seed/data/calendar'

const reasonOf = new Map(seedClosedDays.map(({ date, reason }) => [date, reason]))

/** Returns the nth weekday (0 = Sunday) of a month; n = -1 is the last one. */
function nthWeekday(year: number, month: number, weekday: number, n: number): string {
  const days = Array.from(
    { length: 31 },
    (_, index) => new Date(Date.UTC(year, month - 1, index + 1)),
  )
  const matching = days.filter(
    (day) => day.getUTCMonth() === month - 1 && day.getUTCDay() === weekday,
  )
  const day = matching.at(n < 0 ? n : n - 1)
  return day?.toISOString().slice(0, 10) ?? 'none'
}

/** Returns the day a fixed holiday is observed: Saturday moves to Friday, Sunday to Monday. */
function observed(year: number, month: number, date: number): string {
  const day = new Date(Date.UTC(year, month - 1, date))
  const shift = { 6: -1, 0: 1 }[day.getUTCDay() as 0 | 6] ?? 0
  day.setUTCDate(day.getUTCDate() + shift)
  return day.toISOString().slice(0, 10)
}

describe('the factory calendar', () => {
  test.each([2026, 2027, 2028])('is closed on every federal holiday of %i', (year) => {
    const holidays = [
      observed(year, 1, 1),
      nthWeekday(year, 1, 1, 3),
      nthWeekday(year, 2, 1, 3),
      nthWeekday(year, 5, 1, -1),
      observed(year, 6, 19),
      observed(year, 7, 4),
      nthWeekday(year, 9, 1, 1),
      nthWeekday(year, 10, 1, 2),
      observed(year, 11, 11),
      nthWeekday(year, 11, 4, 4),
      observed(year, 12, 25),
    ]
    expect(holidays.filter((date) => !reasonOf.has(date))).toEqual([])
  })

  test.each([2026, 2027, 2028])(
    'has two weeks of summer break and a year-end break in %i',
    (year) => {
      const days = seedClosedDays.filter(({ date }) => date.startsWith(String(year)))
      expect(days.filter(({ reason }) => reason === 'Summer break')).toHaveLength(10)
      expect(days.filter(({ reason }) => reason === 'Year-end break').length).toBeGreaterThan(3)
    },
  )

  test('lists weekdays only, each once and in order', () => {
    const dates = seedClosedDays.map(({ date }) => date)
    expect(dates).toEqual([...new Set(dates)].sort())
    const weekdays = dates.map((date) => new Date(`${date}T00:00:00Z`).getUTCDay())
    expect(weekdays.filter((day) => day === 0 || day === 6)).toEqual([])
  })
})
