import fc from 'fast-check'

import { leavesOn } from '@/domain/office/capacity/capacity'
import { delayKind, breakItem, promiseAround, weekItem } from '@/domain/office/delays/delays'
import { addCalendarDays, workingDaysBetween } from '@/domain/shop/checkout/delivery'

const TODAY = '2027-01-04'
const around = (date: string, after: string[], isBuilt = false) =>
  promiseAround({ date, transitDays: 7, isBuilt }, { today: TODAY, before: [], after })

test.each([
  // The order leaves on Friday the 15th and arrives a week later.
  ['a day before it leaves moves it over the weekend', ['2027-01-13'], '2027-01-25'],
  ['the day on which it leaves, too', ['2027-01-15'], '2027-01-25'],
  ['a week moves it by a week', [11, 12, 13, 14, 15].map((day) => `2027-01-${day}`), '2027-01-29'],
  ['days after it has left move nothing', ['2027-01-18', '2027-01-21'], '2027-01-22'],
  ['today is over', [TODAY], '2027-01-22'],
])('%s', (_, days, expected) => {
  expect(around('2027-01-22', days)).toBe(expected)
})

test('what is built only needs a day to leave', () => {
  expect(around('2027-01-22', ['2027-01-13'], true)).toBe('2027-01-22')
  const all = ['05', '06', '07', '08', '11', '12', '13', '14', '15'].map((day) => `2027-01-${day}`)
  expect(around('2027-01-22', all, true)).toBe('2027-01-25')
})

test('what should have left before is not promised anew', () => {
  expect(around('2027-01-08', ['2027-01-06'])).toBe('2027-01-08')
})

test('an order keeps its working days, and all of its dates move by as many', () => {
  const day = fc.integer({ min: 1, max: 60 }).map((offset) => addCalendarDays(TODAY, offset))
  fc.assert(
    fc.property(day, fc.array(day), fc.array(day), (ready, before, added) => {
      const after = [...before, ...added]
      const date = addCalendarDays(ready, 7)
      const next = promiseAround(
        { date, transitDays: 7, isBuilt: false },
        { today: TODAY, before, after },
      )
      expect(next >= date).toBe(true)
      const left = (promised: string, closed: string[]) =>
        workingDaysBetween(
          TODAY,
          leavesOn({ promised, transit_days: 7, assembly_days: 0 }, closed),
          closed,
        )
      expect(left(next, after)).toBe(left(date, before))
    }),
  )
})

test('a report knows what it is about', () => {
  const items = ['part:Fork', weekItem('2027-01-04'), breakItem('2027-01-06')]
  expect(items.map(delayKind)).toEqual(['item', 'week', 'break'])
})
