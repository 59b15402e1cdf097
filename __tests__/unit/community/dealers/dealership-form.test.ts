import * as fc from 'fast-check'

import { areApart, isTimeZone } from '@/domain/community/dealers/dealer'
import {
  closedDaysOf,
  intervalsOf,
  weekHours,
  weekText,
  withBreak,
} from '@/domain/office/dealers/dealer-form'
import { isFull, isStillOffered } from '@/domain/community/dealers/dealers'

import { draws } from '@/__tests__/support/draws'

describe('hours as they are typed', () => {
  it.each([
    ['10 AM–1 PM, 2 PM–6:30 PM', [600, 780, 840, 1110]],
    ['14:00-18:30; 10-13', [600, 780, 840, 1110]],
    ['9.30 to 12', [570, 720]],
    ['12 am - 12 pm', [0, 720]],
    ['18-24:00', [1080, 1440]],
    ['', []],
  ])('%s is read', (text, edges) => {
    expect(intervalsOf(text)?.flatMap(({ opens, closes }) => [opens, closes])).toEqual(edges)
  })

  it.each(['9-6', '10', '10-12-14', '10-13, 12-15', '25-26', '10:75-11', '13 pm-14', 'noon-six'])(
    '%s is refused',
    (text) => expect(intervalsOf(text)).toBeNull(),
  )

  it('what is shown is read as the same hours', () => {
    const minute = fc.integer({ min: 0, max: 1440 })
    const pair = fc
      .tuple(fc.integer({ min: 1, max: 7 }), minute, minute)
      .filter(([, a, b]) => a !== b)
      .map(([weekday, a, b]) => ({ weekday, opens: Math.min(a, b), closes: Math.max(a, b) }))
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 6 }).filter(areApart), (hours) => {
        const inOrder = [...hours].sort((a, b) => a.weekday - b.weekday || a.opens - b.opens)
        expect(weekHours(weekText(hours))).toEqual(inOrder)
      }),
      { numRuns: draws({ few: 100, many: 5_000 }) },
    )
  })
})

describe('a break', () => {
  it('adds each of its days in the place of what was there', () => {
    const before = '2026-12-25 Christmas\n2027-01-01 New Year'
    const text = withBreak(before, { from: '2026-12-24', to: '2026-12-26', reason: ' Holidays ' })
    expect(closedDaysOf(text ?? '')).toEqual([
      { date: '2026-12-24', reason: 'Holidays' },
      { date: '2026-12-25', reason: 'Holidays' },
      { date: '2026-12-26', reason: 'Holidays' },
      { date: '2027-01-01', reason: 'New Year' },
    ])
  })

  it.each([
    { from: '2026-12-24', to: '2026-12-23', reason: 'Backward' },
    { from: '2026-12-24', to: '2027-12-24', reason: 'A year' },
    { from: '2026-12-24', to: '', reason: ' ' },
    { from: '', to: '', reason: 'Never' },
  ])('$reason is refused', (input) => expect(withBreak('', input)).toBeNull())
})

it('a zone is the name of a place, not an offset', () => {
  expect(['Europe/Berlin', 'America/New_York'].every(isTimeZone)).toBe(true)
  expect(['', '+02:00', 'UTC+2', 'Europe/Atlantis'].some(isTimeZone)).toBe(false)
})

it('a dealer is full when as many ride as may, or somebody has the bike', () => {
  expect(isFull([{ bike: 1 }], { bike: 2, atOnce: null })).toBe(false)
  expect(isFull([{ bike: 1 }], { bike: 2, atOnce: 1 })).toBe(true)
  expect(isFull([{ bike: 1 }], { bike: 1, atOnce: 5 })).toBe(true)
  expect(isFull([], { bike: 1, atOnce: 1 })).toBe(false)
})

describe('a booked time', () => {
  const bike = { ...{ id: 7, bike_id: 1, bike_slug: 'nyx', bike_title: 'Nyx' }, is_active: true }
  const dealer = {
    ...{ time_zone: 'Europe/Berlin', closed_days: [], is_active: true },
    ...{ ride_minutes: 60, ride_notice_hours: 20 },
    hours: [{ weekday: 2, opens: 600, closes: 720 }],
    bikes: [{ ...bike, size_id: 1, size_title: 'M' }],
  }
  const ride = { bike: 7, starts_at: new Date('2026-12-01T09:00:00Z') }

  it('is offered until hours, day, bike or dealer go', () => {
    expect(isStillOffered(dealer, ride)).toBe(true)
    expect(isStillOffered({ ...dealer, hours: [] }, ride)).toBe(false)
    expect(isStillOffered({ ...dealer, closed_days: [{ date: '2026-12-01' }] }, ride)).toBe(false)
    expect(isStillOffered({ ...dealer, is_active: false }, ride)).toBe(false)
    expect(isStillOffered({ ...dealer, bikes: [] }, ride)).toBe(false)
  })
})
