import { picturesIn } from './forum-pictures'
import { mentionsIn } from './forum-notices'

export const TRUST_LEVELS = ['new', 'member'] as const
export type TrustLevel = (typeof TRUST_LEVELS)[number]

interface TrustLimits {
  /** Maximum per 24 hours; null for no limit other than those in `domain/kit/rate-limits`. */
  threads: number | null
  replies: number | null
  /** Maximum total of a member's replies in one thread. */
  inThread: number | null
  /** Maximum number of links in one post. */
  links: number | null
  mentions: number | null
  pictures: number
}

/** Limits of each trust level: Discourse's defaults, except for pictures. */
export const TRUST_LIMITS: Readonly<Record<TrustLevel, TrustLimits>> = {
  new: { threads: 3, replies: 10, inThread: 3, links: 2, mentions: 2, pictures: 0 },
  member: { threads: 20, replies: null, inThread: null, links: null, mentions: 10, pictures: 10 },
}

/** Published posts, and ms since the first of them, after which a new member is promoted. */
export const TRUST_POSTS = 5
const TRUST_AGE_MS = 24 * 3_600_000
export const LIMIT_WINDOW_MS = 24 * 3_600_000

/** @param posts timestamps of the first published posts, oldest first */
export function isTrusted(posts: readonly Date[], now: Date): boolean {
  const first = posts[0]
  if (!first || posts.length < TRUST_POSTS) return false
  return now.getTime() - first.getTime() >= TRUST_AGE_MS
}

/** Counts distinct URLs in a text. @example linksIn('See https://a.example and www.b.example') // 2 */
export function linksIn(source: string): number {
  const found = source.matchAll(/(?:https?:\/\/|\bwww\.)[^\s<>()[\]"]*[^\s<>()[\]".,;:!?]/gi)
  return new Set([...found].map(([link]) => link.toLowerCase())).size
}

export type TrustFault =
  | { what: 'links' | 'mentions' | 'pictures' | 'inThread'; most: number }
  /** `until` is when the next thread or reply is allowed. */
  | { what: 'threads' | 'replies'; most: number; until: Date }

export function textFault(level: TrustLevel, source: string): TrustFault | null {
  const { links, mentions, pictures } = TRUST_LIMITS[level]
  if (picturesIn(source).length > pictures) return { what: 'pictures', most: pictures }
  if (links !== null && linksIn(source) > links) return { what: 'links', most: links }
  if (mentions !== null && mentionsIn(source).length > mentions) {
    return { what: 'mentions', most: mentions }
  }
  return null
}

/** @param written timestamps of threads or replies in the last 24 hours, newest first */
export function countFault(
  level: TrustLevel,
  what: 'threads' | 'replies',
  written: readonly Date[],
): TrustFault | null {
  const most = TRUST_LIMITS[level][what]
  const oldest = most === null ? undefined : written[most - 1]
  if (most === null || !oldest) return null
  return { what, most, until: new Date(oldest.getTime() + LIMIT_WINDOW_MS) }
}
