import { z } from 'zod'

import { CAPACITY_REACHES, MOST_BIKES_A_WEEK, WEEKS_PLANNED } from '@/domain/capacity'

import { named } from './named.schema'

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

named({ FactoryPlan: [Plan, 'Bikes that each week has to build, beside what it can'] })

export const capacitySchemas = {
  read: {
    summary: 'Returns how many bikes each week has to build, and how many it can.',
    spec: 'open',
    response: Plan,
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
