import { deletionVariants, isWithinOneEdit } from './search/edits'
import { searchTerms } from './search/words'

/** Results on one page, and how many words of a query count. */
export const FORUM_RESULTS = 20
const FORUM_QUERY_WORDS = 8
export const FORUM_QUERY_LENGTH = 100

/** Bikes that threads can be about, by the word that names them. */
export const FORUM_BIKES = ['prime', 'homie', 'nyx'] as const
export type ForumBike = (typeof FORUM_BIKES)[number]

export interface ForumQuery {
  q: string
  category: string | null
  /** Public ID of the member who started the thread. */
  author: string | null
  bike: ForumBike | null
  solved: 'yes' | 'no' | null
  /** As it was typed. */
  tag: string | null
  /** The cursor of the page before. */
  after: string | null
}

const textOf = (value: unknown, pattern: RegExp) =>
  typeof value === 'string' && pattern.test(value) ? value : null

/** What the address of a search asks for; members that can’t be meant are left out. */
export function forumQueryOf(given: Readonly<Record<string, unknown>>): ForumQuery {
  const solved = given.solved
  return {
    q: typeof given.q === 'string' ? given.q.trim().slice(0, FORUM_QUERY_LENGTH) : '',
    category: textOf(given.category, /^[a-z0-9-]{1,60}$/),
    author: textOf(given.author, /^\w{1,40}$/),
    bike: FORUM_BIKES.find((bike) => bike === given.bike) ?? null,
    solved: solved === 'yes' || solved === 'no' ? solved : null,
    tag: textOf(given.tag, /^.{1,60}$/),
    after: textOf(given.after, /^[\d.]{1,60}$/),
  }
}

/** @example forumSearchAddress({ ...query, q: 'flat tire' }) // '/forum/search?q=flat+tire' */
export function forumSearchAddress(query: ForumQuery): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1])
  return `/forum/search${given.length > 0 ? `?${new URLSearchParams(given)}` : ''}`
}

/** The words of a query, each once. */
export function queryTerms(q: string): string[] {
  return [...new Set(searchTerms(q))].slice(0, FORUM_QUERY_WORDS)
}

/** Shorter words and numbers are never guessed. */
export const isGuessable = (word: string) => /^[a-z]{4,20}$/.test(word)

/** What a word shares with every word that differs by one letter. */
export const variantsOf = deletionVariants

/** The known words that differ from this one by a single typo. @param known candidates from the dictionary */
export function neighborsOf(word: string, known: readonly string[]): string[] {
  return known.filter((other) => isWithinOneEdit(word, other)).slice(0, 5)
}

/** Where a page of results ended. */
export interface SearchCursor {
  /** Whether the words were widened by those one typo away. */
  isWide: boolean
  /** 0 for threads whose title has all words, 1 for the rest. */
  tier: 0 | 1
  at: number
  thread: number
  page: number
}

export function cursorText({ isWide, tier, at, thread, page }: SearchCursor): string {
  return [isWide ? 1 : 0, tier, at, thread, page].join('.')
}

/** Null for a text that no answer has given. */
export function cursorOf(text: string): SearchCursor | null {
  if (!/^[01]\.[01]\.\d{1,15}\.\d{1,15}\.\d{1,7}$/.test(text)) return null
  const [wide, tier, at = 0, thread = 0, page = 0] = text.split('.').map(Number)
  return { isWide: wide === 1, tier: tier === 0 ? 0 : 1, at, thread, page }
}

/** What a stem and its word surely share: 'batteri' is of 'battery' and 'batteries'. */
const startOf = (stem: string) => (stem.length > 4 ? stem.slice(0, -1) : stem)

/** Places in a text where words of these stems stand, in order. */
export function stemRanges(text: string, stems: readonly string[]): [number, number][] {
  const starts = stems.map(startOf)
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].flatMap((match): [number, number][] => {
    const word = match[0].toLowerCase()
    if (!starts.some((start) => word.startsWith(start))) return []
    return [[match.index, match.index + match[0].length]]
  })
}

const isLetter = (one: string | undefined) => one !== undefined && /[\p{L}\p{N}]/u.test(one)

/**
 * How many of these stems a text has words of. Posts that can’t win are read by this alone, so it makes no list.
 * @param text in small letters
 */
export function stemScore(text: string, stems: readonly string[]): number {
  return stems.map(startOf).filter((start) => startsWord(text, start)).length
}

function startsWord(text: string, start: string): boolean {
  for (let at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + 1)) {
    if (!isLetter(text[at - 1])) return true
  }
  return false
}

const EXCERPT = 220

/**
 * The part of a text around the first word that was searched for.
 * @example excerptOf('Eight psi. Too much.', ['psi']).marks // [[6, 9]]
 */
export function excerptOf(text: string, stems: readonly string[]) {
  const first = stemRanges(text, stems)[0]?.[0] ?? 0
  const from = first < 80 ? 0 : text.indexOf(' ', first - 60) + 1
  const cut = text.slice(from, from + EXCERPT)
  const isCut = from + EXCERPT < text.length
  const end = isCut ? cut.slice(0, cut.lastIndexOf(' ')) : cut
  const excerpt = `${from > 0 ? '…' : ''}${end}${isCut ? '…' : ''}`
  return { text: excerpt, marks: stemRanges(excerpt, stems) }
}
