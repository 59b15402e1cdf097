import { z } from 'zod'

import { text } from '../files/cells'
import { readOne } from '../files/read-data'

const Party = z.strictObject({ name: text, address: z.array(text), email: z.email() })
const Safety = z.strictObject({ warnings: z.array(text), marks: z.array(text) })

const Settings = z.strictObject({
  /** The day on which an order comes in is the day at the factory. */
  factory_time_zone: text,
  /** The bike on the stage of the home page, and the color that each picture shows. */
  home_page: z.strictObject({
    hero: z.strictObject({ bike: text, color: text }),
    colors: z.record(text, text),
  }),
  /** What the law on product safety asks of every listing; see server/goods/goods/safety-facts.ts. */
  product_safety: z.strictObject({
    maker: Party,
    eu_responsible: Party.nullable(),
    bikes: Safety,
    batteries: Safety,
  }),
})

/** Values of the shop that an operator may change without a new version. */
export const seedSettings: Record<string, unknown> = readOne('settings.json', Settings)
