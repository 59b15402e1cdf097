/** Characters of a name after which members outside the thread are offered too, and how many are offered. */
export const MENTION_LEAST = 2
export const MENTION_OFFERS = 8
/** Of a name, blanks included. */
export const MENTION_LENGTH = 30

export interface Mention {
  /** Where the @ stands. */
  from: number
  /** What was typed after it. */
  query: string
}

/**
 * The mention that is being typed at the caret; null for none. Names have blanks, so the caret may be behind one.
 * @example mentionAt('Thanks @ja', 10) // { from: 7, query: 'ja' }
 */
export function mentionAt(text: string, caret: number): Mention | null {
  const before = text.slice(Math.max(0, caret - MENTION_LENGTH - 2), caret)
  const found = /(?:^|[^\p{L}\p{N}_.@])@([^\n@]*)$/u.exec(before)
  const query = found?.[1]
  if (query === undefined || query.length > MENTION_LENGTH || /^\s|\s\s/.test(query)) return null
  return { from: caret - query.length - 1, query }
}

/** The text with a name in the place of what was typed, and where to go on. */
export function withMention(text: string, { from, query }: Mention, name: string) {
  const rest = text.slice(from + 1 + query.length)
  const start = `${text.slice(0, from)}@${name}${/^\s/.test(rest) ? '' : ' '}`
  return { text: start + rest, caret: start.length + (/^\s/.test(rest) ? 1 : 0) }
}
