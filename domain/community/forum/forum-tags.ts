import { unicodeForm } from '@/domain/kit/plain-text'

/** Maximum number of tags per thread, and minimum and maximum characters of a tag. */
export const TAG_LIMITS = { most: 5, least: 2, longest: 24 } as const

/** Normalizes a tag for storage. @example normalTag(' #Winter Storage ') // 'winter-storage' */
export function normalTag(text: string): string {
  const plain = unicodeForm(text, 'NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
}

export const isTag = (tag: string) =>
  tag.length >= TAG_LIMITS.least && tag.length <= TAG_LIMITS.longest && /^[a-z0-9-]+$/.test(tag)

/** Parses comma-separated tags. @example tagsOf('Snow, tire pressure') // ['snow', 'tire-pressure'] */
export function tagsOf(typed: string): string[] {
  return [...new Set(typed.split(',').map(normalTag))].filter((tag) => tag !== '')
}

export function tagFaults(typed: string) {
  const tags = tagsOf(typed)
  return {
    ...(!tags.every(isTag) && { tags: 'tagLength' as const }),
    ...(tags.length > TAG_LIMITS.most && { tags: 'tagsMany' as const }),
  }
}

/** @example tagAddress('snow', 2) // '/forum/tag/snow?page=2' */
export function tagAddress(tag: string, page = 1): string {
  return `/forum/tag/${tag}${page > 1 ? `?page=${page}` : ''}`
}
