import {
  choice,
  choices,
  count,
  fixed,
  flag,
  ids,
  line,
  moment,
  money,
  optional,
  titles,
} from '@/contract/kit/resource/field'
import { optionalFlag, percent } from '@/contract/kit/resource/more-fields'
import { resource, type EntryOf, type FormOf, type InputOf } from '@/contract/kit/resource/resource'
import { ZERO, type Cents } from '@/domain/kit/money'
import {
  MOST_PIECES,
  MOST_USES,
  PROMOTION_STATES,
  PROMO_CODE_SHAPE,
} from '@/domain/office/promo/promotion'
import { PROMO_KINDS, type PromoBenefit } from '@/domain/shop/promo/promo'

const CODE = 'Use 2 to 40 letters, digits or hyphens.'
const PERCENT = 'Enter a percentage from 0.01 to 100, or an amount.'
const AMOUNT = { wrong: 'Enter an amount, such as 49.99, or nothing.' }
const USES = { wrong: 'Enter a number from 1 to 1,000,000, or nothing.' }
const uses = (about: string) => optional(count({ least: 1, most: MOST_USES }, { ...USES, about }))
/** Maximum number of products, and of countries, per promo code. */
const MOST_NAMED = 200
const PIECES = 'Enter a whole number from 1 to 20.'
const pieces = (about: string) =>
  optional(count({ least: 1, most: MOST_PIECES }, { wrong: PIECES, about }))
export const ONE_BENEFIT =
  'Enter one of these: a percentage, an amount, free shipping or free items.'
const ANY_NUMBER = { least: 0, most: Infinity }

type BenefitValues = { [K in keyof PromoBenefit]?: PromoBenefit[K] | undefined } & {
  cap?: Cents | null | undefined
}

function benefitFaults(benefit: BenefitValues): Partial<Record<keyof BenefitValues, string>> {
  const { buy_count, free_count, free_shipping, cap = null } = benefit
  const [first, second] = benefitsOf(benefit)
  if (!first) return { basis_points: ONE_BENEFIT }
  if (second) return { [second]: ONE_BENEFIT }
  if (first === 'buy_count' && !buy_count) return { buy_count: PIECES }
  if (first === 'buy_count' && !free_count) return { free_count: PIECES }
  return free_shipping && cap !== null ? { cap: 'Leave this blank with free shipping.' } : {}
}

/** Returns the members of what a code gives. Valid codes have one. */
export function benefitsOf({ basis_points, amount, free_shipping, ...pieces }: BenefitValues) {
  return [
    ...(basis_points ? ['basis_points' as const] : []),
    ...(amount ? ['amount' as const] : []),
    ...(free_shipping ? ['free_shipping' as const] : []),
    ...(pieces.buy_count || pieces.free_count ? ['buy_count' as const] : []),
  ]
}

export const promotions = resource('promotions', {
  nouns: {
    ...{ code: 'promotion', one: 'promo code', a: 'a promo code', many: 'promo codes' },
    exists: 'There’s already a promo code with this name. Change that one instead.',
  },
  path: '/api/backoffice/promotions',
  spec: '§2 Promo',
  read: 'marketing.read',
  write: 'marketing.write',
  key: 'code',
  fields: {
    code: fixed(
      line(40, {
        ...{ required: CODE, pattern: PROMO_CODE_SHAPE, wrong: CODE, isCode: true },
        ...{ example: 'spring', about: 'In lower case; customers may type it in any case' },
      }),
    ),
    basis_points: optional(
      percent({
        ...{ wrong: PERCENT, example: 1000 },
        about: 'Share of the items it counts for; 1000 is 10%. Null where it takes off an amount',
      }),
    ),
    amount: optional(
      money({ ...AMOUNT, least: 1, about: 'Null where it takes off a share', example: null }),
    ),
    free_shipping: optionalFlag({ about: 'Whether the items it counts for ship for free' }),
    buy_count: pieces('Pieces to pay for, in sets with the free ones; null without free pieces'),
    free_count: pieces('Free pieces of each set, the cheapest of the items it counts for'),
    cap: optional(money({ ...AMOUNT, about: 'The most it takes off' })),
    threshold: money({
      ...{ ...AMOUNT, blank: ZERO },
      about: 'The subtotal before shipping must be above this',
    }),
    starts_at: optional(moment({ example: '2026-12-01T00:00:00.000Z' })),
    ends_at: optional(moment({ example: '2026-12-27T00:00:00.000Z' })),
    max_uses_total: uses('By everyone together; null means without limit'),
    max_uses_per_customer: uses('By account and by email address; null means without limit'),
    kinds: choices(PROMO_KINDS, { about: 'Goods it counts for; none means all' }),
    product_ids: ids(MOST_NAMED, { about: 'Products it counts for, beside those of the kinds' }),
    country_ids: ids(MOST_NAMED, { about: 'Countries it is for; none means all' }),
    first_order: flag({ about: 'Only for customers without a paid order before' }),
    members_only: optionalFlag({ about: 'Only for customers who are logged in' }),
    is_automatic: optionalFlag({
      about: 'Whether it applies without being entered, where it is the best for the customer',
    }),
  },
  computed: {
    products: titles('Titles of `product_ids`; products that are gone are left out'),
    state: choice(PROMOTION_STATES),
    uses: count(ANY_NUMBER, { about: 'Of paid orders, and of those that wait for their payment' }),
    orders: count(ANY_NUMBER, { about: 'Paid orders' }),
    revenue: money({ about: 'Totals of those orders, before refunds' }),
    refunded: money({ about: 'What went back of those orders' }),
    net: money({ about: 'Revenue minus refunds' }),
    discount: money({ about: 'What it took off those orders' }),
  },
  check: ({ starts_at, ends_at, ...values }) => ({
    ...benefitFaults(values),
    ...(starts_at &&
      ends_at &&
      Date.parse(ends_at) <= Date.parse(starts_at) && {
        ends_at: 'Choose an end that is after the start.',
      }),
  }),
})

/** A promo code with its results; amounts in cents. */
export type Promotion = EntryOf<typeof promotions>
export type PromotionForm = FormOf<typeof promotions>
export type PromotionInput = InputOf<typeof promotions>
