import { bikeProgress, plannedDays } from '@/domain/shop/bikes/bike-progress'
import { leadDays } from '@/domain/shop/bikes/lead-time'
import {
  addCalendarDays,
  addWorkingDays,
  workingDaysBetween,
} from '@/domain/shop/checkout/delivery'
import { defaultBuild } from '@/domain/shop/bikes/build'

import { fixtureBike, unitedStates } from '@/__tests__/support/catalog/fixture-bike'

const PLANNED = {
  ordered: '2026-11-02',
  building: '2026-11-06',
  shipped: '2026-11-20',
  delivered: '2026-11-25',
}
const NONE = { ordered: '2026-11-02', building: null, shipped: null, delivered: null }

test('an ordered bike has one step behind it and three expected days', () => {
  const steps = bikeProgress({
    status: 'ordered',
    actual: NONE,
    planned: PLANNED,
    today: '2026-11-03',
  })
  expect(steps).toEqual([
    { step: 'ordered', is_done: true, date: '2026-11-02' },
    { step: 'building', is_done: false, date: '2026-11-06' },
    { step: 'shipped', is_done: false, date: '2026-11-20' },
    { step: 'delivered', is_done: false, date: '2026-11-25' },
  ])
})

test('a step that was taken has its real day, and an overdue one no day', () => {
  const actual = { ...NONE, building: '2026-11-09' }
  const steps = bikeProgress({
    status: 'in_production',
    actual,
    planned: PLANNED,
    today: '2026-11-21',
  })
  expect(steps.map(({ is_done, date }) => [is_done, date])).toEqual([
    [true, '2026-11-02'],
    [true, '2026-11-09'],
    [false, null],
    [false, '2026-11-25'],
  ])
})

describe('the dates of an order', () => {
  const model = fixtureBike
  const days = leadDays(model, defaultBuild(model, unitedStates))
  const ready = addWorkingDays('2026-11-02', days, [])
  const planOf = (promised: string, more: { assembly_days?: number; closedDays?: string[] } = {}) =>
    plannedDays({
      ...{ model, ordered: '2026-11-02', closedDays: more.closedDays ?? [] },
      promise: { promised, transit_days: 7, assembly_days: more.assembly_days ?? 0 },
    })

  test('are those of the factory as long as nothing is late', () => {
    const promised = addCalendarDays(ready, 7)
    const building = addWorkingDays('2026-11-02', days - model.lead_days + 1, [])
    expect(planOf(promised)).toEqual({
      ...{ ordered: '2026-11-02', building, shipped: ready, delivered: promised },
    })
  })

  test('move together when the promise moves: a fork that comes late moves the shipping, too', () => {
    const [before, after] = ['2027-01-29', '2027-02-15'].map((promised) => planOf(promised))
    expect(before?.shipped).toBe('2027-01-22')
    expect(after).toMatchObject({ shipped: '2027-02-08', delivered: '2027-02-15' })
    expect(workingDaysBetween(after?.building ?? '', after?.shipped ?? '', [])).toBe(
      model.lead_days - 1,
    )
  })

  test('leave a dealer the days for assembly, and are working days', () => {
    expect(planOf('2027-02-15', { assembly_days: 2 }).shipped).toBe('2027-02-04')
    expect(planOf('2027-02-15', { closedDays: ['2027-02-08'] }).shipped).toBe('2027-02-05')
    expect(planOf('2027-02-14').shipped).toBe('2027-02-05')
  })

  test('are never before the order, and none without a promise', () => {
    expect(planOf('2026-11-03')).toEqual({
      ordered: '2026-11-02',
      building: '2026-11-02',
      shipped: '2026-11-02',
      delivered: '2026-11-03',
    })
    const none = plannedDays({ model, ordered: '2026-11-02', promise: null, closedDays: [] })
    expect(none).toMatchObject({ building: null, shipped: null, delivered: null })
  })
})
