import { z } from 'zod'

import { Money } from './money.schema'

const EndsAt = z.iso
  .datetime()
  .nullable()
  .meta({ description: 'From this moment on it is not shown any more; null: no end is known' })

export const promoSchemas = {
  read: {
    summary:
      'What the shop announces at this moment: a banner, and a seasonal offer with its code.',
    spec: '§2 Promo',
    response: z.object({
      banner: z
        .object({
          id: z.string(),
          title: z.string(),
          text: z.string(),
          link: z.string().meta({ description: 'An https address, or a path of this shop' }),
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
          threshold: Money.meta({ description: 'The goods must cost more, before shipping' }),
          ends_at: EndsAt,
        })
        .nullable(),
    }),
  },
}
