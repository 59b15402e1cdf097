import { z } from 'zod'

import { IdParam } from '@/contract/shop/configurator/configurator.schema'
import { Goods, Product, Stock } from '@/contract/shop/goods/goods.schema'
import { named } from '@/contract/kit/named.schema'

const Listed = Product.pick({
  id: true,
  category: true,
  title: true,
  description: true,
  price: true,
  weight_g: true,
  thumbnail: true,
  fits: true,
  is_digital: true,
}).extend({
  stock: Stock,
  versions: z
    .int()
    .describe('How many sizes or colors there are to choose from; 0 if there is only one version'),
  colors: z
    .array(z.object({ title: z.string(), hex: z.string() }))
    .describe('Colors of the versions, for swatches'),
  saves: z.int().describe('Whole percent that a bundle costs less than its parts; 0 if it is none'),
})

const AccessoryCategory = z.object({
  code: z.string().describe('The `category` of its accessories'),
  title: z.string(),
  text: z.string().describe('What it is about; may be empty'),
  former: z.array(z.string()).describe('Codes that it had before'),
})

named({
  AccessoryListing: [Listed, 'An accessory as lists show it'],
  AccessoryCategory: [AccessoryCategory, 'A category to filter accessories by'],
})

export const accessoriesSchemas = {
  list: {
    summary: 'Lists all accessories in catalog order, with the bikes they may fit.',
    spec: 'open',
    response: z.object({
      accessories: z.array(Listed),
      bikes: z.array(z.object({ slug: z.string(), title: z.string() })),
      categories: z
        .array(AccessoryCategory)
        .describe('In their order, also those that have no accessory'),
    }),
  },
  read: {
    summary:
      'Returns one accessory with its variants, specs, compatibility, requirements, delivered price, product safety information and related products.',
    spec: 'open',
    errors: ['accessory_not_found'],
    params: z.object({ id: IdParam }),
    response: z.object({
      accessory: Goods,
      related: z.array(Listed).describe('Other accessories that fit the same bikes'),
    }),
  },
}
