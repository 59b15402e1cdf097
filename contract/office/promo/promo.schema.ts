import { z } from 'zod'

import { MAX_LINE_COUNT } from '@/domain/kit/constants'
import { PROMO_CODE_SHAPE } from '@/domain/office/promo/promotion-form'
import { PROMO_KINDS, PROMO_STATES } from '@/domain/shop/promo/promo'
import {
  MOST_FOUND,
  MOST_PROMOTIONS,
  MOST_USES,
  PROMOTION_STATES,
} from '@/domain/office/promo/promotion'

import { Totals } from '@/contract/shop/cart/cart.schema'
import { Money } from '@/contract/kit/money.schema'
import { named } from '@/contract/kit/named.schema'
import { codeText, line } from '@/contract/kit/text.schema'

const momentLike = (example: string) =>
  z.iso
    .datetime()
    .nullable()
    .meta({ examples: [example] })
const Uses = z.int().min(1).max(MOST_USES).nullable()
const Amount = Money.refine((amount) => amount >= 0, 'Enter an amount of zero or more.')
const Code = codeText(40)
  .toLowerCase()
  .regex(PROMO_CODE_SHAPE, 'Use 2 to 40 letters, digits or hyphens.')
  .meta({ examples: ['spring'] })

/** Maximum number of products, and of countries, per promo code. */
const MOST_NAMED = 200
const Ids = z.array(z.int().min(1)).max(MOST_NAMED)

const Named = z.object({ id: z.int(), title: z.string() })

const DISCOUNT = {
  basis_points: z
    .int()
    .min(1)
    .max(10_000)
    .nullable()
    .meta({
      examples: [null],
      description:
        'Share of the items it counts for; 1000 is 10%. Null where it takes off an amount',
    }),
  amount: Amount.refine((amount) => amount > 0, 'Enter an amount above zero.')
    .nullable()
    .describe('Null where it takes off a share'),
  kinds: z.array(z.enum(PROMO_KINDS)).describe('Goods it counts for; none means all'),
  product_ids: Ids.describe('Products it counts for, beside those of the kinds'),
  country_ids: Ids.describe('Countries it is for; none means all'),
  first_order: z.boolean().describe('Only for customers without a paid order before'),
  cap: Amount.nullable().describe('The most it takes off'),
  threshold: Amount.describe('The subtotal before shipping must be above this'),
}

const RULE = {
  ...DISCOUNT,
  starts_at: momentLike('2026-12-01T00:00:00.000Z'),
  ends_at: momentLike('2026-12-27T00:00:00.000Z'),
  max_uses_total: Uses.describe('By everyone together; null means without limit'),
  max_uses_per_customer: Uses.describe('By account and by email address; null means without limit'),
}

const endsAfterStart = ({
  starts_at,
  ends_at,
}: {
  starts_at: string | null
  ends_at: string | null
}) => starts_at === null || ends_at === null || Date.parse(starts_at) < Date.parse(ends_at)
const hasOneWay = ({ basis_points, amount }: { basis_points: unknown; amount: unknown }) =>
  (basis_points === null) !== (amount === null)
const ONE_WAY = { path: ['basis_points'], message: 'Enter a percentage or an amount.' }
const IN_ORDER = { path: ['ends_at'], message: 'It must end after it starts.' }

const Promotion = z.object({
  code: z.string().describe('In lower case; customers may type it in any case'),
  ...RULE,
  products: z.array(Named).describe('Titles of `product_ids`; products that are gone are left out'),
  state: z.enum(PROMOTION_STATES),
  uses: z.int().describe('Of paid orders, and of those that wait for their payment'),
  orders: z.int().describe('Paid orders'),
  revenue: Money.describe('Totals of those orders, before refunds'),
  refunded: Money.describe('What went back of those orders'),
  net: Money.describe('Revenue minus refunds'),
  discount: Money.describe('What it took off those orders'),
  seen: z.string().describe('Names this version of it; send it back with a change'),
})

named({ Promotion: [Promotion, 'A promo code, its limits, and what it brought'] })

export const promotionsSchemas = {
  list: {
    summary: `Lists promo codes with what each brought, those that run first; ${MOST_PROMOTIONS} at most.`,
    spec: '§2 Promo',
    response: z.object({ promotions: z.array(Promotion) }),
  },
  products: {
    summary: `Finds bikes, accessories and spare parts that a code can count for; ${MOST_FOUND} at most.`,
    spec: '§2 Promo',
    query: z.object({ q: line(100).optional().describe('Part of a title, or a number') }),
    response: z.object({ products: z.array(Named) }),
  },
  example: {
    summary:
      'Prices an order with a code as it is typed, by the prices and the rule of the checkout; the dates and limits of the code aside. It changes nothing.',
    spec: '§2 Promo',
    repeats: 'It changes nothing.',
    errors: ['country_not_found', 'product_not_found'],
    body: z
      .object({
        ...DISCOUNT,
        items: z
          .array(
            z.object({ product_id: z.int().min(1), count: z.int().min(1).max(MAX_LINE_COUNT) }),
          )
          .max(20)
          .describe('Bikes, accessories and spare parts; a bike of the shop where there are none'),
        country_id: z.int().min(1).describe('Where it goes'),
      })
      .refine(hasOneWay, ONE_WAY),
    response: z.object({
      lines: z.array(
        z.object({ product_id: z.int(), title: z.string(), count: z.int(), total: Money }),
      ),
      totals: Totals,
      state: z.enum(PROMO_STATES).describe('Why there is no discount, where there is none'),
      goods: Money.describe('What the code counts for'),
    }),
  },
  add: {
    summary: 'Adds a promo code.',
    spec: '§2 Promo',
    repeats: 'A repeat is refused.',
    errors: ['promotion_exists'],
    body: z
      .object({ code: Code, ...RULE })
      .refine(endsAfterStart, IN_ORDER)
      .refine(hasOneWay, ONE_WAY),
    response: Promotion,
  },
  change: {
    summary:
      'Changes a promo code for orders from now on. One that has ended runs again where its window allows it.',
    spec: '§2 Promo',
    errors: ['promotion_not_found', 'promotion_changed'],
    params: z.object({ code: Code }),
    body: z
      .object({ ...RULE, seen: z.string().max(64).describe('As it was read') })
      .refine(endsAfterStart, IN_ORDER)
      .refine(hasOneWay, ONE_WAY),
    response: Promotion,
  },
  end: {
    summary: 'Ends a promo code now. Orders that were placed with it keep their discount.',
    spec: '§2 Promo',
    repeats: 'Repeating it changes nothing.',
    errors: ['promotion_not_found'],
    params: z.object({ code: Code }),
    response: Promotion,
  },
} as const
