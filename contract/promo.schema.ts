import { z } from 'zod'

import { Money } from './money.schema'

const EndsAt = z.iso
  .datetime()
  .nullable()
  .meta({ description: 'When it stops showing; null means no end date' })

export const promoSchemas = {
  read: {
    summary: 'Returns current promotions: a banner, and a seasonal offer with its promo code.',
    spec: '§2 Promo',
    response: z.object({
      banner: z
        .object({
          id: z.string(),
          title: z.string(),
          text: z.string(),
          link: z.string().meta({ description: 'An HTTPS URL or a path in this shop' }),
          link_label: z.string(),
          ends_at: EndsAt,
        })
        .nullable(),
      seasonal: z
        .object({
          id: z.string(),
          title: z.string(),
          text: z.string(),
          code: z.string(),
          basis_points: z.int().min(1).max(10_000),
          cap: Money.nullable(),
          threshold: Money.meta({ description: 'The subtotal before shipping must be above this' }),
          ends_at: EndsAt,
        })
        .nullable(),
    }),
  },
}
