import type { Part } from './bike'

/** How the tag begins that a part has while the shop does not offer it. */
export const NOT_OFFERED = 'not-offered-'

export function isOffered({ tags }: Part): boolean {
  return !tags.some((tag) => tag.startsWith(NOT_OFFERED))
}
