import { picturesIn } from './forum-pictures'
import { mentionsIn } from './forum-notices'

/** How far a member is known in the forum. */
export const TRUST_LEVELS = ['new', 'member'] as const
export type TrustLevel = (typeof TRUST_LEVELS)[number]

interface TrustLimits {
  /** Within 24 hours; null is no limit beside those of `domain/rate-limits`. */
  threads: number | null
  replies: number | null
  /** Replies in one thread, in all. */
  inThread: number | null
  /** In one post. */
  links: number | null
  mentions: number | null
  pictures: number
}

/** What each level may do. The figures are those that Discourse begins with, except for pictures. */
export const TRUST_LIMITS: Readonly<Record<TrustLevel, TrustLimits>> = {
  new: { threads: 3, replies: 10, inThread: 3, links: 2, mentions: 2, pictures: 0 },
  member: { threads: 20, replies: null, inThread: null, links: null, mentions: 10, pictures: 10 },
}

/** A new member is one until so many posts have stayed and so much time has passed since the first, ms. */
export const TRUST_POSTS = 5
const TRUST_AGE_MS = 24 * 3_600_000
export const LIMIT_WINDOW_MS = 24 * 3_600_000

/** @param posts when the first posts that everyone can read were written, oldest first */
export function isTrusted(posts: readonly Date[], now: Date): boolean {
  const first = posts[0]
  if (!first || posts.length < TRUST_POSTS) return false
  return now.getTime() - first.getTime() >= TRUST_AGE_MS
}

/** Different addresses in a text. @example linksIn('See https://a.example and www.b.example') // 2 */
export function linksIn(source: string): number {
  const found = source.matchAll(/(?:https?:\/\/|\bwww\.)[^\s<>()[\]"]*[^\s<>()[\]".,;:!?]/gi)
  return new Set([...found].map(([link]) => link.toLowerCase())).size
}

export type TrustFault =
  | { what: 'links' | 'mentions' | 'pictures' | 'inThread'; most: number }
  /** `until` is when the next one can be written. */
  | { what: 'threads' | 'replies'; most: number; until: Date }

/** What a text has too much of. */
export function textFault(level: TrustLevel, source: string): TrustFault | null {
  const { links, mentions, pictures } = TRUST_LIMITS[level]
  if (picturesIn(source).length > pictures) return { what: 'pictures', most: pictures }
  if (links !== null && linksIn(source) > links) return { what: 'links', most: links }
  if (mentions !== null && mentionsIn(source).length > mentions) {
    return { what: 'mentions', most: mentions }
  }
  return null
}

/** Whether one more of a kind is too many. @param written when those of the last 24 hours were written, newest first */
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
