import type { ContentTag } from '@/domain/shop/content/content'
import { unicodeForm } from '@/domain/kit/plain-text'

export const FORUM_PAGE_SIZE = 20

/** Character limits; `different` is the minimum number of distinct characters in a post. */
export const FORUM_LIMITS = {
  title: { min: 15, max: 255 },
  post: { min: 20, max: 32_000, different: 7 },
  quote: 600,
  note: 500,
} as const

/** Time during which authors can edit a post; edits in the first minutes aren't marked. */
export const EDIT_WINDOW_MS = 24 * 3_600_000
export const SILENT_EDIT_MS = 5 * 60_000
/** Time within which an author's duplicate posts are rejected. */
export const REPEAT_WINDOW_MS = 5 * 60_000

export const FLAG_REASONS = ['spam', 'rude', 'illegal', 'off_topic', 'other'] as const
export type FlagReason = (typeof FLAG_REASONS)[number]

/** HTML elements allowed in posts. */
export const POST_TAGS = [
  ...([
    'p',
    'br',
    'strong',
    'em',
    's',
    'code',
    'pre',
    'blockquote',
    'ul',
    'ol',
    'li',
    'a',
    'img',
  ] as const),
] as const satisfies readonly ContentTag[]

/** @example threadSlug('Creaking “Prime” — what now?') // 'creaking-prime-what-now' */
export function threadSlug(title: string): string {
  const plain = unicodeForm(title, 'NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const slug = plain.replace(/[^a-z0-9]+/g, '-').slice(0, 60)
  return slug.replace(/^-|-$/g, '') || 'thread'
}

export function pagesOf(count: number): number {
  return Math.max(1, Math.ceil(count / FORUM_PAGE_SIZE))
}

/** Returns the page of a post; the first post of a thread has number 1. */
function pageOfPost(number: number): number {
  return pagesOf(number)
}

interface ThreadKey {
  id: number
  slug: string
}

/** @example threadAddress({ id: 7, slug: 'creaking-prime' }, 2) // '/forum/thread/7/creaking-prime?page=2' */
export function threadAddress({ id, slug }: ThreadKey, page = 1): string {
  return `/forum/thread/${id}/${slug}${page > 1 ? `?page=${page}` : ''}`
}

/** @example postAddress({ id: 7, slug: 'creaking-prime' }, 45) // '…?page=3#post-45' */
export function postAddress(thread: ThreadKey, number: number): string {
  return `${threadAddress(thread, pageOfPost(number))}#post-${number}`
}

/** @example memberAddress('Jill-A') // '/forum/member/Jill-A' */
export const memberAddress = (name: string) => `/forum/member/${encodeURIComponent(name)}`

/** Returns the URL of a page of threads, all or of one category. @example listAddress(null, 1) // '/forum/1' */
export function listAddress(category: string | null, page = 1): string {
  if (category === null) return `/forum/${page}`
  return `/forum/category/${category}${page > 1 ? `?page=${page}` : ''}`
}

/** Returns the URL of a feed. @example feedAddress('thread', 7) // '/forum/feed/thread/7' */
export function feedAddress(kind: 'category' | 'thread', key: string | number): string {
  return `/forum/feed/${kind}/${key}`
}

/** Parses a page number in a URL; null if it is invalid or has a sign or leading zeros. */
export function pageNumber(value: unknown): number | null {
  return typeof value === 'string' && /^[1-9]\d{0,6}$/.test(value) ? Number(value) : null
}

/** Returns the linked pages of a pagination: first, last, and those around the current one; null is a gap. */
export function pageLinks(page: number, pages: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages)
  const sorted = [...new Set(shown)].sort((a, b) => a - b)
  return sorted.flatMap((one, index) => {
    const before = sorted[index - 1]
    if (before === undefined || one - before === 1) return [one]
    return one - before === 2 ? [one - 1, one] : [null, one]
  })
}

/** Collapses whitespace, so that quotes can be compared. */
export function normalizeText(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
