/** How closely a member follows a thread: told of each post, of what concerns them, or of nothing. */
export const WATCH_LEVELS = ['watching', 'normal', 'muted'] as const
export type WatchLevel = (typeof WATCH_LEVELS)[number]

/** Why a member is told of a post, the strongest reason first. */
export const NOTICE_KINDS = ['mention', 'reply', 'watched', 'solved', 'thread'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** Notifications on one page, and the count behind which nobody counts. */
export const NOTICES_PAGE = 20
export const MOST_UNREAD = 99

/** More mentions in a post tell nobody else. */
const MOST_MENTIONS = 10
/** A name has up to 30 characters, some of which are blanks. */
const NAME_LENGTH = 30

/**
 * What follows each @ of a text, from the longest that can be a name to the first word. Names have blanks, so only the
 * list of members knows where one ends. Code and email addresses mention nobody.
 * @example mentionsIn('Thanks @Jill A, great') // [['jill a, great', 'jill a,', 'jill a', 'jill']]
 */
export function mentionsIn(source: string): string[][] {
  const text = source.replace(/```[\s\S]*?```|`[^`\n]*`/g, ' ').replace(/^>.*$/gm, ' ')
  const found = [...text.matchAll(/(?<![\p{L}\p{N}_.])@([^\n@]{2,40})/gu)]
  return found.slice(0, MOST_MENTIONS).map(([, after = '']) => namesIn(after))
}

function namesIn(after: string): string[] {
  const ends = [...after.matchAll(/[\p{L}\p{N}_](?![\p{L}\p{N}_])/gu)].map(({ index }) => index + 1)
  const words = [...ends, ...[...after.matchAll(/\S(?=\s|$)/gu)].map(({ index }) => index + 1)]
  const names = words.filter((end) => end <= NAME_LENGTH).map((end) => after.slice(0, end))
  return [...new Set(names.map((name) => name.toLowerCase()))].sort((a, b) => b.length - a.length)
}
