import { z } from 'zod'

import { Id } from '@/contract/shop/configurator/configurator.schema'
import { LIMIT_SCOPES } from '@/domain/shop/tax/tax'
import { Money } from '@/contract/kit/money.schema'
import { named } from '@/contract/kit/named.schema'

export const Country = z.object({
  id: Id,
  title: z.string(),
  code: z.string().length(2),
  tax_title: z.string(),
  taxes: z.array(
    z.object({
      title: z.string(),
      jurisdiction: z.string(),
      rate: z.int().describe('Parts per million: 88750 is 8.875%'),
      taxes_delivery: z.boolean(),
      limit: z
        .object({ cap: Money, scope: z.enum(LIMIT_SCOPES) })
        .nullable()
        .describe('Value up to which the shop collects it; above, the carrier does on import'),
    }),
  ),
  taxed_regions: z
    .array(z.string())
    .describe('States or provinces in which the shop collects taxes of their own'),
  prices_include_tax: z.boolean(),
  shipping_bike: Money,
  shipping_goods: Money,
  transit_days: z.object({ battery: z.int(), goods: z.int() }),
  legal_tunes: z.array(z.string()),
  region_title: z.string().nullable(),
  postcode: z.object({ pattern: z.string(), example: z.string() }).nullable(),
})

named({ Country })

export const countriesSchemas = {
  list: {
    summary:
      'Lists the countries the shop ships to, with shipping prices, taxes and address formats.',
    spec: '§7 Other',
    response: z.object({ countries: z.array(Country), default_id: Id }),
  },
}
