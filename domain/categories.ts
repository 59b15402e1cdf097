import { unicodeForm } from './plain-text'

export const CATEGORY_KINDS = ['accessory', 'spare'] as const
export type CategoryKind = (typeof CATEGORY_KINDS)[number]

/** A category of accessories as visitors filter by it. */
export interface Category {
  /** Stands in addresses: 'bags'. */
  code: string
  title: string
  /** What stands above the list of it; empty for none. */
  text: string
  /** Names that it had in addresses before, or that were merged into it. */
  former: string[]
}

export const CODE_LENGTH = 40
const CODE = /^[a-z0-9]+(-[a-z0-9]+)*$/

export const isCategoryCode = (text: string) => text.length <= CODE_LENGTH && CODE.test(text)

/** A name for addresses out of a title. @example categoryCodeOf('Bells & horns') // 'bells-horns' */
export function categoryCodeOf(title: string): string {
  const words = unicodeForm(title, 'NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  return (words ?? []).join('-').slice(0, CODE_LENGTH).replace(/-$/, '')
}

/** The list with one of its members at another place. */
export function movedTo<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, at) => at !== from)
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)]
}
