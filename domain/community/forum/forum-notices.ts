/** Notification level of a thread: every post, only relevant ones, or none. */
export const WATCH_LEVELS = ['watching', 'normal', 'muted'] as const
export type WatchLevel = (typeof WATCH_LEVELS)[number]

/** Reasons for a notification, strongest first. */
export const NOTICE_KINDS = ['mention', 'reply', 'watched', 'solved', 'thread'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** Notifications per page, and the cap of the unread count. */
export const NOTICES_PAGE = 20
export const MOST_UNREAD = 99

/** Number of mentions in a post that notify; further ones notify no one. */
const MOST_MENTIONS = 10
const NAME_LENGTH = 30

/**
 * Returns candidate names after each @, longest first, as they have spaces; skips code and emails.
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
