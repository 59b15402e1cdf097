import {
  bookableSlots,
  byDistance,
  openState,
  searchText,
  slotsOfDay,
  type DealerCalendar,
  type RideRules,
} from '@/domain/community/dealers/dealers'
import { distanceKm } from '@/domain/kit/distance'
import { clockText, momentOf, momentText, zoneTime } from '@/domain/kit/zone-time'
import { seedDealers } from '@/server/seed/data/dealers'

const rules: RideRules = { ride_minutes: 60, ride_notice_hours: 20 }

function open(
  zone: string,
  intervals: string[],
  closed: string[] = [],
): DealerCalendar & RideRules {
  const hours = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
    intervals.map((interval) => {
      const [opens = 0, closes = 0] = interval.split('-').map((time) => Number(time) * 60)
      return { weekday, opens, closes }
    }),
  )
  return { ...rules, time_zone: zone, hours, closed_days: closed.map((date) => ({ date })) }
}

const minutesOf = (calendar: DealerCalendar & RideRules, day: string) =>
  slotsOfDay(calendar, day).map(({ minutes }) => minutes / 60)

describe('clocks of a zone', () => {
  test.each([
    ['2026-07-01', 600, 'Europe/Berlin', '2026-07-01T08:00:00.000Z'],
    ['2026-12-01', 600, 'Europe/Berlin', '2026-12-01T09:00:00.000Z'],
    ['2026-07-01', 600, 'America/Los_Angeles', '2026-07-01T17:00:00.000Z'],
    ['2026-07-01', 0, 'Asia/Tokyo', '2026-06-30T15:00:00.000Z'],
    ['2026-07-01', 1440, 'Europe/London', '2026-07-01T23:00:00.000Z'],
    // Clocks show 2:30 twice, and the first one counts.
    ['2026-10-25', 150, 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    // Clocks skip 2:30, so it is 3:30.
    ['2026-03-29', 150, 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ])('%s at minute %i in %s is %s', (day, minutes, zone, moment) => {
    expect(momentOf(day, minutes, zone).toISOString()).toBe(moment)
  })

  test('every hour of the months of change comes back as itself, but for the repeated one', () => {
    const hours = ['2027-03-10', '2027-03-25', '2027-10-28', '2027-11-04'].flatMap((day) =>
      Array.from({ length: 7 * 24 }, (_, hour) => Date.parse(`${day}T00:00Z`) + hour * 3_600_000),
    )
    for (const zone of new Set(seedDealers.map(({ time_zone }) => time_zone))) {
      const repeated = hours.filter((time) => {
        const { day, minutes } = zoneTime(new Date(time), zone)
        return momentOf(day, minutes, zone).getTime() !== time
      }).length
      expect({ zone, repeated }).toEqual({ zone, repeated: 1 })
    }
  })

  test.each([
    [0, '12:00 AM'],
    [570, '9:30 AM'],
    [720, '12:00 PM'],
    [1439, '11:59 PM'],
    [1440, '12:00 AM'],
  ])('minute %i reads %s', (minutes, text) => expect(clockText(minutes)).toBe(text))
})

describe('slots', () => {
  test('fill each interval of a day and leave the break out', () => {
    const calendar = open('Europe/Berlin', ['10-13', '14-16'])
    expect(minutesOf(calendar, '2026-11-24')).toEqual([10, 11, 12, 14, 15])
  })

  test('a ride that would end after closing time is not offered', () => {
    const calendar = { ...open('Europe/Berlin', ['10-12']), ride_minutes: 45 }
    expect(minutesOf(calendar, '2026-11-24')).toEqual([10, 10.75])
  })

  test('a closed day has none', () => {
    const calendar = open('Europe/Berlin', ['10-13'], ['2026-12-25'])
    expect(minutesOf(calendar, '2026-12-25')).toEqual([])
    expect(minutesOf(calendar, '2026-12-26')).toHaveLength(3)
  })

  test('the day on which clocks go forward has an hour less', () => {
    expect(minutesOf(open('Europe/Berlin', ['1-5']), '2026-03-29')).toEqual([1, 3, 4])
    expect(minutesOf(open('America/New_York', ['1-5']), '2026-03-08')).toEqual([1, 3, 4])
  })

  test('the day on which clocks go back has an hour more, and no moment twice', () => {
    for (const [zone, day] of [
      ['Europe/Berlin', '2026-10-25'],
      ['America/New_York', '2026-11-01'],
    ] as const) {
      const slots = slotsOfDay(open(zone, ['0-5']), day)
      expect(slots).toHaveLength(6)
      expect(new Set(slots.map(({ starts_at }) => starts_at)).size).toBe(6)
    }
  })

  test('opening hours by day stay what the clock shows on both change days', () => {
    const calendar = open('Europe/Berlin', ['10-12'])
    const moments = (day: string) => slotsOfDay(calendar, day).map(({ starts_at }) => starts_at)
    expect(moments('2026-03-28')).toEqual(['2026-03-28T09:00:00.000Z', '2026-03-28T10:00:00.000Z'])
    expect(moments('2026-03-29')).toEqual(['2026-03-29T08:00:00.000Z', '2026-03-29T09:00:00.000Z'])
    expect(moments('2026-10-25')).toEqual(['2026-10-25T09:00:00.000Z', '2026-10-25T10:00:00.000Z'])
  })

  test('need the notice, and end four weeks ahead', () => {
    const calendar = open('Europe/Berlin', ['10-18'])
    const now = new Date('2026-11-20T12:00:00Z')
    const [first] = bookableSlots(calendar, { from: '2026-11-01', days: 60, now })
    expect(first?.starts_at).toBe('2026-11-21T09:00:00.000Z')
    const all = bookableSlots(calendar, { from: '2026-11-20', days: 60, now })
    expect(all.at(-1)?.day).toBe('2026-12-18')
  })
})

describe('open now', () => {
  const calendar = open('America/Los_Angeles', ['10-12', '13-18'], ['2026-11-26'])
  const at = (moment: string) => openState(calendar, new Date(moment))

  test('counts by the clock of the dealer', () => {
    expect(at('2026-11-20T18:00:00Z')).toEqual({ is_open: true, until: 720 })
    expect(at('2026-11-20T17:59:00Z')).toMatchObject({ is_open: false })
  })

  test('names the next opening: after the break, tomorrow, after a closed day', () => {
    expect(at('2026-11-20T20:30:00Z')).toMatchObject({ next: { days: 0, opens: 780 } })
    expect(at('2026-11-21T03:00:00Z')).toMatchObject({ next: { days: 1, opens: 600 } })
    expect(at('2026-11-26T03:00:00Z')).toMatchObject({ next: { day: '2026-11-27', days: 2 } })
  })

  test('a dealer without hours never opens', () => {
    expect(openState({ ...calendar, hours: [] }, new Date())).toEqual({
      is_open: false,
      next: null,
    })
  })
})

describe('distance', () => {
  const berlin = { lat: 52.52, lng: 13.405 }

  test.each([
    ['Munich', { lat: 48.137, lng: 11.575 }, 504],
    ['New York', { lat: 40.7128, lng: -74.006 }, 6385],
    ['itself', berlin, 0],
  ])('from Berlin to %s', (_, to, km) => expect(Math.round(distanceKm(berlin, to))).toBe(km))

  test('goes over the date line and between the poles', () => {
    expect(Math.round(distanceKm({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }))).toBe(111)
    expect(Math.round(distanceKm({ lat: 90, lng: 0 }, { lat: -90, lng: 77 }))).toBe(20015)
  })

  test('orders dealers, and leaves them as they are without a place', () => {
    const near = byDistance(seedDealers, berlin)
    expect(near[0]?.title).toBe('Radhaus Mitte')
    expect(near.map(({ distance_km }) => distance_km)).toEqual(
      near.map(({ distance_km }) => distance_km).sort((a, b) => Number(a) - Number(b)),
    )
    expect(byDistance(seedDealers, null).map(({ id }) => id)).toEqual(
      seedDealers.map(({ id }) => id),
    )
  })

  test.each([
    ['Zürich', 'zurich'],
    ['  SÃO Paulo ', 'sao paulo'],
    ['København', 'kobenhavn'],
    ['St. John’s', 'st john s'],
    ['%_', ''],
  ])('%s is searched as %s', (name, text) => expect(searchText(name)).toBe(text))
})

test.each([
  ['America/New_York', 'December 4, 2026, 9:39 AM Eastern'],
  ['Europe/Berlin', 'December 4, 2026, 3:39 PM Central European'],
  ['Asia/Tokyo', 'December 4, 2026, 11:39 PM Japan'],
  ['UTC', 'December 4, 2026, 2:39 PM UTC'],
])('a moment in %s names the zone as people say it', (zone, text) => {
  expect(momentText('2026-12-04T14:39:00Z', zone)).toBe(text)
})
