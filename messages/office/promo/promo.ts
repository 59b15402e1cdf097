import type { ResourceTexts } from '@/contract/kit/resource/texts'
import type { Resources } from '@/contract/kit/resources'
import type { Promotion } from '@/contract/office/promo/promo'
import type { PromotionExample } from '@/contract/office/promo/promo-routes'
import { addCents } from '@/domain/kit/money'
import type { PromoKind, PromoResult } from '@/domain/shop/promo/promo'
import { money } from '@/utils/format'

import { shortMoment } from '@/messages/office/overview/overview'
import type { DialogRequest } from '@/messages/kit/dialogs'
import { amountLabel } from '@/messages/office/kit/amount-label'

const STATES: Record<Promotion['state'], string> = {
  running: 'Running',
  planned: 'Planned',
  used_up: 'Used up',
  ended: 'Ended',
}

const count = (many: number) => (many === 1 ? '1 promo code' : `${many} promo codes`)
const orders = (many: number) => (many === 1 ? '1 order' : `${many} orders`)

const KINDS: Record<PromoKind, string> = {
  bike: 'Bikes',
  accessory: 'Accessories',
  spare: 'Spare parts',
}

function benefitText({ basis_points, amount, free_shipping, buy_count, free_count }: Promotion) {
  if (free_shipping) return 'free shipping'
  if (buy_count !== null) return `buy ${buy_count}, get ${free_count} free`
  return basis_points === null ? amount !== null && money(amount) : `${basis_points / 100}%`
}

type Scope = Pick<
  Promotion,
  'kinds' | 'products' | 'country_ids' | 'first_order' | 'members_only' | 'is_automatic'
>

function scopeTexts({ kinds, products, country_ids, ...customers }: Scope): string[] {
  const goods = [
    ...kinds.map((kind) => KINDS[kind].toLowerCase()),
    ...products.map(({ title }) => title),
  ]
  const countries = country_ids.length === 1 ? '1 country' : `${country_ids.length} countries`
  return [
    ...(goods.length > 0 ? [`on ${goods.join(', ')}`] : []),
    ...(country_ids.length > 0 ? [`in ${countries}`] : []),
    ...(customers.first_order ? ['first orders'] : []),
    ...(customers.members_only ? ['members'] : []),
    ...(customers.is_automatic ? ['applies by itself'] : []),
  ]
}

/** Reasons why an example gets no discount although its code is known, active and not used up. */
const NO_DISCOUNT: Record<Exclude<PromoResult['state'], 'applied'>, string> = {
  ...{ none: '', unknown: '', 'not-yet': '', expired: '', exhausted: '', 'not-first': '' },
  ...{ 'members-only': '', 'not-best': '', 'too-few': '' },
  'no-shipping': 'There is no shipping to pay for these items.',
  'below-threshold': 'The subtotal of what it counts for isn’t above the limit.',
  'other-country': 'The code isn’t for this country.',
  'other-goods': 'The code counts for none of these products.',
}

const FIGURES = 'Revenue from paid orders, before and after refunds.'
const NO_LIMIT = 'Leave blank for no limit.'

