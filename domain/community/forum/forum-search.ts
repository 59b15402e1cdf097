import { deletionVariants, isWithinOneEdit } from '@/domain/kit/search/edits'
import { searchTerms } from '@/domain/kit/search/words'

/** Results per page, and maximum terms of a query. */
export const FORUM_RESULTS = 20
const FORUM_QUERY_WORDS = 8
export const FORUM_QUERY_LENGTH = 100

export const FORUM_BIKE_LENGTH = 60

export interface ForumBike {
  /** Words that a thread about the bike has. */
  value: string
  title: string
}

/** Returns a bike as riders call it: without the shop's name. @example forumBike('Velo City 2', 'Velo').value // 'city 2' */
export function forumBike(bike: string, shop: string): ForumBike {
  const ofShop = new Set(shop.toLowerCase().split(/\s+/))
  const own = bike.split(/\s+/).filter((word) => !ofShop.has(word.toLowerCase()))
  const title = own.length > 0 ? own.join(' ') : bike
  return { value: title.toLowerCase().slice(0, FORUM_BIKE_LENGTH), title }
}

export interface ForumQuery {
  q: string
  category: string | null
  /** Public id of the thread's author. */
  author: string | null
  /** Words of a bike's name. */
  bike: string | null
  solved: 'yes' | 'no' | null
  /** Raw input, not yet normalized. */
  tag: string | null
  /** Cursor of the previous page. */
  after: string | null
}

const textOf = (value: unknown, pattern: RegExp) =>
  typeof value === 'string' && pattern.test(value) ? value : null

/** Parses the query string of a search; invalid fields are ignored. */
export function forumQueryOf(params: Readonly<Record<string, unknown>>): ForumQuery {
  const solved = params.solved
  return {
    q: typeof params.q === 'string' ? params.q.trim().slice(0, FORUM_QUERY_LENGTH) : '',
    category: textOf(params.category, /^[a-z0-9-]{1,60}$/),
    author: textOf(params.author, /^\w{1,40}$/),
    bike: textOf(params.bike, /^.{1,60}$/),
    solved: solved === 'yes' || solved === 'no' ? solved : null,
    tag: textOf(params.tag, /^.{1,60}$/),
    after: textOf(params.after, /^[\d.]{1,60}$/),
  }
}

/** @example forumSearchAddress({ ...query, q: 'flat tire' }) // '/forum/search?q=flat+tire' */
export function forumSearchAddress(query: ForumQuery): string {
  const entries = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1])
  return `/forum/search${entries.length > 0 ? `?${new URLSearchParams(entries)}` : ''}`
}

export function queryTerms(q: string): string[] {
  return [...new Set(searchTerms(q))].slice(0, FORUM_QUERY_WORDS)
}

/** Whether a word gets typo correction; shorter words and numbers don't. */
export const isGuessable = (word: string) => /^[a-z]{4,20}$/.test(word)

/** Deletion variants; a word shares at least one of them with every word that is one edit away. */
export const variantsOf = deletionVariants

/** Returns the known words that are one edit away. @param known candidates from the dictionary */
export function neighborsOf(word: string, known: readonly string[]): string[] {
  return known.filter((other) => isWithinOneEdit(word, other)).slice(0, 5)
}

/** Keyset cursor of a results page. */
export interface SearchCursor {
  /** Whether terms were expanded to include words one edit away. */
  isWide: boolean
  /** 0 for threads whose title contains all terms, 1 for the rest. */
  tier: 0 | 1
  at: number
  thread: number
  page: number
}

export function cursorText({ isWide, tier, at, thread, page }: SearchCursor): string {
  return [isWide ? 1 : 0, tier, at, thread, page].join('.')
}

export function cursorOf(text: string): SearchCursor | null {
  if (!/^[01]\.[01]\.\d{1,15}\.\d{1,15}\.\d{1,7}$/.test(text)) return null
  const [wide, tier, at = 0, thread = 0, page = 0] = text.split('.').map(Number)
  return { isWide: wide === 1, tier: tier === 0 ? 0 : 1, at, thread, page }
}

/** Returns a prefix that a stem shares with all of its words, such as 'batter' for 'batteri'. */
const startOf = (stem: string) => (stem.length > 4 ? stem.slice(0, -1) : stem)

/** Returns the ranges of words with these stems, in order. */
export function stemRanges(text: string, stems: readonly string[]): [number, number][] {
  const starts = stems.map(startOf)
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].flatMap((match): [number, number][] => {
    const word = match[0].toLowerCase()
    if (!starts.some((start) => word.startsWith(start))) return []
    return [[match.index, match.index + match[0].length]]
  })
}

const isLetter = (one: string | undefined) => one !== undefined && /[\p{L}\p{N}]/u.test(one)

/** Counts the stems in a text, to skip low-scoring posts. @param text must be in lowercase */
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

/** @example excerptOf('Eight psi. Too much.', ['psi']).marks // [[6, 9]] */
export function excerptOf(text: string, stems: readonly string[]) {
  const first = stemRanges(text, stems)[0]?.[0] ?? 0
  const from = first < 80 ? 0 : text.indexOf(' ', first - 60) + 1
  const cut = text.slice(from, from + EXCERPT)
  const isCut = from + EXCERPT < text.length
  const end = isCut ? cut.slice(0, cut.lastIndexOf(' ')) : cut
  const excerpt = `${from > 0 ? '…' : ''}${end}${isCut ? '…' : ''}`
  return { text: excerpt, marks: stemRanges(excerpt, stems) }
}
