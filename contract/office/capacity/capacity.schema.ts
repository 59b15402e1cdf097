import { z } from 'zod'

import {
  CAPACITY_REACHES,
  MOST_BIKES_A_WEEK,
  WEEKS_PLANNED,
} from '@/domain/office/capacity/capacity'

import { MOST_SHOWN } from '@/domain/office/delays/delays'

import { MovedPromise } from '@/contract/office/delays/delays.schema'
import { named } from '@/contract/kit/named.schema'
import { filled } from '@/contract/kit/text.schema'

const Bikes = z.int().min(0).max(MOST_BIKES_A_WEEK)

const Week = z.object({
  week: z.iso.date().describe('Its Monday'),
  capacity: Bikes.nullable().describe('Bikes that can be built; null while nobody said'),
  is_own: z.boolean().describe('Whether its capacity is for it alone'),
  to_build: z.int().describe('Bikes that have to leave the factory in it to arrive as promised'),
  late: z.int().describe('Those of them that should have left before; the first week only'),
  built: z.int().describe('Bikes that were built in it; the first week only'),
  over: z.int().describe('Bikes that it has no room for'),
})

export const FactoryWeeks = z.array(Week).describe(`${WEEKS_PLANNED} weeks from the present one on`)

const Plan = z.object({
  weeks: FactoryWeeks,
  later: z.int().describe('Bikes that are due after them'),
})

const DaysOff = z.object({
  days: z.array(z.object({ date: z.iso.date(), reason: z.string() })),
})
const OnDay = z.object({ date: z.iso.date() })

named({ FactoryPlan: [Plan, 'Bikes that each week has to build, beside what it can'] })

export const capacitySchemas = {
  read: {
    summary: 'Returns how many bikes each week has to build, and how many it can.',
    spec: 'open',
    response: Plan,
  },
  daysOff: {
    summary: 'Lists the weekdays from today on on which the factory does not work.',
    spec: 'open',
    response: DaysOff,
  },
  previewDaysOff: {
    summary: 'Returns which promised dates more days off would move. Changes nothing.',
    spec: 'open',
    params: OnDay,
    query: z.object({ until: z.iso.date().optional().describe('The last day; one day without') }),
    response: z.object({
      orders: z.array(MovedPromise).describe(`Up to ${MOST_SHOWN}`),
      moving: z.int().describe('Orders whose promised date moves: so many buyers get an email'),
      has_mail: z.boolean().describe('Whether a mail server is set; without one no email is sent'),
      seen: z
        .string()
        .describe('Names what was shown; send it to apply exactly that. Empty where nothing moves'),
    }),
  },
  addDaysOff: {
    summary:
      'Lets the factory rest on a weekday, or on all up to another day. New orders are promised later. Orders that can no longer arrive in time move as previewed, by a delay that can be ended, and each buyer gets an email.',
    spec: 'open',
    repeats: 'The same days are off then already, and nothing moves again.',
    errors: ['promises_changed'],
    params: OnDay,
    body: z.object({
      until: z.iso.date().nullable().describe('The last day; null for one day'),
      reason: filled(60, 'Enter a reason, such as a holiday.').describe('The buyers read it'),
      seen: z.string().max(64).default('').describe('Of the preview'),
    }),
    response: DaysOff,
  },
  removeDayOff: {
    summary:
      'Lets the factory work on a day after all. Dates that moved because of it stay until their delay is ended.',
    spec: 'open',
    repeats: 'It works then already.',
    params: OnDay,
    response: DaysOff,
  },
  set: {
    summary: 'Sets how many bikes a week can build, that week alone or from then on.',
    spec: 'open',
    repeats: 'A repeat is refused, because the capacity is no longer `was`.',
    errors: ['week_not_planned', 'capacity_changed'],
    params: z.object({ week: z.iso.date().describe('Its Monday') }),
    body: z.object({
      bikes: Bikes.nullable().describe('Null for as many as in the weeks before'),
      reach: z.enum(CAPACITY_REACHES).describe('Ignored where `bikes` is null'),
      was: Bikes.nullable().describe('The capacity that was shown, so that no change is lost'),
    }),
    response: Plan,
  },
} as const
