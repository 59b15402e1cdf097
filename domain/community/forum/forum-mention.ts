/** Characters before members outside the thread are suggested, and the number of suggestions. */
export const MENTION_LEAST = 2
export const MENTION_OFFERS = 8
/** Length of a name, including blanks. */
export const MENTION_LENGTH = 30

export interface Mention {
  /** Position of the @. */
  from: number
  query: string
}

/** Finds names with blanks, too. @example mentionAt('Thanks @ja', 10) // { from: 7, query: 'ja' } */
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
