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
import { percent } from '@/contract/kit/resource/more-fields'
import { resource, type EntryOf, type FormOf, type InputOf } from '@/contract/kit/resource/resource'
import { ZERO } from '@/domain/kit/money'
import { MOST_USES, PROMOTION_STATES, PROMO_CODE_SHAPE } from '@/domain/office/promo/promotion'
import { PROMO_KINDS } from '@/domain/shop/promo/promo'

const CODE = 'Use 2 to 40 letters, digits or hyphens.'
const PERCENT = 'Enter a percentage from 0.01 to 100, or an amount.'
const AMOUNT = { wrong: 'Enter an amount, such as 49.99, or nothing.' }
const USES = { wrong: 'Enter a number from 1 to 1,000,000, or nothing.' }
const uses = (about: string) => optional(count({ least: 1, most: MOST_USES }, { ...USES, about }))
/** Maximum number of products, and of countries, per promo code. */
const MOST_NAMED = 200
const ANY_NUMBER = { least: 0, most: Infinity }

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
  check: ({ basis_points, amount, starts_at, ends_at }) => ({
    ...(basis_points === null && amount === null && { basis_points: PERCENT }),
    ...(basis_points && amount && { amount: 'Enter either a percentage or an amount.' }),
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
