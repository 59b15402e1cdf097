import fc from 'fast-check'

import type { Build } from '@/domain/shop/bikes/bike'
import { buildPrice, colorChosen, defaultBuild, partChosen } from '@/domain/shop/bikes/build'
import {
  addCalendarDays,
  addWorkingDays,
  arrivalOf,
  deliveryEstimate,
} from '@/domain/shop/checkout/delivery'
import { leadDays } from '@/domain/shop/bikes/lead-time'
import { validateBuild } from '@/domain/shop/bikes/rules'

import { validBuild } from '@/__tests__/support/catalog/arbitrary-build'
import {
  fixtureBike as bike,
  germany,
  unitedStates,
} from '@/__tests__/support/catalog/fixture-bike'

const standard = defaultBuild(bike, unitedStates)
const calendar = { today: '2026-12-04', closed_days: ['2026-12-24', '2026-12-25', '2027-01-01'] }
const take = (build: Build, ...ids: number[]) =>
  ids.reduce((current, id) => partChosen(bike, current, id), build)
const estimate = (build: Build) => deliveryEstimate(bike, build, calendar, unitedStates)

describe('working days', () => {
  it.each([
    ['2026-12-04', 0, '2026-12-04'],
    ['2026-12-04', 1, '2026-12-07'],
    ['2026-12-05', 1, '2026-12-07'],
    ['2026-12-23', 1, '2026-12-28'],
    ['2026-12-31', 1, '2027-01-04'],
    ['2028-02-28', 1, '2028-02-29'],
  ])('from %s, %i of them end on %s', (date, days, end) => {
    expect(addWorkingDays(date, days, calendar.closed_days)).toBe(end)
  })

  it('never end on a weekend or a closed day, and add up', () => {
    const days = fc.integer({ min: 0, max: 80 })
    fc.assert(
      fc.property(days, days, (a, b) => {
        const step = addWorkingDays('2026-12-04', a, calendar.closed_days)
        expect([0, 6]).not.toContain(new Date(`${step}T00:00:00Z`).getUTCDay())
        expect(calendar.closed_days).not.toContain(step)
        const whole = addWorkingDays('2026-12-04', a + b, calendar.closed_days)
        expect(addWorkingDays(step, b, calendar.closed_days)).toBe(whole)
      }),
    )
  })

  it.each([
    ['4 December', 1],
    ['2026-13-01', 1],
    ['2026-12-04', -1],
    ['2026-12-04', 1.5],
  ])('refuse %s and %d', (date, days) => {
    expect(() => addWorkingDays(date, days, [])).toThrow(RangeError)
  })

  it('are not the days in transit, which count every day', () => {
    expect(addCalendarDays('2026-12-30', 6)).toBe('2027-01-05')
  })
})

describe('the delivery date', () => {
  it('is base, colour and largest part at the factory, then transit of battery goods', () => {
    const build = colorChosen(bike, take(standard, 302, 903, 2005), 23)
    expect(estimate(build)).toMatchObject({
      working_days: 27,
      ready_date: '2027-01-15',
      transit_days: 6,
      cause: { kind: 'part', title: '12-speed electronic, 10-51', days: 12 },
      date: '2027-01-21',
      parts: [
        { kind: 'bike', title: 'Fixture', days: 10 },
        { kind: 'color', title: 'Petrol', days: 5 },
        { kind: 'part', title: '12-speed electronic, 10-51', days: 12 },
      ],
    })
  })

  it('depends on the country', () => {
    expect(deliveryEstimate(bike, standard, calendar, germany).date).toBe('2026-12-27')
    expect(estimate(standard).date).toBe('2026-12-24')
  })

  it('is caused by the bike itself where nothing chosen adds to it', () => {
    const { cause, quicker } = estimate(standard)
    expect(cause).toEqual({ kind: 'bike', title: 'Fixture', days: 10 })
    expect(quicker).toBeNull()
  })

  it('names the part that sets it and the nearest quicker choice', () => {
    const { cause, quicker } = estimate(take(standard, 302, 903))
    expect(cause).toEqual({ kind: 'part', title: '12-speed electronic, 10-51', days: 12 })
    expect(quicker).toMatchObject({ title: 'Choose 11-speed drivetrain', priceDelta: -45_000 })
    expect(quicker?.build.selectedParts[9]).toBe(902)
    expect(quicker?.date).toBe(estimate(take(standard, 302, 902)).date)
    expect(quicker?.days_saved).toBe(21)
  })

  it('names the colour that sets it and the nearest quicker colour', () => {
    const { cause, quicker } = estimate(colorChosen(bike, standard, 24))
    expect(cause).toEqual({ kind: 'color', title: 'Two-tone', days: 15 })
    expect(quicker).toMatchObject({ title: 'Choose color Petrol', priceDelta: -27_000 })
  })

  it('offers to remove an upgrade that sets it', () => {
    const { cause, quicker } = estimate(take(standard, 2005))
    expect(cause.title).toBe('Bottle battery')
    expect(quicker).toMatchObject({ title: 'Remove bottle battery', priceDelta: -49_900 })
  })

  it('says the same where only the arrival is asked for', () => {
    fc.assert(
      fc.property(validBuild(bike, germany), (build) => {
        const { date, cause } = deliveryEstimate(bike, build, calendar, germany)
        expect(arrivalOf(bike, build, { calendar, country: germany })).toEqual({ date, cause })
      }),
    )
  })

  it('offers only valid builds that arrive earlier, priced to the cent', () => {
    fc.assert(
      fc.property(validBuild(bike, unitedStates), (build) => {
        const { cause, quicker, date, parts, working_days } = estimate(build)
        expect(parts.reduce((sum, { days }) => sum + days, 0)).toBe(working_days)
        expect(working_days).toBe(leadDays(bike, build))
        if (!quicker) return expect(cause.kind).toBe('bike')
        expect(validateBuild(bike, quicker.build, unitedStates)).toEqual([])
        expect(quicker.date < date).toBe(true)
        expect(addCalendarDays(quicker.date, quicker.days_saved)).toBe(date)
        expect(quicker.priceDelta).toBe(buildPrice(bike, quicker.build) - buildPrice(bike, build))
      }),
    )
  })
})
