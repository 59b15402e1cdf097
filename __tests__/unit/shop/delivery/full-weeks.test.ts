import fc from 'fast-check'

import {
  fullWeeks,
  ordersOver,
  roomIn,
  weekWithRoom,
  type PlannedWeek,
} from '@/domain/office/capacity/capacity'
import { weekItem, weekOfItem } from '@/domain/office/delays/delays'
import {
  addCalendarDays,
  addWorkingDays,
  mondayOf,
  readyDay,
} from '@/domain/shop/checkout/delivery'

const TODAY = '2026-11-25'
const week = (index: number, more: Partial<PlannedWeek> = {}): PlannedWeek => ({
  week: addCalendarDays('2026-11-23', index * 7),
  ...{ capacity: 5, is_own: false, to_build: 0, late: 0, built: 0, over: 0, ...more },
})

test('a bike leaves in the first week from its own day on that has room', () => {
  const days = fc.integer({ min: 0, max: 60 })
  const full = fc.uniqueArray(fc.integer({ min: 0, max: 12 }), { maxLength: 8 })
  fc.assert(
    fc.property(days, full, (working, indexes) => {
      const full_weeks = indexes.map((index) => week(index).week)
      const ready = readyDay({ today: TODAY, closed_days: ['2026-12-25'], full_weeks }, working)
      const free = addWorkingDays(TODAY, working, ['2026-12-25'])
      expect(full_weeks).not.toContain(mondayOf(ready))
      expect(ready >= free).toBe(true)
      if (!full_weeks.includes(mondayOf(free))) expect(ready).toBe(free)
      for (let day = free; day < ready; day = addCalendarDays(day, 1)) {
        const isFirst = mondayOf(day) === mondayOf(ready)
        if (isFirst) expect(addWorkingDays(addCalendarDays(mondayOf(day), -1), 1, [])).toBe(ready)
        else expect(full_weeks).toContain(mondayOf(day))
      }
    }),
  )
})

test('a week without room is full, and one with room for the rest is found', () => {
  const weeks = [
    week(0, { to_build: 9, over: 4 }),
    week(1, { to_build: 4 }),
    week(2, { to_build: 3, built: 2 }),
    week(3, { capacity: null }),
  ]
  const [over, little] = weeks
  if (!over || !little) throw new Error('No weeks.')
  expect(weeks.map(roomIn)).toEqual([0, 1, 0, null])
  expect(fullWeeks(weeks)).toEqual([weeks[0]?.week, weeks[2]?.week])
  expect(weekWithRoom(over, weeks)).toBe(weeks[3]?.week)
  expect(weekWithRoom(over, weeks.slice(0, 3))).toBeNull()
})

test('those that were placed last have no room', () => {
  const orders = [
    { id: 3, bikes: 1 },
    { id: 1, bikes: 1 },
    { id: 2, bikes: 3 },
  ]
  expect(ordersOver(orders, 2).map(({ id }) => id)).toEqual([2])
  expect(ordersOver(orders, 0)).toHaveLength(3)
  expect(ordersOver(orders, Infinity)).toEqual([])
})

test('a report names a week by its Monday', () => {
  expect(weekOfItem(weekItem('2026-12-07'))).toBe('2026-12-07')
  expect(weekOfItem('part:Week')).toBeNull()
})
