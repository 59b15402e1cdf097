import { z } from 'zod'

import { BIKE_STEPS } from '@/domain/shop/bikes/bike-progress'

import { Build, Id, IdParam, Slug } from '@/contract/shop/configurator/configurator.schema'
import { Money } from '@/contract/kit/money.schema'
import { named } from '@/contract/kit/named.schema'
import { line } from '@/contract/kit/text.schema'

const BIKE_STATUSES = ['ordered', 'in_production', 'shipped', 'owned'] as const

const BikeSettings = z.object({
  nickname: line(30),
  start_mode: z.enum(['eco', 'tour', 'boost']).describe('Assist level when the bike is turned on'),
  lights: z.enum(['auto', 'on', 'off']),
  sleep_minutes: z
    .int()
    .min(1)
    .max(60)
    .describe('Minutes of standstill until the bike turns itself off'),
  motion_alarm: z.boolean(),
  service_interval_km: z
    .int()
    .min(200)
    .max(10_000)
    .describe('Kilometers between service reminders'),
})

export const ProgressStep = z.object({
  step: z.enum(BIKE_STEPS),
  is_done: z.boolean(),
  date: z.iso
    .date()
    .nullable()
    .describe('Day of a step that is done, or the expected day; null if unknown or overdue'),
})

const OwnedBike = z.object({
  id: Id,
  mac_id: z
    .string()
    .describe('Hardware address of the bike’s controller; identifies the bike in the bike app'),
  frame_number: z
    .string()
    .nullable()
    .describe('Null until the bike is delivered, and if the shop entered none'),
  title: z.string(),
  bike_slug: Slug,
  build: Build,
  parts: z.array(Id).describe('Ids of the options that are on it now'),
  size: z.string(),
  color: z.string(),
  status: z.enum(BIKE_STATUSES),
  progress: z.array(ProgressStep).describe('From the order to the door, in this order'),
  order_number: z.string(),
  ordered_at: z.iso.datetime(),
  delivery_date: z.iso.date().nullable(),
  delivered_at: z.iso.datetime().nullable(),
  warranty_until: z.iso.date().nullable(),
  can_upgrade: z
    .boolean()
    .describe('True until the factory starts building; parts can still be upgraded'),
  settings: BikeSettings,
})

const ServiceEntry = z.object({
  id: Id,
  date: z.iso.date(),
  km: z.int(),
  note: z.string(),
  part_id: Id.nullable().describe('Option that is on the bike since; null if none was changed'),
})

const FittingSpare = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  price: Money,
  standards: z.array(z.string()),
  standard_equivalent: z.string().nullable(),
  needs: z
    .array(z.array(z.string()))
    .describe('Options that the bike lacks, one of each list: it fits after that upgrade'),
  in_stock: z.boolean(),
})

const BikeDetail = OwnedBike.extend({
  build_sheet: z.array(z.object({ label: z.string(), text: z.string() })),
  torques: z.array(z.object({ part: z.string(), newton_metres: z.string() })),
  documents: z.array(z.object({ title: z.string(), href: z.string() })),
  service_book: z.array(ServiceEntry),
  options: z
    .array(z.object({ id: Id, title: z.string(), group: z.string() }))
    .describe('All options of its model, for the service log'),
  spares: z.array(FittingSpare),
})

const ERRORS = ['owned_bike_not_found']
const BikeId = z.object({ id: IdParam })

named({
  ProgressStep: [ProgressStep, 'One step of an ordered bike'],
  BikeSettings: [BikeSettings, 'Settings stored by the bike’s controller'],
  OwnedBike: [
    OwnedBike,
    'A bike the user owns or has paid for. Its `id` is the configurator’s `orderBikeID`',
  ],
  ServiceEntry,
  OwnedBikeDetail: BikeDetail,
})

export const garageSchemas = {
  getUserBikes: {
    summary: 'Lists the bikes of the user whose token is in the body.',
    spec: '§7 Account',
    errors: ['not_signed_in'],
    body: z.object({ token: z.string().min(1).max(200) }),
    response: z.object({ bikes: z.array(OwnedBike) }),
  },
  bike: {
    summary:
      'Returns one bike with its build sheet, torque values, documents, service log and compatible spare parts.',
    spec: 'open',
    errors: ERRORS,
    params: BikeId,
    response: BikeDetail,
  },
  saveSettings: {
    summary: 'Updates a bike’s settings.',
    spec: 'open',
    errors: ERRORS,
    params: BikeId,
    body: BikeSettings,
    response: OwnedBike,
  },
  addService: {
    summary: 'Adds a service log entry.',
    spec: 'open',
    errors: [...ERRORS, 'service_book_full'],
    params: BikeId,
    body: z.object({
      date: z.iso.date(),
      km: z.int().min(0).max(1_000_000),
      note: line(300).min(1, 'Describe what was done.'),
      part_id: Id.nullish().describe('Option that was put on'),
    }),
    response: ServiceEntry,
  },
  removeService: {
    summary: 'Removes a service log entry.',
    spec: 'open',
    errors: [...ERRORS, 'service_entry_not_found'],
    params: z.object({ id: IdParam, entry: IdParam }),
    response: z.object({}),
  },
  passport: {
    summary:
      'Returns a bike passport as one signed JSON file: specs, serial numbers, geometry, part standards, torque values, documents and service log. Verify it offline with the public key it contains.',
    spec: 'open',
    file: { type: 'application/json', description: 'The bike passport as a signed JSON file.' },
    errors: ERRORS,
    params: BikeId,
    response: z.any(),
  },
}
