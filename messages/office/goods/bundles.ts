import type { BundleFormFault } from '@/domain/office/goods/bundle-form-values'
import { MAX_BUNDLE_PARTS, MAX_PART_COUNT } from '@/domain/shop/goods/bundle'
import type { Cents } from '@/domain/kit/money'
import { money } from '@/utils/format'
import { amountLabel } from '@/messages/office/kit/amount-label'

const FAULTS: Record<BundleFormFault, string> = {
  few: 'Add at least two items.',
  many: `A bundle can have up to ${MAX_BUNDLE_PARTS} different products.`,
  count: `Enter how many of each, from 1 to ${MAX_PART_COUNT}.`,
  twice: 'The same product is in it twice. Remove one and change the number of the other.',
  percent: 'Enter a percentage from 0.01 to 90 with at most two decimals.',
}

export const bundles = {
  add: 'Add a bundle',
  addTitle: 'Add a bundle',
  addLead:
    'Products that cost less together than one by one. It stays out of the shop until you offer it; pictures come next.',
  href: '/backoffice/catalog/accessories/bundle',
  mayNotAdd: 'Your role may read products, but not add them.',
  parts: 'What’s in it',
  none: 'Nothing yet. Search for a product below.',
  search: 'Add a product',
  searchHint: 'Type part of its title. Enter takes the first one.',
  searchNone: 'No matching products.',
  searchFailed: 'We couldn’t load this product. Please try again.',
  notAPart: (title: string) => `${title} can’t be part of a bundle.`,
  count: 'Number',
  countOf: (title: string) => `Number of ${title}`,
  versionOf: (title: string) => `Version of ${title}`,
  remove: 'Remove',
  removeOf: (title: string) => `Remove ${title}`,
  each: (price: Cents) => `${money(price)} each`,
  notOffered: 'Not offered: this bundle can’t be bought.',
  pricing: 'Price',
  pricings: [
    { value: 'percent', title: 'A percentage off its parts' },
    { value: 'price', title: 'A price of its own' },
  ],
  percent: 'Percentage off',
  percentHint: 'The price follows when that of a part changes.',
  get ownPrice() {
    return amountLabel('Price')
  },
  ownPriceHint: 'Change it under “Prices,” like that of any product.',
  summary: (apart: Cents, price: Cents | null) => {
    const alone = `One by one, that’s ${money(apart)}.`
    if (price === null) return alone
    if (price >= apart)
      return `${alone} At ${money(price)}, the bundle saves nothing, and the shop says nothing of saving.`
    return `${alone} At ${money(price)}, the bundle saves ${money(apart - price)}.`
  },
  priceFault: 'Enter a price that’s lower than that of its parts together.',
  derived: 'Weight and the bikes that it fits follow from its parts.',
  priceOfParts: 'This bundle takes a percentage off its parts. You change it with its parts.',
  fault: (fault: BundleFormFault) => FAULTS[fault],
  /** One part per line, because titles contain commas. */
  inWords: (parts: readonly { title: string; version: string | null; count: string }[]) =>
    parts
      .map(({ title, version, count }) => `${count} × ${title}${version ? ` (${version})` : ''}`)
      .join('\n'),
  percentInWords: (percent: string) => `${percent}% off`,
} as const
