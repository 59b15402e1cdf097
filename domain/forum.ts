import type { ContentTag } from './content'
import { unicodeForm } from './plain-text'

/** Threads of a list and posts of a thread on one page. */
export const FORUM_PAGE_SIZE = 20

/** What a title, a post and a quote may hold, in characters, and how many different ones a post needs. */
export const FORUM_LIMITS = {
  title: { min: 15, max: 255 },
  post: { min: 20, max: 32_000, different: 7 },
  quote: 600,
  note: 500,
} as const

/** Within this time of writing a post its author may change it; the first minutes leave no mark. */
export const EDIT_WINDOW_MS = 24 * 3_600_000
export const SILENT_EDIT_MS = 5 * 60_000
/** Within this time nobody says the same twice. */
export const REPEAT_WINDOW_MS = 5 * 60_000

export const FLAG_REASONS = ['spam', 'rude', 'illegal', 'off_topic', 'other'] as const
export type FlagReason = (typeof FLAG_REASONS)[number]

/** The elements that a member's text may be drawn with. */
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

/**
 * The readable part of a thread's address.
 * @example threadSlug('Creaking “Prime” — what now?') // 'creaking-prime-what-now'
 */
export function threadSlug(title: string): string {
  const plain = unicodeForm(title, 'NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const slug = plain.replace(/[^a-z0-9]+/g, '-').slice(0, 60)
  return slug.replace(/^-|-$/g, '') || 'thread'
}

/** How many pages so many entries fill; one page at least. */
export function pagesOf(count: number): number {
  return Math.max(1, Math.ceil(count / FORUM_PAGE_SIZE))
}

/** The page that a post stands on; the first post of a thread has number 1. */
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

/** A page of the list of threads, of all or of one category. @example listAddress(null, 1) // '/forum/1' */
export function listAddress(category: string | null, page = 1): string {
  if (category === null) return `/forum/${page}`
  return `/forum/category/${category}${page > 1 ? `?page=${page}` : ''}`
}

/** What feed readers follow. @example feedAddress('thread', 7) // '/forum/feed/thread/7' */
export function feedAddress(kind: 'category' | 'thread', key: string | number): string {
  return `/forum/feed/${kind}/${key}`
}

/** A page number as an address has it, without signs and leading zeros; null for everything else. */
export function pageNumber(value: unknown): number | null {
  return typeof value === 'string' && /^[1-9]\d{0,6}$/.test(value) ? Number(value) : null
}

/** The pages that a list links to: first, last, and those around the present one; null is a gap. */
export function pageLinks(page: number, pages: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages)
  const sorted = [...new Set(shown)].sort((a, b) => a - b)
  return sorted.flatMap((one, index) => {
    const before = sorted[index - 1]
    if (before === undefined || one - before === 1) return [one]
    return one - before === 2 ? [one - 1, one] : [null, one]
  })
}

/** A text as the check of a quote compares it: without differences of blanks. */
export function normalizeText(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
