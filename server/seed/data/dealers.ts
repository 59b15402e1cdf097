import { z } from 'zod'

import { DEALER_SERVICES, type OpeningHours } from '@/domain/community/dealers/dealers'

import { Day, oneOf, price, text, words } from '../files/cells'
import { readRows } from '../files/read-data'
import { bikeLetters } from './bikes'
import { seedCountries } from './countries'

const CLOCK = '([01]\\d|2[0-4]):[0-5]\\d'
const countryCodes = new Map(seedCountries.map(({ code }) => [code, code]))

/** Bikes and sizes by workshop notation, for example 'N XL'. */
const rides = new Map(
  [...bikeLetters].flatMap(([letter, { id, sizes }]) =>
    sizes.map((size): [string, [bikeId: number, sizeId: number]] => {
      return [`${letter} ${size.title}`, [id, size.id]]
    }),
  ),
)

/** `{ "2-5": ["10:00-13:00", "14:00-18:30"] }` is Tuesday to Friday, with a midday break. */
const Hours = z
  .record(
    z.string().regex(/^[1-7](-[1-7])?$/, 'Weekdays are “1” to “7”, or “2-5”.'),
    z.array(z.string().regex(new RegExp(`^${CLOCK}-${CLOCK}$`), 'Hours are “10:00-18:30”.')),
  )
  .transform((week) =>
    Object.entries(week)
      .flatMap(([days, intervals]) => hoursOf(days, intervals))
      .sort((a, b) => a.weekday - b.weekday || a.opens - b.opens),
  )

const Row = z
  .strictObject({
    id: z.int(),
    title: text,
    note: text,
    street: text,
    postcode: text,
    city: text,
    region: z.string().default(''),
    country_code: oneOf(countryCodes, 'country in countries.tsv'),
    lat: z.number().min(-90).max(90),
    lng: z.number().min(-180).max(180),
    time_zone: text,
    phone: text,
    email: z.email(),
    ride_minutes: z.int(),
    services: z.array(z.enum(DEALER_SERVICES)),
    assembly: z.strictObject({ dollars: price, days: z.int() }).nullable().default(null),
    hours: Hours,
    /** Closed days in addition to the country's holidays in dealer-holidays.tsv. */
    closed_days: z.array(z.strictObject({ date: Day, reason: text })).default([]),
    /** Bikes available for test rides. */
    bikes: z.array(oneOf(rides, 'bike of that letter and size')),
  })
  .refine(({ services, assembly }) => services.includes('assembly') === (assembly !== null), {
    path: ['assembly'],
    message: 'Who assembles has a price for it, and only they have.',
  })

const Holiday = z.strictObject({
  date: Day,
  reason: text,
  countries: words.pipe(z.array(oneOf(countryCodes, 'country in countries.tsv'))),
})

const holidays = readRows('dealer-holidays.tsv', Holiday)

/** Fictional dealers in real towns. */
export const seedDealers = readRows('dealers.json', Row, 'id').map(
  ({ assembly, closed_days, ...dealer }) => ({
    ...dealer,
    assembly: assembly && { fee: assembly.dollars, days: assembly.days },
    closed_days: [...holidaysOf(dealer.country_code), ...closed_days].sort((a, b) =>
      a.date < b.date ? -1 : 1,
    ),
  }),
)

export type SeedDealer = (typeof seedDealers)[number]

function holidaysOf(country: string) {
  return holidays
    .filter(({ countries }) => countries.includes(country))
    .map(({ date, reason }) => ({ date, reason }))
}

function hoursOf(days: string, intervals: string[]): OpeningHours[] {
  const [first = 1, last = first] = days.split('-').map(Number)
  const weekdays = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return weekdays.flatMap((weekday) =>
    intervals.map((interval) => {
      const [opens = 0, closes = 0] = interval.split('-').map(minutesOf)
      return { weekday, opens, closes }
    }),
  )
}

function minutesOf(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return hour * 60 + minute
}
