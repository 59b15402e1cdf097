import { z } from 'zod'

import { Id, IdParam } from '@/contract/shop/configurator/configurator.schema'
import { Safety } from '@/contract/shop/goods/goods.schema'
import { Money } from '@/contract/kit/money.schema'
import { named } from '@/contract/kit/named.schema'
import { limitedBy } from '@/contract/kit/route'
import { FEED_FILES } from '@/domain/shop/feeds/feeds'

const CountryCode = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .meta({ description: 'ISO 3166-1 alpha-2 code', examples: ['DE'] })

const Offer = z.object({
  id: z
    .string()
    .describe('Article number of the version or build, the same in feeds and structured data'),
  title: z.string(),
  path: z.string().describe('Path of its page with the version or build chosen'),
  images: z.array(z.string()).describe('Paths of its pictures; the first is the main one'),
  price: Money.describe('As the country’s law wants it shown'),
  shipping: Money.describe('Of one unit, as the country’s law wants it shown'),
  availability: z
    .enum(['in_stock', 'made_to_order', 'out_of_stock'])
    .describe('`made_to_order` if it is built after the order and leaves on `ships_on`'),
  ships_on: z.iso.date().nullable().describe('Null unless it is made to order'),
  handling_days: z.int().describe('Business days until it ships'),
  transit_days: z.int(),
  color: z.string().nullable(),
  size: z.string().nullable(),
  preset: z.string().nullable().describe('Preset of a bike; null for the standard bike and goods'),
  gtin: z.string().nullable(),
})

export const Offers = z.object({
  id: z.string().describe('Number of a product or slug of a bike; groups its versions in feeds'),
  product_id: Id,
  kind: z.enum(['bike', 'accessory', 'spare']),
  category: z.string().describe('In words; empty if it has none'),
  title: z.string(),
  description: z.string(),
  path: z.string(),
  weight_g: z.int().nullable(),
  country_id: Id,
  country_code: z.string().length(2),
  includes_tax: z.boolean().describe('Whether prices include tax'),
  is_digital: z.boolean(),
  is_sold_elsewhere: z.boolean().describe('True if buyers pay for it in another shop'),
  return_days: z.int().nullable().describe('Null if it can’t be returned'),
  ships_to: z.array(z.string().length(2)).describe('Codes of all countries it is offered in'),
  country_of_origin: z.string().nullable(),
  safety: Safety,
  offers: z.array(Offer).describe('Versions, or builds of a bike that are legal in the country'),
})

named({
  Offer: [Offer, 'A version or build that can be ordered, as search engines and feeds get it'],
  Offers: [Offers, 'All versions or builds on one page'],
})

export const feedsSchemas = {
  offers: {
    summary:
      'Returns the versions of a product, or the builds of a bike by preset, size and color, with price, shipping and availability in a country. Pages, structured data and product feeds are made of them.',
    spec: 'open',
    errors: ['product_not_found', 'country_not_found'],
    query: z.object({
      product: IdParam,
      country: CountryCode.optional().describe('The default country if omitted'),
    }),
    response: Offers,
  },
  feed: {
    summary:
      'Returns all products as a feed: for Google Merchant Center, for a Meta catalog, or as OpenAI’s product feed as one JSON array or by line.',
    spec: 'open',
    errors: ['feed_not_found'],
    limits: limitedBy('feed'),
    file: { type: '*/*', description: 'RSS 2.0, CSV, JSON or JSON Lines in UTF-8.' },
    params: z.object({ file: z.enum(FEED_FILES) }),
    query: z.object({
      country: z
        .string()
        .default('')
        .meta({ description: 'ISO 3166-1 alpha-2 code of a country', examples: ['DE'] }),
    }),
    response: z.any(),
  },
}
