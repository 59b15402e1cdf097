import { z } from 'zod'

import { text } from '../files/cells'
import { readOne } from '../files/read-data'

const Party = z.strictObject({ name: text, address: z.array(text), email: z.email() })
const Safety = z.strictObject({ warnings: z.array(text), marks: z.array(text) })

const Settings = z.strictObject({
  /** Time zone of the factory; the day of an order is the day at the factory. */
  factory_time_zone: text,
  /** Hero bike of the home page and the color of each image. */
  home_page: z.strictObject({
    hero: z.strictObject({ bike: text, color: text }),
    colors: z.record(text, text),
  }),
  /** Product safety data required by law; see server/goods/delivery/safety-facts.ts. */
  product_safety: z.strictObject({
    maker: Party,
    eu_responsible: Party.nullable(),
    bikes: Safety,
    batteries: Safety,
    labor_rate: z.int(),
  }),
})

/** Settings that operators may change without a release. */
export const seedSettings: Record<string, unknown> = readOne('settings.json', Settings)
