import { cents } from '@/domain/kit/money'
import {
  daysBefore,
  daysOf,
  rangeFault,
  rangeOf,
  stepsOf,
} from '@/domain/office/reports/report-days'
import { NO_FIGURES, salesReport } from '@/domain/office/reports/reports'

test('weeks begin on Monday, months on their first day, and the ends are cut', () => {
  expect(stepsOf({ from: '2026-11-18', to: '2026-12-01', by: 'week' })).toEqual([
    { from: '2026-11-18', to: '2026-11-22' },
    { from: '2026-11-23', to: '2026-11-29' },
    { from: '2026-11-30', to: '2026-12-01' },
  ])
  expect(stepsOf({ from: '2028-02-10', to: '2028-03-31', by: 'month' })).toEqual([
    { from: '2028-02-10', to: '2028-02-29' },
    { from: '2028-03-01', to: '2028-03-31' },
  ])
})

test('a report has the totals of the same days a year ago', () => {
  const known = new Map([['2025-11-03', { ...NO_FIGURES, orders: 2, revenue: cents(500) }]])
  const { year_ago, before } = salesReport(
    { from: '2026-11-01', to: '2026-11-30', by: 'week' },
    known,
  )
  expect(year_ago).toMatchObject({ orders: 2, revenue: 500 })
  expect(before).toMatchObject({ orders: 0 })
})

test('the time before has as many days and ends the day before', () => {
  expect(daysBefore({ from: '2026-03-01', to: '2026-03-30' })).toEqual({
    from: '2026-01-30',
    to: '2026-02-28',
  })
})

test.each([
  ['2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31'],
  ['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['2026-01-01', '2026-03-31', '2025-10-01', '2025-12-31'],
])(
  'whole months from %s to %s stand beside as many months from %s to %s',
  (from, to, ...before) => {
    expect(Object.values(daysBefore({ from, to }))).toEqual(before)
  },
)

test.each(['day', 'week', 'month'] as const)(
  'what was sold in the months before is in exactly one step by %s',
  (by) => {
    const sold = { ...NO_FIGURES, orders: 1, revenue: cents(100) }
    const months = [
      { from: '2026-11-01', to: '2026-11-30' },
      { from: '2026-03-01', to: '2026-03-31' },
      { from: '2026-10-01', to: '2026-12-31' },
    ]
    for (const range of months) {
      const { previous, before, steps } = salesReport(
        { ...range, by },
        new Map(daysOf(daysBefore(range)).map((day) => [day, sold])),
      )
      expect(before.orders).toBe(daysOf(previous).length)
      expect(steps.reduce((sum, step) => sum + step.before.orders, 0)).toBe(before.orders)
    }
  },
)

test('a range is 30 days by day where none is named, and long ones are put together', () => {
  expect(rangeOf({}, '2026-11-30')).toEqual({ from: '2026-11-01', to: '2026-11-30', by: 'day' })
  expect(rangeOf({ from: '2026-01-01', to: '2026-11-30' }, '2026-11-30').by).toBe('week')
  expect(rangeOf({ from: '2024-01-01', to: '2026-11-30' }, '2026-11-30').by).toBe('month')
})

test('a range of impossible days is named as such', () => {
  expect(rangeFault({ from: '2026-11-01' })).toBe('half')
  expect(rangeFault({ from: '2026-11-02', to: '2026-11-01' })).toBe('backward')
  expect(rangeFault({ from: '2023-11-30', to: '2026-11-30' })).toBe('long')
  expect(rangeFault({ from: '2025-11-01', to: '2026-11-30', by: 'day' })).toBe('fine')
  expect(rangeFault({ from: '2026-11-01', to: '2026-11-01' })).toBeNull()
})

test('steps add up to the whole, and a step stands beside as many days earlier', () => {
  const sold = (orders: number) => ({ ...NO_FIGURES, orders, revenue: cents(orders * 100) })
  const known = new Map([
    ['2026-10-01', sold(4)],
    ['2026-11-01', sold(1)],
    ['2026-11-30', sold(2)],
  ])
  const { total, before, steps } = salesReport(
    { from: '2026-11-01', to: '2026-11-30', by: 'week' },
    known,
  )
  expect(total).toMatchObject({ orders: 3, revenue: 300, average: 100 })
  expect(before).toMatchObject({ orders: 4 })
  expect(steps.map(({ orders }) => orders)).toEqual([1, 0, 0, 0, 0, 2])
  expect(steps[0]?.before.orders).toBe(4)
})
