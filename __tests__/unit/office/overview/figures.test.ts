import { changeOf, daysUpTo, figuresOf } from '@/domain/office/overview/overview'
import { cents } from '@/domain/kit/money'
import { officeMoment, shortMoment, span } from '@/messages/office/overview/overview'

const sale = (day: string, orders: number, revenue: number) => ({
  ...{ day, orders, revenue: cents(revenue), refunded: cents(0) },
})

test('days without a sale are there as well, over the end of a month and a year', () => {
  const days = daysUpTo('2027-01-01', 3, [sale('2026-12-31', 1, 500), sale('2026-12-01', 9, 900)])
  expect(days.map(({ day, orders }) => [day, orders])).toEqual([
    ['2026-12-30', 0],
    ['2026-12-31', 1],
    ['2027-01-01', 0],
  ])
})

test('the average is rounded to the cent, and there is none of nothing', () => {
  expect(figuresOf([sale('2026-12-31', 3, 1_000)]).average).toBe(333)
  expect(figuresOf([sale('2026-12-31', 2, 1_001)]).average).toBe(501)
  expect(figuresOf([]).average).toBeNull()
})

test('a change is in whole per cent, and unknown where nothing was before', () => {
  expect([changeOf(150, 100), changeOf(0, 100), changeOf(100, 100)]).toEqual([50, -100, 0])
  expect(changeOf(5, 0)).toBeNull()
})

test('a span is told in its largest unit', () => {
  const from = '2026-11-20T12:00:00.000Z'
  const until = (ms: number) => span(from, new Date(Date.parse(from) + ms).toISOString())
  const [minute, hour] = [60_000, 3_600_000]
  expect([0, minute, 59 * minute, hour, 23 * hour, 24 * hour, 100 * hour].map(until)).toEqual([
    'a moment',
    '1 minute',
    '59 minutes',
    '1 hour',
    '23 hours',
    '1 day',
    '4 days',
  ])
})

test('moments are those of the shop, in summer and in winter', () => {
  expect(officeMoment('2026-11-20T04:30:00.000Z')).toBe('November 19, 2026, 11:30 PM')
  expect(shortMoment('2026-07-01T04:30:00.000Z')).toBe('Jul 1 ’26, 12:30 AM')
})