export const promotions = {
  title: 'Promo codes',
  lead: 'Discounts that customers get for a code at checkout or without one, and what each brought.',
  list: 'Promo codes',
  columns: {
    title: 'Code',
    state: 'Status',
    rule: 'Discount',
    window: 'Runs',
    uses: 'Uses',
    orders: 'Paid orders',
    revenue: 'Revenue',
    net: 'After refunds',
    discount: 'Given',
  },
  found: (many: number) => `${count(many)}. ${FIGURES}`,
  none: 'No promo codes yet',
  noneHint: 'Add the first one. Customers type it at checkout.',
  state: (state: Promotion['state']) => STATES[state],
  rule: (promotion: Promotion) =>
    [
      benefitText(promotion),
      promotion.cap !== null && `up to ${money(promotion.cap)}`,
      promotion.threshold > 0 && `above ${money(promotion.threshold)}`,
      ...scopeTexts(promotion),
    ]
      .filter(Boolean)
      .join(', '),
  window: ({ starts_at, ends_at }: Pick<Promotion, 'starts_at' | 'ends_at'>) =>
    [starts_at && `from ${shortMoment(starts_at)}`, ends_at && `until ${shortMoment(ends_at)}`]
      .filter(Boolean)
      .join(' ') || 'without end',
  uses: ({ uses, max_uses_total }: Pick<Promotion, 'uses' | 'max_uses_total'>) =>
    max_uses_total === null ? String(uses) : `${uses} of ${max_uses_total}`,
  card: ({ orders: many, revenue, net, discount }: Promotion) =>
    `${orders(many)}, ${money(revenue)}, ${money(net)} after refunds, ${money(discount)} given`,
  add: 'Add a promo code',
  addTitle: 'New promo code',
  editTitle: (code: string) => `Promo code ${code}`,
  groups: {
    benefit: 'What it gives (fill in one)',
    goods: 'What it counts for',
    customers: 'Who gets it',
    time: 'When and how often',
  },
  fields: {
    code: { label: 'Code', hint: 'Capitals don’t matter' },
    basis_points: 'Discount (%)',
    get amount() {
      return amountLabel('Amount off')
    },
    free_shipping: 'Free shipping',
    buy_count: { label: 'Items to buy', hint: 'For “buy 2, get 1 free,” enter 2' },
    free_count: {
      label: 'Items free',
      hint: 'The cheapest ones. For “buy 2, get 1 free,” enter 1',
    },
    get cap() {
      return { label: amountLabel('At most off'), hint: NO_LIMIT }
    },
    get threshold() {
      return { label: amountLabel('Minimum: subtotals above'), hint: NO_LIMIT }
    },
    starts_at: { label: 'Starts', hint: 'In the shop’s time zone. Leave blank to start now.' },
    ends_at: { label: 'Ends', hint: 'In the shop’s time zone. Leave blank for no end.' },
    max_uses_total: { label: 'Uses in total', hint: NO_LIMIT },
    max_uses_per_customer: { label: 'Uses per customer', hint: NO_LIMIT },
    kinds: {
      label: 'Kinds of products',
      hint: 'Nothing chosen: everything but gift cards. Subtotals are of what it counts for.',
      options: KINDS,
    },
    product_ids: { label: 'Or single products', hint: 'Part of a title, or a number' },
    country_ids: { label: 'Countries', hint: 'None chosen: all countries.' },
    first_order: 'Only for first orders',
    members_only: 'Only for members',
    is_automatic: 'Applies by itself, without the code',
  },
  noProducts: 'No product found',
  removeProduct: (title: string) => `Remove ${title}`,
  someProduct: (id: number) => `Product ${id}`,
  countriesChosen: (many: number) => (many === 0 ? 'All' : `${many} chosen`),
  saved: (code: string) => `Saved: ${code}. It counts for orders from now on.`,
  restart: 'This promo code has ended. Saving runs it again, within the dates you enter.',
  end: 'End now',
  example: 'Example',
  exampleItems: 'Example: what an order would cost with it. Add products',
  exampleCountry: 'Sent to',
  exampleCount: (title: string) => `Count of ${title}`,
  exampleDiscount: 'Discount',
  exampleShipping: 'Shipping',
  exampleFreeShipping: 'Shipping, free',
  exampleTotal: 'Total',
  exampleResult: ({ state, totals, free_shipping, missing }: PromotionExample) => {
    if (state === 'applied')
      return `${money(addCents(totals.discount, free_shipping))} off a first order`
    return `No discount. ${state === 'too-few' ? `It takes ${missing} more.` : NO_DISCOUNT[state]}`
  },
  exampleNone: 'Enter what it gives to see what an order would cost with it.',
} as const satisfies ResourceTexts<Resources['promotions']> & Record<string, unknown>

export const endPromotionDialog = (code: string) =>
  ({
    title: `End ${code} now?`,
    message:
      'Customers can’t use it from now on. Orders that were placed with it keep their discount.',
    icon: 'info',
    type: 'wide',
    primaryButtonType: 'danger',
    primaryButton: 'End promo code',
    secondaryButton: 'Cancel',
  }) as const satisfies DialogRequest
