import { z } from 'zod'

import {
  areApart,
  isTimeZone,
  MOST_AT_ONCE,
  MOST_FEE_DAYS,
  MOST_NOTICE_HOURS,
  RIDE_MINUTES,
} from '@/domain/community/dealers/dealer'
import { DEALER_SERVICES } from '@/domain/community/dealers/dealers'

import { Id, IdParam } from '@/contract/shop/configurator/configurator.schema'
import { Money } from '@/contract/kit/money.schema'
import { named } from '@/contract/kit/named.schema'
import { codeText, Email, filled, line } from '@/contract/kit/text.schema'

const Minutes = z.int().min(0).max(1440)

const Interval = z
  .object({
    weekday: z.int().min(1).max(7).describe('1 is Monday'),
    opens: Minutes.describe('Since midnight, by the dealer’s clock, as `closes`'),
    closes: Minutes,
  })
  .refine(({ opens, closes }) => opens < closes, 'Hours have to begin before they end.')

const Assembly = z.object({
  fee: Money.refine((fee) => fee >= 0, 'Enter an amount of zero or more.').describe(
    'Per bike, without tax',
  ),
  days: z.int().min(0).max(MOST_FEE_DAYS).describe('Business days that it adds to a delivery'),
})

const RULES = {
  title: filled(80, 'Enter the name of the dealer.').meta({ examples: ['Radhaus Mitte'] }),
  note: filled(300, 'Enter a sentence about the dealer.'),
  street: filled(120, 'Enter the street address.'),
  postcode: line(20),
  city: filled(80, 'Enter the city.'),
  region: line(60).describe('State or province, where addresses have one'),
  country_id: Id,
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  time_zone: z
    .string()
    .max(60)
    .refine(isTimeZone, 'Choose a time zone of the list.')
    .describe('IANA time zone of the opening hours')
    .meta({ examples: ['Europe/Berlin'] }),
  phone: codeText(40).min(1, 'Enter the phone number.'),
  email: Email,
  services: z.array(z.enum(DEALER_SERVICES)).max(DEALER_SERVICES.length),
  hours: z
    .array(Interval)
    .max(70)
    .refine(areApart, 'Hours of a day must not overlap.')
    .describe('Several intervals a day leave a break between them')
    .meta({ examples: [[{ weekday: 2, opens: 600, closes: 780 }]] }),
  closed_days: z
    .array(
      z.object({
        date: z.iso.date(),
        reason: filled(80, 'Say why, such as Christmas.'),
      }),
    )
    .max(600)
    .refine(
      (days) => new Set(days.map(({ date }) => date)).size === days.length,
      'Name each day once.',
    )
    .describe('Holidays and breaks; days that are over go on their own'),
  ride_minutes: z.int().min(RIDE_MINUTES.min).max(RIDE_MINUTES.max),
  ride_notice_hours: z
    .int()
    .min(0)
    .max(MOST_NOTICE_HOURS)
    .describe('How much earlier a test ride has to be booked'),
  rides_at_once: z
    .int()
    .min(1)
    .max(MOST_AT_ONCE)
    .nullable()
    .describe('How many ride at the same time; null for as many as there are bikes'),
  assembly: Assembly.nullable().describe('Null where the dealer assembles no bikes'),
  bikes: z
    .array(z.object({ bike_id: Id, size_id: Id }))
    .max(200)
    .describe('Bikes to look at and to ride, by model and size'),
  is_active: z.boolean().describe('Whether visitors see the dealer'),
}

const Dealership = z.object({
  id: z.int(),
  ...RULES,
  // Not validated: older rows may break today's rules.
  time_zone: z.string(),
  hours: z.array(z.object({ weekday: z.int(), opens: z.int(), closes: z.int() })),
  country_title: z.string(),
  seen: z.string().describe('Names this version of it; send it back with a change'),
})

named({ Dealership: [Dealership, 'A dealer, as staff edit it'] })

const Title = z.string()

export const dealershipsSchemas = {
  list: {
    summary: 'Lists the dealers, those that visitors don’t see too, with what one can choose.',
    spec: 'open',
    response: z.object({
      dealers: z.array(Dealership),
      countries: z.array(z.object({ id: Id, title: Title })),
      bikes: z.array(
        z.object({
          id: Id,
          title: Title,
          sizes: z.array(z.object({ id: Id, title: Title })),
        }),
      ),
    }),
  },
  add: {
    summary: 'Adds a dealer.',
    spec: 'open',
    repeats: 'A repeat is refused: the dealer is there already.',
    errors: ['dealer_exists'],
    body: z.object(RULES),
    response: Dealership,
  },
  change: {
    summary:
      'Changes a dealer. Test rides that were booked stay, also where hours, bikes or the dealer go.',
    spec: 'open',
    errors: ['dealer_not_found', 'dealer_changed', 'dealer_exists'],
    params: z.object({ id: IdParam }),
    body: z.object({ ...RULES, seen: z.string().max(64).describe('As it was read') }),
    response: Dealership,
  },
} as const
