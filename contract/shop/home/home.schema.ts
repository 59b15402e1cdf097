import { z } from 'zod'

import { HOME_SECTIONS } from '@/domain/kit/brand'
import { DAY_KINDS } from '@/domain/shop/checkout/delivery-days'

import { Build, Id, IdParam, Slug } from '@/contract/shop/configurator/configurator.schema'
import { Money } from '@/contract/kit/money.schema'
import { named } from '@/contract/kit/named.schema'
import { Review, ReviewSummary } from '@/contract/shop/reviews/reviews.schema'

const Range = z.object({ low: z.number(), high: z.number() })
const Rating = z.object({ mean: z.number().nullable(), count: z.int() })

const ShownBike = z.object({
  id: Id,
  slug: Slug,
  title: z.string(),
  kind: z.string(),
  tagline: z.string(),
  size: z.string(),
  color: z.string(),
  sizes: z.array(z.string()),
  colors: z
    .array(z.object({ title: z.string(), hex: z.array(z.string()) }))
    .describe('Custom paint has two colors'),
  price: Money.describe('Price of the pictured build, as shown in the country'),
  price_from: Money.describe(
    'Price of the standard bike in its cheapest color, as shown in the country',
  ),
  range: Range,
  weight: z.number().describe('Kilograms'),
  power: z.number().describe('Watts'),
  delivery: z
    .object({
      ready: z.iso.date(),
      arrives: z.iso.date(),
      working: z.int().describe('Business days at the factory'),
      transit: z.int(),
    })
    .describe('Estimated delivery for an order placed today'),
  build: Build,
  text: z.string().describe('The build in words'),
  rating: Rating,
})

named({
  RangeEstimate: [Range, 'Range in kilometers, for an 80 kg rider on rolling terrain'],
  HomeBike: [ShownBike, 'A build as the home page shows it'],
})

export const homeSchemas = {
  page: {
    summary:
      'Returns the home page content: the featured bike, all bikes with price, range, weight and next delivery date for a country, and owner reviews.',
    spec: '§7 Other',
    errors: ['country_not_found'],
    query: z.object({
      country_id: IdParam.optional().describe('Defaults to the shop’s default country'),
    }),
    response: z.object({
      heading: z.string(),
      lead: z.string(),
      sections: z
        .array(z.enum(HOME_SECTIONS))
        .describe('Sections below the first picture, in order'),
      country_id: Id,
      country: z.string(),
      tax_included: z
        .string()
        .nullable()
        .describe('The tax that prices include in the country; null if they are before tax'),
      today: z.iso.date().describe('Today at the factory'),
      hero: ShownBike,
      picture: z
        .object({
          id: z.string().meta({ examples: ['mJ2v0Qk3Zr8wN5yTb7LxAg'] }),
          alt: z.string(),
          focus: z.string().meta({ examples: ['center'] }),
        })
        .nullable()
        .describe('Picture of the company’s own, in the place of the featured bike'),
      bikes: z.array(ShownBike),
      lead_days: z
        .object({ fewest: z.int(), most: z.int() })
        .describe('Fewest and most business days a standard bike takes'),
      calendars: z
        .array(
          z.object({
            bike_slug: Slug,
            weeks: z.array(z.array(z.object({ date: z.iso.date(), kind: z.enum(DAY_KINDS) }))),
          }),
        )
        .describe('Days from today until each bike arrives, in weeks from Monday to Sunday'),
      reviews: z.object({
        summary: ReviewSummary,
        picked: z.array(Review).describe('The latest review of each bike'),
      }),
    }),
  },
  bikes: {
    summary: 'Lists the bikes by name with the price, weight and range of each standard build.',
    spec: '§7 Other',
    response: z.object({
      bikes: z.array(
        z.object({
          id: Id,
          slug: Slug,
          title: z.string(),
          kind: z.string(),
          tagline: z.string(),
          price: Money,
          range: Range,
          weight: z.number(),
          power: z.number(),
          sizes: z.array(z.string()),
          build: Build,
          rating: Rating,
        }),
      ),
    }),
  },
}
