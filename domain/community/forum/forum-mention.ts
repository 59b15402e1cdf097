/** Minimum characters to suggest members outside the thread, and the maximum number of suggestions. */
export const MENTION_LEAST = 2
export const MENTION_OFFERS = 8
/** Maximum length of a name, including spaces. */
export const MENTION_LENGTH = 30

export interface Mention {
  /** Position of the @. */
  from: number
  query: string
}

/**
 * Returns the mention being typed at the caret, or null; names may contain spaces. @example mentionAt('Thanks @ja',
 * 10) // { from: 7, query: 'ja' }
 */
export function mentionAt(text: string, caret: number): Mention | null {
  const before = text.slice(Math.max(0, caret - MENTION_LENGTH - 2), caret)
  const found = /(?:^|[^\p{L}\p{N}_.@])@([^\n@]*)$/u.exec(before)
  const query = found?.[1]
  if (query === undefined || query.length > MENTION_LENGTH || /^\s|\s\s/.test(query)) return null
  return { from: caret - query.length - 1, query }
}

export function withMention(text: string, { from, query }: Mention, name: string) {
  const rest = text.slice(from + 1 + query.length)
  const start = `${text.slice(0, from)}@${name}${/^\s/.test(rest) ? '' : ' '}`
  return { text: start + rest, caret: start.length + (/^\s/.test(rest) ? 1 : 0) }
}
