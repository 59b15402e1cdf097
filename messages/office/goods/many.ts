import type { ManyChange } from '@/domain/office/goods/many-products'
import { listed } from '@/utils/text'

const products = (count: number) => (count === 1 ? '1 product' : `${count} products`)

interface ManyCounts {
  count: number
  changing: number
  titles: readonly string[]
}

/** Changes that staff choose from, in this order. */
const ACTIONS = {
  price: 'Change prices',
  offer: 'Offer in the shop',
  withdraw: 'Take out of the shop',
  group: 'Move to a category',
  add_tag: 'Add a tag',
  remove_tag: 'Remove a tag',
} as const

export type CatalogAction = keyof typeof ACTIONS
export type ManyAction = Exclude<CatalogAction, 'price'>

export const many = {
  action: 'What to change',
  actions: Object.entries(ACTIONS).map(([value, title]) => ({ value, title })),
  group: 'To this category',
  noGroup: 'None',
  tag: 'Tag',
  tagHint: 'Only staff see tags. Filter the list by them.',
  tagFault: 'Enter a tag.',
  anyTag: 'Any tag',
  tags: 'Tags',
  preview: 'See what changes',
  counted: ({ count, changing }: ManyCounts) =>
    changing === count
      ? `${products(changing)} will change.`
      : `${changing} of ${products(count)} will change. The others are so already.`,
  none: 'None of these products would change.',
  titles: ({ titles, changing }: ManyCounts) => {
    const rest = changing - titles.length
    return rest > 0 ? `${titles.join(', ')} and ${rest} more` : listed([...titles])
  },
  bundles: (titles: readonly string[]) =>
    titles.length === 1
      ? `The bundle ${listed(titles)} can’t be bought anymore either, because it contains one of these.`
      : `These bundles can’t be bought anymore either, because each contains one of these: ${listed(titles)}.`,
  apply: ({ is_offered, group, add_tag }: ManyChange, count: number) => {
    if (is_offered !== undefined) {
      return is_offered ? `Offer ${products(count)}` : `Take ${products(count)} out of the shop`
    }
    if (group !== undefined) return `Move ${products(count)}`
    return add_tag === undefined
      ? `Remove the tag from ${products(count)}`
      : `Tag ${products(count)}`
  },
  cancel: 'Not now',
  done: (count: number) => `Done. ${products(count)} changed. The shop shows it now.`,
} as const
