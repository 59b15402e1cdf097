import type { CategoryRow, MovingProducts } from '@/contract/office/categories/categories'

import { orderedRows } from '@/messages/office/kit/ordered-rows'

const count = (products: number) => (products === 1 ? '1 product' : `${products} products`)

/** Texts with either noun: spare parts have groups, accessories have categories. */
const wordsOf = (one: string, many: string) => ({
  found: (all: number) => `${all} ${all === 1 ? one : many}`,
  none: `No ${many} yet`,
  noneHint: `Add one, and choose it for products. The shop shows it once a product in it is offered.`,
  add: `Add a ${one}`,
  addTitle: `New ${one}`,
  keys: `Use J and K to move between ${many}, and N for a new one.`,
  merge: `Merge into another ${one}`,
  choose: `Choose a ${one}`,
})

export const categories = {
  titles: { accessory: 'Categories of accessories', spare: 'Groups of spare parts' },
  leads: {
    accessory: 'The shop’s list of accessories is filtered by these, in this order.',
    spare: 'The shop’s spare parts are browsed and found by these, in this order.',
  },
  hrefs: {
    accessory: '/backoffice/catalog/accessories/categories',
    spare: '/backoffice/catalog/spares/categories',
  },
  shopHref: (kind: 'accessory' | 'spare', code: string) =>
    kind === 'spare' ? `/spares?group=${code}` : `/accessories?kind=${code}`,
  link: { accessory: 'Categories', spare: 'Groups' },
  of: {
    accessory: wordsOf('category', 'categories'),
    spare: wordsOf('group', 'groups'),
  },
  list: 'In the order of the shop',
  stale: 'We couldn’t refresh this page. You see what was loaded before.',
  editOf: (title: string) => `Edit ${title}`,
  open: 'See it in the shop',
  row: ({ products, offered }: CategoryRow) =>
    products === 0 ? 'Empty' : `${count(products)}, ${offered} offered`,
  hidden: 'Hidden',
  ...orderedRows,
  order: 'Order of its products',
  orderLead: 'The shop lists them so, unless a customer sorts by price.',
  orderEmpty: 'No product is in this category yet.',
  title: 'Title',
  titleFault: 'Enter a title.',
  code: 'Address',
  codeHint: 'Small letters, digits and hyphens. If you change it, the old address leads here.',
  codeFault: 'Use small letters and digits, with hyphens between words.',
  former: (former: readonly string[]) => `These addresses lead here, too: ${former.join(', ')}`,
  text: 'Text (optional)',
  textHint: 'Above the list of its products.',
  keywords: 'Other words (optional)',
  keywordsHint: 'With commas between. Its spare parts are found by these, too.',
  keywordsFault: 'Use 20 words at most, with 40 characters each.',
  like: 'Sits where these sit',
  likeHint: 'A drawing of the bike marks this place on the page of each part.',
  isHidden: 'Hidden: no filter or menu of the shop offers it',
  saved: (title: string) => `Saved: ${title}. The shop shows it so now.`,
  mergeLead: 'Its products move, it’s removed, and its address leads there.',
  into: 'Merge into',
  preview: 'See what moves',
  moving: ({ count: all }: MovingProducts, title: string) =>
    all === 0
      ? `Nothing moves: it’s empty. ${title} takes its address.`
      : `${count(all)} will move to ${title}:`,
  more: (all: number) => `and ${all} more`,
  notOffered: 'not offered',
  mergeNow: (title: string) => `Merge into ${title}`,
  merged: (title: string, into: string) => `Merged: ${title} is part of ${into} now.`,
} as const
