import { z } from 'zod'

import { Id } from '@/contract/shop/configurator/configurator.schema'
import { Money } from '@/contract/kit/money.schema'
import { named } from '@/contract/kit/named.schema'

export const Country = z.object({
  id: Id,
  title: z.string(),
  code: z.string().length(2),
  tax_title: z.string(),
  tax_basis_points: z.int().min(0),
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
