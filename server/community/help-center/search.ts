import { WORD_LIMIT } from '@/domain/kit/search/words'

import type { HelpBook } from './book'
import type { HelpTopic } from './help-topic'
import type { HelpIndex } from './help-index'
import { BEGUN, compoundReadings, contentWords, GUESSED, isStopWordTypo, expandTerm } from './words'

export interface WeightedTerm {
  typed: string
  isBeginning: boolean
  /** Whether the term only raises a topic's score: it is too short, or a typo of a stop word. */
  isOptional: boolean
  meanings: ReadonlyMap<string, number>
}

export interface HelpFound {
  wanted: readonly WeightedTerm[]
  /** Topics, best first. */
  topics: readonly HelpTopic[]
  /** Whether no topic has all terms, so that these have only most of them. */
  isPartial: boolean
}

/** Finds topics for the text as typed, or else for the first compound reading that fully matches. */
export function findTopics(book: HelpBook, text: string, now: Date): HelpFound {
  const words = contentWords(text).slice(0, WORD_LIMIT)
  const { isSure, ...typed } = findByTerms(book, words, now)
  if (isSure) return typed
  for (const reading of compoundReadings(book.index, words)) {
    const { isSure: isCompound, ...other } = findByTerms(book, reading, now)
    if (isCompound) return other
  }
  return typed
}

/** @returns isSure: whether some topic has all terms, none of them only by a guess */
function findByTerms(
  book: HelpBook,
  words: readonly string[],
  now: Date,
): HelpFound & { isSure: boolean } {
  const terms = toWeightedTerms(book, words)
  const requiredCount = terms.filter(({ isOptional }) => !isOptional).length
  const isPublic = (position: number) => (book.topics[position]?.publish_at ?? now) <= now
  const ranked = [...scoresOf(book, terms)]
    .filter(
      ([position, { matched }]) =>
        isPublic(position) && matched > 0 && matched >= requiredCount / 2,
    )
    .map(([position, score]) => ({
      place: position,
      ...score,
      worth: score.sum * (score.matched / requiredCount) ** 2,
    }))
    .sort((a, b) => b.worth - a.worth || a.place - b.place)
  const [best] = ranked
  if (!best) return { wanted: terms, topics: [], isPartial: false, isSure: false }
  const isAnswer = ({ matched, isGuess, worth }: (typeof ranked)[number]) =>
    (matched === requiredCount && !isGuess) || worth >= best.worth * NEARLY_AS_GOOD
  const topics = ranked
    .filter(isAnswer)
    .flatMap(({ place: position }) => book.topics[position] ?? [])
  const isSure = ranked.some(({ matched, isGuess }) => matched === requiredCount && !isGuess)
  return { wanted: terms, topics, isPartial: best.matched < requiredCount, isSure }
}

/** Minimum share of the best score for topics that lack a term or match one only by a typo. */
const NEARLY_AS_GOOD = 0.4

function toWeightedTerms(book: HelpBook, words: readonly string[]): WeightedTerm[] {
  const terms = words.map((typed, at): WeightedTerm => {
    const isLast = at === words.length - 1
    const isBeginning = isLast || typed.length >= 4
    const meanings = expandTerm(book.index, typed, isLast)
    return { typed, isBeginning, meanings, isOptional: isAside(typed, meanings) }
  })
  // If only optional terms were typed, search for them.
  const isAll = terms.every(({ isOptional }) => isOptional)
  return isAll ? terms.map((one) => ({ ...one, isOptional: false })) : terms
}

function isAside(typed: string, meanings: ReadonlyMap<string, number>): boolean {
  if (typed.length < 3) return true
  const isKnown = [...meanings.values()].some((quality) => quality > BEGUN)
  return isStopWordTypo(typed) && (!isKnown || typed.length === 3)
}

interface Score {
  /** Number of required terms that matched. */
  matched: number
  sum: number
  /** Whether at least one term matched only by a typo. */
  isGuess: boolean
}

function scoresOf({ index }: HelpBook, terms: readonly WeightedTerm[]): Map<number, Score> {
  const scores = new Map<number, Score>()
  for (const one of terms) {
    const { isOptional } = one
    for (const [position, { value, isSure }] of answersTo(index, one)) {
      const { matched = 0, sum = 0, isGuess = false } = scores.get(position) ?? {}
      scores.set(position, {
        matched: matched + (isOptional ? 0 : 1),
        sum: sum + value,
        isGuess: isGuess || (!isSure && !isOptional),
      })
    }
  }
  return scores
}

interface Answer {
  value: number
  /** Whether the term matched other than by a typo. */
  isSure: boolean
}

function answersTo(index: HelpIndex, { typed, meanings }: WeightedTerm) {
  const best = new Map<number, Answer>()
  for (const [word, quality] of meanings) {
    // A rare synonym of a common term must not score higher than the term.
    const worth = quality * Math.min(index.rarity(word), index.rarity(typed))
    const isSure = quality > GUESSED
    for (const [position, weight] of index.postings.get(word) ?? []) {
      const known = best.get(position)
      if (!known) best.set(position, { value: worth * weight, isSure })
      else {
        known.value = Math.max(known.value, worth * weight)
        known.isSure ||= isSure
      }
    }
  }
  return best
}
