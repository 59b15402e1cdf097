import { z } from 'zod'

import { Money } from '@/contract/kit/money.schema'
import { shapeOf } from '@/contract/kit/resource/resource.schema'
import { resourceSchemas } from '@/contract/kit/resources.schema'
import { line } from '@/contract/kit/text.schema'
import { Totals } from '@/contract/shop/cart/cart.schema'
import { MAX_LINE_COUNT } from '@/domain/kit/constants'
import { MOST_FOUND } from '@/domain/office/promo/promotion'
import { PROMO_STATES } from '@/domain/shop/promo/promo'

import { benefitsOf, ONE_BENEFIT, promotions } from './promo'

const Item = z.object({
  product_id: z.int().min(1),
  count: z.int().min(1).max(MAX_LINE_COUNT),
})

export const promotionsSchemas = {
  products: {
    summary: `Finds bikes, accessories and spare parts that a code can count for; ${MOST_FOUND} at most.`,
    spec: '§2 Promo',
    query: z.object({ q: line(100).optional().describe('Part of a title, or a number') }),
    response: z.object({ products: z.array(z.object({ id: z.int(), title: z.string() })) }),
  },
  example: {
    summary:
      'Prices an order with a code as it is typed, by the prices and the rule of the checkout; the dates and limits of the code aside. It changes nothing.',
    spec: '§2 Promo',
    repeats: 'It changes nothing.',
    errors: ['country_not_found', 'product_not_found'],
    body: z
      .object({
        ...shapeOf(promotions, [
          ...(['basis_points', 'amount', 'kinds', 'product_ids', 'country_ids'] as const),
          ...(['first_order', 'members_only', 'cap', 'threshold'] as const),
          ...(['free_shipping', 'buy_count', 'free_count'] as const),
        ]),
        items: z
          .array(Item)
          .max(20)
          .describe('Bikes, accessories and spare parts; a bike of the shop where there are none'),
        country_id: z.int().min(1).describe('Where it goes'),
      })
      .refine((body) => benefitsOf(body).length === 1, {
        path: ['basis_points'],
        message: ONE_BENEFIT,
      }),
    response: z.object({
      lines: z.array(
        z.object({ product_id: z.int(), title: z.string(), count: z.int(), total: Money }),
      ),
      totals: Totals,
      state: z.enum(PROMO_STATES).describe('Why there is no discount, where there is none'),
      goods: Money.describe('What the code counts for'),
      missing: z.int().describe('How many more pieces the code needs, where there are too few'),
      free_shipping: Money.describe('Shipping that the code takes off'),
    }),
  },
  end: {
    summary: 'Ends a promo code now. Orders that were placed with it keep their discount.',
    spec: '§2 Promo',
    repeats: 'Repeating it changes nothing.',
    errors: ['promotion_not_found'],
    params: resourceSchemas.promotions.change.params,
    response: resourceSchemas.promotions.change.response,
  },
} as const
