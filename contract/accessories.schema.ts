import { z } from 'zod'

import { IdParam } from './configurator.schema'
import { Goods, Product, Stock } from './goods.schema'

/** An accessory in a list. */
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
  /** Sizes and colors to choose from; 0 where there is one version. */
  versions: z.int(),
  /** Colors of the versions, as they are drawn. */
  colors: z.array(z.object({ title: z.string(), hex: z.string() })),
})

export const accessoriesSchemas = {
  list: {
    summary: 'Lists all accessories in catalog order, with the bikes they may fit.',
    spec: 'open',
    response: z.object({
      accessories: z.array(Listed),
      bikes: z.array(z.object({ slug: z.string(), title: z.string() })),
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
      /** Others that fit the same bikes. */
      related: z.array(Listed),
    }),
  },
}
