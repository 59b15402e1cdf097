import { z } from 'zod'

import { DAY_KINDS } from '@/domain/delivery-days'

import { Build, Id, Slug } from './configurator.schema'
import { Money } from './money.schema'
import { Review, ReviewSummary } from './reviews.schema'

/** km, for a rider of 80 kg on rolling ground. */
const Range = z.object({ low: z.number(), high: z.number() })
const Rating = z.object({ mean: z.number().nullable(), count: z.int() })

/** One build of a bike as the home page shows it, with its figures. */
const ShownBike = z.object({
  id: Id,
  slug: Slug,
  title: z.string(),
  kind: z.string(),
  tagline: z.string(),
  size: z.string(),
  color: z.string(),
  sizes: z.array(z.string()),
  /** A Custom color has two. */
  colors: z.array(z.object({ title: z.string(), hex: z.array(z.string()) })),
  /** Of the bike in the picture. */
  price: Money,
  /** Of the bike as it stands, in its cheapest color. */
  price_from: Money,
  range: Range,
  /** kg */
  weight: z.number(),
  /** W */
  power: z.number(),
  /** Next delivery for an order of today. */
  delivery: z.object({
    ready: z.iso.date(),
    arrives: z.iso.date(),
    /** Working days at the factory, then days on the way. */
    working: z.int(),
    transit: z.int(),
  }),
  build: Build,
  /** The build in words. */
  text: z.string(),
  rating: Rating,
})

export const homeSchemas = {
  page: {
    summary:
      'Returns the home page content: the featured bike, all bikes with price, range, weight and next delivery date for the default country, and owner reviews.',
    spec: '§7 Other',
    response: z.object({
      country_id: Id,
      country: z.string(),
      /** At the factory: the day that the dates count from. */
      today: z.iso.date(),
      hero: ShownBike,
      bikes: z.array(ShownBike),
      /** Fewest and most working days that a bike takes as it stands. */
      lead_days: z.object({ fewest: z.int(), most: z.int() }),
      /** The days from today to the arrival of each bike, in weeks from Monday to Sunday. */
      calendars: z.array(
        z.object({
          bike_slug: Slug,
          weeks: z.array(z.array(z.object({ date: z.iso.date(), kind: z.enum(DAY_KINDS) }))),
        }),
      ),
      reviews: z.object({
        summary: ReviewSummary,
        /** The latest of each bike, whatever it says. */
        picked: z.array(Review),
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
