import { z } from 'zod'

import { ListRange } from '@/contract/kit/list-range.schema'
import { RIDE_LISTS, RIDE_OUTCOMES, RIDE_STATUSES } from '@/domain/community/dealers/ride-moves'

import { Slot } from '@/contract/community/dealers/dealers.schema'
import { named } from '@/contract/kit/named.schema'
import { MomentMark } from '@/contract/kit/page-marks.schema'
import { atLeast, line } from '@/contract/kit/text.schema'

const OfRide = z.object({ id: z.coerce.number<string>().int().positive() })

const Ride = z.object({
  id: z.string(),
  status: z.enum(RIDE_STATUSES),
  outcome: z.enum(RIDE_OUTCOMES).nullable().describe('Null until someone has told how it went'),
  can_change: z.boolean().describe('Whether it is booked and hasn’t begun'),
  can_tell: z.boolean().describe('Whether it is booked and has begun'),
  is_offered: z
    .boolean()
    .describe('False where dealer, bike or hours changed since, so that nobody could book it now'),
  starts_at: z.iso.datetime(),
  day: z.iso.date().describe('By the dealer’s clock, as `minutes`'),
  minutes: z.int().describe('Since midnight'),
  bike: z.string().meta({ examples: ['Nyx, size M'] }),
  bike_id: z.int().describe('The bike of the dealer, as its slots are asked for'),
  dealer_id: z.int(),
  dealer: z.string(),
  name: z.string().describe('Empty once it was erased, as the next three'),
  email: z.string(),
  phone: z.string(),
  height_cm: z.int().nullable(),
  customer_id: z.string().nullable().describe('Null for a guest'),
})

named({ OfficeTestRide: [Ride, 'A test ride, and who rides'] })

export const testRidesSchemas = {
  list: {
    summary:
      'Lists test rides, 50 per page: those to come with the next one first, others with the latest. `q` is part of a name, an email address or a phone number.',
    spec: 'open',
    query: z.object({
      list: z.enum(RIDE_LISTS).optional().describe('Those to come without it'),
      dealer: z.coerce.number<string>().int().positive().optional(),
      q: line(100).optional(),
      after: MomentMark.optional(),
      before: MomentMark.optional(),
    }),
    response: z.object({
      rides: z.array(Ride),
      has_mail: z.boolean().describe('Whether a mail server is set; without one no email is sent'),
      dealers: z.array(z.object({ id: z.int(), title: z.string() })),
      next: z.string().nullable().describe('Send it as `after` for the next page'),
      previous: z.string().nullable().describe('Send it as `before` for the previous page'),
      range: ListRange.optional(),
    }),
  },
  times: {
    summary:
      'Lists the free times that a test ride can move to, at a dealer too that is no longer shown.',
    spec: 'open',
    errors: ['test_ride_not_found'],
    params: OfRide,
    response: z.object({ times: z.array(Slot) }),
  },
  move: {
    summary:
      'Moves a test ride to another free time of its bike. Rider and dealer get an email. Of several who want one time, one gets it.',
    spec: 'open',
    repeats: 'Repeating it changes nothing.',
    errors: ['test_ride_not_found', 'test_ride_closed', 'slot_taken', 'slot_not_offered'],
    params: OfRide,
    body: z.object({ starts_at: z.iso.datetime() }),
    response: Ride,
  },
  cancel: {
    summary: 'Cancels a test ride. Rider and dealer get an email with the reason.',
    spec: 'open',
    repeats: 'Repeating it changes nothing.',
    errors: ['test_ride_not_found', 'test_ride_closed'],
    params: OfRide,
    body: z.object({
      reason: line(300).refine(...atLeast(3, 'Enter a short reason. The rider reads it.')),
    }),
    response: Ride,
  },
  tell: {
    summary: 'Notes whether the rider came, once the ride has begun. Nobody gets an email.',
    spec: 'open',
    repeats: 'Repeating it changes nothing.',
    errors: ['test_ride_not_found', 'test_ride_closed'],
    params: OfRide,
    body: z.object({ outcome: z.enum(RIDE_OUTCOMES).nullable() }),
    response: Ride,
  },
} as const
