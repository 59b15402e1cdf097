import type { Part } from './bike'

/** A tag that a part has while the shop does not offer it; with its code behind it, that of its own rule. */
export const NOT_OFFERED = 'not-offered'

export function isOffered({ tags }: Part): boolean {
  return !tags.includes(NOT_OFFERED)
}
