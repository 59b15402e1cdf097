import { z } from 'zod'

import type { PartLook } from '@/domain/shop/bikes/bike'

import { Dollars, text } from '../files/cells'

export const Performance = z.strictObject({
  power: z.number(),
  max_speed: z.number(),
  practicality: z.number(),
  suspension: z.number(),
  range: z.number(),
  weight: z.number(),
  battery: z.number(),
})

const Tyre = z.strictObject({ diameter: z.number(), width: z.number() })

/** Data for drawing the part; lengths in mm. */
const Look = z
  .strictObject({
    battery: z.enum(['standard', 'large']),
    fork: z.strictObject({ kind: z.enum(['rigid', 'air']), travel: z.number() }),
    shock: z.enum(['air', 'piggyback']),
    wheels: z.enum(['alloy', 'carbon']),
    tyres: z.strictObject({
      front: Tyre,
      rear: Tyre,
      tread: z.enum(['all-round', 'slick', 'studded']),
    }),
    rotors: z.strictObject({ front: z.number(), rear: z.number(), pistons: z.literal([2, 4]) }),
    drivetrain: z.strictObject({
      kind: z.enum(['derailleur', 'hub']),
      largest_cog: z.number(),
      electronic: z.boolean().optional(),
    }),
    seatpost: z.enum(['rigid', 'suspension', 'dropper']),
    saddle: z.strictObject({ width: z.number(), leather: z.boolean().optional() }),
    display: z.enum(['mono', 'color']),
    extra: z.enum([
      ...(['rack', 'full-mudguards', 'short-mudguards', 'lock', 'tracker', 'radar'] as const),
      ...(['radar-mount', 'heart-rate', 'front-light', 'bottle-battery', 'tool-roll'] as const),
    ]),
  })
  .partial() satisfies z.ZodType<PartLook>

/** Row of a part. By default, it has no cost, weight or effect. */
export const PartRow = z.strictObject({
  /** Number within the group. It is part of the part's id, so never reuse it. */
  n: z.int().min(1).max(99),
  code: text,
  title: text,
  note: text,
  dollars: Dollars.default(0),
  changes: Performance.partial().default({}),
  range_factor: z.number().default(1),
  lead_days: z.int().min(0).default(0),
  /** Additional tags; the part's own code is always a tag. */
  tags: z.array(text).default([]),
  by_size: z.record(text, text).nullable().default(null),
  look: Look.default({}),
})
