import { z } from 'zod'

import { MAX_BUNDLE_PARTS, MAX_PART_COUNT } from '@/domain/shop/goods/bundle'

import { fact, oneOf, price, text } from '../files/cells'
import { bikeLetters, seedBikes } from './bikes'
import { seedSpareGroups } from './spare-groups'

const groups = new Map(seedSpareGroups.map(({ code }) => [code, code]))
const letter = oneOf(bikeLetters, 'bike of that letter')

/** Workshop letters of compatible bikes: 'PH' for Prime and Homie. */
const fits = z
  .string()
  .transform((letters) => [...letters])
  .pipe(z.array(letter.transform(({ slug }) => slug)))

const options = new Map(
  seedBikes.flatMap(({ groups: all }) =>
    all.flatMap(({ parts }) => parts.map(({ code }) => [code, code] as const)),
  ),
)

const Product = z.strictObject({
  id: z.int().min(1_000_000).max(9_999_999),
  title: text,
  description: text,
  dollars: price,
  grams: z.int().min(0),
  fits,
  /** Codes of options: a bike that has such an option needs one of them on it. */
  options: z.array(oneOf(options, 'option of that code')).default([]),
  category: z.string().default(''),
  load_kg: z.number().optional(),
  volume_l: z.number().optional(),
  /** Versions with their full prices; products with colors and sizes derive them instead. */
  variants: z.array(z.strictObject({ id: text, title: text, dollars: price })).default([]),
  colors: z.record(text, z.string().regex(/^#[0-9A-F]{6}$/)).default({}),
  sizes: z.array(text).default([]),
  facts: z.array(fact).default([]),
  needs: z.array(z.strictObject({ text, part_code: text.nullable() })).default([]),
  warnings: z.array(text).default([]),
})

export const Accessory = Product.extend({ is_digital: z.boolean().default(false) })

/** Bundle. Its weight and compatible bikes are derived from its parts. */
export const SeedBundle = z
  .strictObject({
    ...Product.pick({ id: true, title: true, description: true, category: true }).shape,
    ...Product.pick({ facts: true, warnings: true }).shape,
    /** Price, which is less than the sum of the parts; `percent_off` may be given instead. */
    dollars: price.optional(),
    percent_off: z.int().min(1).max(90).optional(),
    parts: z
      .array(
        z.strictObject({
          product: z.int(),
          version: text.nullable().default(null),
          count: z.int().min(1).max(MAX_PART_COUNT).default(1),
        }),
      )
      .min(1)
      .max(MAX_BUNDLE_PARTS),
  })
  .refine(({ dollars, percent_off }) => (dollars === undefined) !== (percent_off === undefined), {
    message: 'A bundle has either dollars or percent_off.',
  })

export const Spare = Product.extend({
  /** Location on the bike: a code from spare-groups.tsv. */
  group: oneOf(groups, 'group in spare-groups.tsv'),
  is_battery: z.boolean().default(false),
  service: z.strictObject({
    /** Difficulty: 1 = anyone, 2 = experienced, 3 = workshop. */
    difficulty: z.literal([1, 2, 3]),
    minutes: z.int(),
    tools: z.array(text),
    standard_equivalent: text.optional(),
    standards: z.array(text).default([]),
    wear_interval_km: z.int().optional(),
  }),
})
