import { money } from '@/utils/format'

/** The kinds of the catalogue in words; an unknown one shows its own name. */
const CATEGORIES: Readonly<Record<string, string>> = {
  protection: 'Protection',
  bags: 'Bags',
  lights: 'Lights',
  locks: 'Locks',
  cockpit: 'Cockpit',
  workshop: 'Workshop',
  family: 'Family',
  gifts: 'Gifts',
}

/** Accessories: the list and the page of one. */
export const accessories = {
  title: 'Accessories',
  description:
    'Helmets, lights, locks, bags and tools for our bikes, each with weight, load limit, what it fits and what it costs delivered.',
  heading: 'Made to go along',
  lead: 'What we would put on our own bikes. Everything says what it weighs, what it carries and which bike it fits.',

  filter: 'Filter and sort',
  bike: 'Fits my bike',
  anyBike: 'All bikes',
  kind: 'Kind',
  anyKind: 'Everything',
  sort: 'Sort by',
  sorts: {
    catalogue: 'Our order',
    price: 'Price, low to high',
    'price-down': 'Price, high to low',
  },
  category: (category: string) => CATEGORIES[category] ?? category,
  found: (count: number) => `${count} ${count === 1 ? 'accessory' : 'accessories'}`,
  nothing: 'Nothing of this kind fits this bike.',
  showAll: 'Show everything',
  from: (price: number) => `from ${money(price)}`,
  versions: (count: number) => `${count} versions`,
  allBikes: 'Fits every bike',
  fitsOnly: (bikes: readonly string[]) => `Fits ${bikes.join(' and ')}`,
  digital: 'By e-mail',

  all: 'All accessories',
  color: 'Color',
  size: 'Size',
  version: 'Version',
  soldOutInColor: (color: string | null) => (color ? `Sold out in ${color}` : 'Sold out'),
  soldOut: (version: string) => `${version} is sold out at the moment. Please take another one.`,
  needs: 'Needs',
  needsLink: (bike: string) => `Add it to the ${bike} in the configurator`,
  delivery: 'At your door',
  related: 'Goes with it',
  picture: (title: string, version: string | null) =>
    version ? `Drawing: ${title}, ${version}` : `Drawing: ${title}`,

  gift: {
    amount: 'Amount',
    other: 'Another amount',
    otherHint: (min: number, max: number) => `Whole dollars from $${min} to $${max}`,
    wrong: (min: number, max: number) =>
      `A gift card holds $${min} to $${max} in whole dollars. Please change the amount.`,
    steps: 'How it works',
    how: [
      'The code comes to the e-mail address of your order as soon as the payment is in. Nothing is shipped, so there is no delivery to pay.',
      'Forward the mail or print it: whoever has the code redeems it once, in the dashboard under Credits.',
      'The amount then pays for anything in the shop, in one order or several. It does not expire.',
      'A gift card is not taxed when you buy it; what is bought with it is.',
    ],
  },
} as const
