import { z } from 'zod'

import { BOOKING_DAYS, DEALER_SERVICES, RIDE_HEIGHT } from '@/domain/community/dealers/dealers'

import { Id, IdParam } from '@/contract/shop/configurator/configurator.schema'
import { Money } from '@/contract/kit/money.schema'
import { named } from '@/contract/kit/named.schema'
import { limitedBy } from '@/contract/kit/route'
import { codeText, Email, filled, line } from '@/contract/kit/text.schema'

const Latitude = z.number().min(-90).max(90)
const Longitude = z.number().min(-180).max(180)
const Service = z.enum(DEALER_SERVICES)
const Minutes = z
  .int()
  .min(0)
  .max(1440)
  .describe('Minutes after midnight, in the dealer’s time zone')

const RIDE_HEIGHT_FAULT = `Enter a height from ${RIDE_HEIGHT.min} to ${RIDE_HEIGHT.max} cm.`

const coordinate = (most: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,12})?$/)
    .transform(Number)
    .pipe(z.number().min(-most).max(most))

export const Place = z.object({
  id: Id,
  name: z.string(),
  region: z.string().describe('State or province, if the name alone isn’t unique'),
  country_code: z.string(),
  lat: Latitude,
  lng: Longitude,
})

const Assembly = z.object({
  fee: Money.describe('Per bike, without tax'),
  days: z.int().describe('Business days that assembly adds to the delivery'),
})

const RideBike = z.object({
  id: Id,
  bike_id: Id,
  bike_slug: z.string(),
  bike_title: z.string(),
  size_id: Id,
  size_title: z.string(),
})

export const Dealer = z.object({
  id: Id,
  title: z.string(),
  note: z.string(),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  region: z.string(),
  country_id: Id,
  country_code: z.string(),
  country_title: z.string(),
  address_lines: z.array(z.string()).describe('As the post of its country has it'),
  lat: Latitude,
  lng: Longitude,
  time_zone: z.string().describe('IANA time zone of the opening hours'),
  phone: z.string(),
  email: z.string(),
  services: z.array(Service),
  hours: z
    .array(z.object({ weekday: z.int(), opens: Minutes, closes: Minutes }))
    .describe('Opening hours; weekday 1 is Monday, 7 is Sunday'),
  closed_days: z
    .array(z.object({ date: z.iso.date(), reason: z.string() }))
    .describe('Closed days from today on'),
  ride_minutes: z.int(),
  ride_notice_hours: z.int(),
  assembly: Assembly.nullable(),
  bikes: z.array(RideBike).describe('Bikes available for test rides'),
})

export const Slot = z.object({
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  day: z.iso.date().describe('Day in the dealer’s time zone'),
  minutes: Minutes,
})

const Key = z.string().max(100)
const RideParams = z.object({ id: IdParam, key: Key })

const Ride = z.object({
  id: Id,
  key: z
    .string()
    .describe('Secret of this test ride. Anyone who has it can view, move and cancel the ride'),
  status: z.enum(['booked', 'cancelled']),
  can_change: z.boolean().describe('True until the ride starts'),
  ...Slot.shape,
  name: z.string(),
  email: z.string(),
  bike: RideBike,
  dealer: Dealer,
})

const NOT_FOUND = ['test_ride_not_found']
const SLOT_ERRORS = ['slot_taken', 'slot_not_offered']

named({ Place, AssemblyOffer: Assembly, TestRideBike: RideBike, Dealer, Slot, TestRide: Ride })

export const dealersSchemas = {
  list: {
    summary:
      'Lists dealers, optionally filtered by service or country. With a place (ID or name) or coordinates, sorts nearest first.',
    spec: 'open',
    errors: ['place_not_found'],
    query: z.object({
      place: line(100).optional(),
      lat: coordinate(90).optional(),
      lng: coordinate(180).optional(),
      service: Service.optional(),
      country: IdParam.optional().describe('Of the dealers, and of the place if it has a name'),
      region: line(100).optional().describe('State or province of the place, as its code'),
    }),
    response: z.object({
      near: Place.nullable(),
      assembly_km: z.number().describe('Up to which distance dealers who assemble are offered'),
      dealers: z.array(Dealer.extend({ distance_km: z.number().nullable() })),
    }),
  },
  places: {
    summary: 'Lists up to eight places whose names start with the given letters, largest first.',
    spec: 'open',
    limits: limitedBy('places'),
    query: z.object({ q: line(100) }),
    response: z.object({ places: z.array(Place) }),
  },
  read: {
    summary: 'Returns one dealer.',
    spec: 'open',
    errors: ['dealer_not_found'],
    params: z.object({ id: IdParam }),
    response: Dealer,
  },
  slots: {
    summary: 'Lists a dealer bike’s test-ride slots by day, with booked slots marked.',
    spec: 'open',
    limits: limitedBy('rideSlots'),
    errors: ['dealer_not_found', 'test_ride_bike_not_found'],
    params: z.object({ id: IdParam }),
    query: z.object({
      bike: IdParam,
      from: z.iso.date().optional().describe('Defaults to today in the dealer’s time zone'),
      days: z
        .string()
        .regex(/^\d{1,2}$/)
        .transform(Number)
        .pipe(
          z
            .int()
            .min(1)
            .max(BOOKING_DAYS + 1),
        )
        .optional(),
    }),
    response: z.object({
      time_zone: z.string(),
      today: z.iso.date().describe('First day that can be requested; `last_day` is the last one'),
      last_day: z.iso.date(),
      slots: z.array(Slot.extend({ is_free: z.boolean() })),
    }),
  },
  book: {
    summary:
      'Books a test ride as a guest or user. Send an Idempotency-Key header; the same key books only once. If the slot is taken, returns 409 with the next available ones in data.slots.',
    spec: 'open',
    takesKey: true,
    limits: limitedBy('rideByAddress', 'rideByEmail'),
    errors: ['dealer_not_found', 'test_ride_bike_not_found', 'server_busy', ...SLOT_ERRORS],
    params: z.object({ id: IdParam }),
    body: z.object({
      bike: Id,
      starts_at: z.iso.datetime(),
      name: filled(120, 'Enter your name.'),
      email: Email,
      phone: codeText(40).default(''),
      height_cm: z
        .int('Enter whole centimeters.')
        .min(RIDE_HEIGHT.min, RIDE_HEIGHT_FAULT)
        .max(RIDE_HEIGHT.max, RIDE_HEIGHT_FAULT)
        .nullish(),
    }),
    response: Ride,
  },
  readRide: {
    summary: 'Returns a test ride by its secret link.',
    spec: 'open',
    errors: NOT_FOUND,
    params: RideParams,
    response: Ride,
  },
  moveRide: {
    summary: 'Reschedules a test ride on the same bike.',
    spec: 'open',
    limits: limitedBy('rideChange'),
    errors: [...NOT_FOUND, ...SLOT_ERRORS, 'test_ride_closed'],
    params: RideParams,
    body: z.object({ starts_at: z.iso.datetime() }),
    response: Ride,
  },
  cancelRide: {
    summary: 'Cancels a test ride and frees its slot. Idempotent.',
    spec: 'open',
    limits: limitedBy('rideChange'),
    errors: [...NOT_FOUND, 'test_ride_closed'],
    params: RideParams,
    response: Ride,
  },
  calendar: {
    summary: 'Returns a test ride as an iCalendar file (RFC 5545).',
    spec: 'open',
    file: { type: 'text/calendar', description: 'The test ride as an iCalendar file.' },
    errors: NOT_FOUND,
    params: RideParams,
    response: z.any(),
  },
}
