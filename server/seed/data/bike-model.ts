import { z } from 'zod'

import { SERIAL_PREFIX } from '@/domain/office/bikes/bikes-serials'
import { COLOR_FINISHES, COLOR_TYPE_ORDER } from '@/domain/kit/constants'

import { fact, oneOf, price, priceCell, text, integer } from '../files/cells'
import { readRows } from '../files/read-data'
import { Groups } from './bike-parts'
import { Performance } from './part-row'

const Paint = z.strictObject({
  type: z.enum(COLOR_TYPE_ORDER),
  dollars: priceCell,
  lead_days: integer,
})
const paints = new Map<string, z.output<typeof Paint>>(
  readRows('bikes/paints.tsv', Paint, 'type').map((paint) => [paint.type, paint]),
)

/** Body height range in cm. */
const Band = z.tuple([z.number(), z.number()])
/** Three lengths in mm. */
const Three = z.tuple([z.int(), z.int(), z.int()])

const Size = z.strictObject({
  id: z.int(),
  title: text,
  geometry: z.strictObject({
    reach: z.number(),
    stack: z.number(),
    top_tube: z.number(),
    seat_tube: z.number(),
    head_tube: z.number(),
    wheelbase: z.number(),
    standover: z.number(),
  }),
  rider: Band,
  inseam: Band,
  /** Titles of colors that aren't available in this size. */
  without: z.array(text).default([]),
})

const Color = z.strictObject({
  id: z.int(),
  title: text,
  type: oneOf(paints, 'type in bikes/paints.tsv'),
  hex: z.string().regex(/^#[0-9A-F]{6}$/),
  finish: z.enum(COLOR_FINISHES).optional(),
})

const Rule = z.strictObject({
  id: text,
  when: z.array(text),
  excludes: z.array(text).default([]),
  requires_any: z.array(text).default([]),
  reason: text,
})

const Preset = z.strictObject({ id: text, title: text, note: text, part_codes: z.array(text) })

/** File in bikes/models. Units are those of domain/shop/bikes/bike.ts. */
export const Model = z
  .strictObject({
    id: z.int(),
    slug: text,
    /** Single letter that the workshop uses for the bike. */
    letter: z.string().regex(/^[A-Z]$/),
    /** Two-letter prefix of frame numbers. */
    serial_prefix: z.string().regex(SERIAL_PREFIX),
    title: text,
    kind: text,
    tagline: text,
    description: text,
    dollars: price,
    performance: Performance,
    range_profile: z.strictObject({ crr: z.number(), cda: z.number() }),
    fork: z.strictObject({ axle_to_crown: z.number(), offset: z.number(), headset: z.number() }),
    travel: z.strictObject({ front: z.number(), rear: z.number() }),
    tyre_label: text,
    gross_limit: z.number(),
    standover_clearance: z.number(),
    lead_days: z.int(),
    frame: z.strictObject({
      head_angle: z.number(),
      seat_angle: z.number(),
      chainstay: z.number(),
      bb_drop: z.number(),
    }),
    sizes: z.array(Size).min(1),
    colors: z.array(Color).min(1),
    /** Bars from narrow to wide, and stems from short to long (mm). */
    fits: z.strictObject({ bars: Three, stems: Three }),
    groups: Groups,
    rules: z.array(Rule),
    presets: z.array(Preset),
    facts: z.array(fact),
  })
  .superRefine(({ sizes, colors }, context) => {
    const known = colors.map(({ title }) => title)
    sizes.forEach(({ without }, index) => {
      const strange = without.filter((title) => !known.includes(title))
      if (strange.length === 0) return
      const message = `The bike has no color “${strange.join('”, “')}”.`
      context.addIssue({ code: 'custom', path: ['sizes', index, 'without'], message })
    })
  })

export type BikeModel = z.output<typeof Model>
