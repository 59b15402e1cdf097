/** Longest tag of a product, and most tags of one. */
export const TAG_LENGTH = 30
const MAX_TAGS = 20

/** A change of many products; exactly one member is set. */
export interface ManyChange {
  is_offered?: boolean | undefined
  group?: string | undefined
  add_tag?: string | undefined
  remove_tag?: string | undefined
}

/** Tags differ in words only, not in case and spaces. @example tagOf(' Black  Friday ') // 'black friday' */
const tagOf = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ')

interface ChangedProduct {
  is_offered: boolean
  group: string
  tags: readonly string[]
}

/** Returns what a change makes of a product, or null if it stays as it is. */
export function changedProduct<Product extends ChangedProduct>(
  product: Product,
  { is_offered, group, add_tag, remove_tag }: ManyChange,
): Product | null {
  const { tags } = product
  if (is_offered !== undefined && is_offered !== product.is_offered)
    return { ...product, is_offered }
  if (group !== undefined && group !== product.group) return { ...product, group }
  if (add_tag !== undefined && !tags.includes(tagOf(add_tag)) && tags.length < MAX_TAGS) {
    return { ...product, tags: [...tags, tagOf(add_tag)].sort() }
  }
  if (remove_tag !== undefined && tags.includes(tagOf(remove_tag))) {
    return { ...product, tags: tags.filter((tag) => tag !== tagOf(remove_tag)) }
  }
  return null
}
