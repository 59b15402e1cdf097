import { bikeProgress, plannedDays } from '@/domain/bike-progress'
import { leadDays } from '@/domain/lead-time'
import { addWorkingDays } from '@/domain/delivery'
import { defaultBuild } from '@/domain/build'

import { fixtureBike, unitedStates } from '../../support/fixture-bike'

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
    taken: NONE,
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
  const taken = { ...NONE, building: '2026-11-09' }
  const steps = bikeProgress({
    status: 'in_production',
    taken,
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

test('the plan counts the lead time of the build and never passes the promised arrival', () => {
  const model = fixtureBike
  const build = defaultBuild(model, unitedStates)
  const asked = { model, build, ordered: '2026-11-02', closedDays: [] }
  const days = leadDays(model, build)
  const plan = plannedDays({ ...asked, arrival: '2027-12-01' })
  expect(plan.shipped).toBe(addWorkingDays('2026-11-02', days, []))
  expect(plan.building).toBe(addWorkingDays('2026-11-02', days - model.lead_days + 1, []))
  expect(plannedDays({ ...asked, arrival: '2026-11-03' })).toEqual({
    ordered: '2026-11-02',
    building: '2026-11-03',
    shipped: '2026-11-03',
    delivered: '2026-11-03',
  })
})
