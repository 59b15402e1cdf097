import { WORD_LIMIT } from '@/domain/search/words'

import type { HelpBook } from './book'
import type { HelpTopic } from './help-topic'
import type { HelpIndex } from './help-index'
import { BEGUN, compoundReadings, contentWords, GUESSED, isStopWordTypo, expandTerm } from './words'

/** A typed word with all that it may mean, and how well each of that answers it. */
export interface WeightedTerm {
  typed: string
  isBeginning: boolean
  /** Too short to be asked for, or a slip of a small word: it only makes a topic better. */
  isOptional: boolean
  meanings: ReadonlyMap<string, number>
}

export interface HelpFound {
  wanted: readonly WeightedTerm[]
  /** Best first. */
  topics: readonly HelpTopic[]
  /** No topic has all of the words: these have most of them. */
  isPartial: boolean
}

/**
 * The topics that answer a text at a moment, in the order of how well they do: as it is typed, or else in the first
 * reading of its compound words that some topic has all of.
 */
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

/** @returns isSure: some topic has all words, and none only by a guess */
function findByTerms(
  book: HelpBook,
  words: readonly string[],
  now: Date,
): HelpFound & { isSure: boolean } {
  const wanted = toWeightedTerms(book, words)
  const asked = wanted.filter(({ isOptional }) => !isOptional).length
  const isPublic = (place: number) => (book.topics[place]?.publish_at ?? now) <= now
  const ranked = [...scoresOf(book, wanted)]
    .filter(([place, { matched }]) => isPublic(place) && matched > 0 && matched >= asked / 2)
    .map(([place, score]) => ({ place, ...score, worth: score.sum * (score.matched / asked) ** 2 }))
    .sort((a, b) => b.worth - a.worth || a.place - b.place)
  const [best] = ranked
  if (!best) return { wanted, topics: [], isPartial: false, isSure: false }
  const isAnswer = ({ matched, isGuess, worth }: (typeof ranked)[number]) =>
    (matched === asked && !isGuess) || worth >= best.worth * NEARLY_AS_GOOD
  const topics = ranked.filter(isAnswer).flatMap(({ place }) => book.topics[place] ?? [])
  const isSure = ranked.some(({ matched, isGuess }) => matched === asked && !isGuess)
  return { wanted, topics, isPartial: best.matched < asked, isSure }
}

/** What lacks a word, or has one that is only spelled like it, has to be worth so much of the best answer. */
const NEARLY_AS_GOOD = 0.4

function toWeightedTerms(book: HelpBook, words: readonly string[]): WeightedTerm[] {
  const wanted = words.map((typed, at): WeightedTerm => {
    const isLast = at === words.length - 1
    const isBeginning = isLast || typed.length >= 4
    const meanings = expandTerm(book.index, typed, isLast)
    return { typed, isBeginning, meanings, isOptional: isAside(typed, meanings) }
  })
  // Where nothing else was typed it is what is looked for.
  const isAll = wanted.every(({ isOptional }) => isOptional)
  return isAll ? wanted.map((one) => ({ ...one, isOptional: false })) : wanted
}

function isAside(typed: string, meanings: ReadonlyMap<string, number>): boolean {
  if (typed.length < 3) return true
  const isKnown = [...meanings.values()].some((quality) => quality > BEGUN)
  return isStopWordTypo(typed) && (!isKnown || typed.length === 3)
}

interface Score {
  /** How many of the words that count it has. */
  matched: number
  sum: number
  /** At least one of them is only spelled like what was typed. */
  isGuess: boolean
}

function scoresOf({ index }: HelpBook, wanted: readonly WeightedTerm[]): Map<number, Score> {
  const scores = new Map<number, Score>()
  for (const one of wanted) {
    const { isOptional } = one
    for (const [place, { value, isSure }] of answersTo(index, one)) {
      const { matched = 0, sum = 0, isGuess = false } = scores.get(place) ?? {}
      scores.set(place, {
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
  /** Not only spelled like it. */
  isSure: boolean
}

/** For one word the topics that have it in any meaning, and how much the best of those is worth there. */
function answersTo(index: HelpIndex, { typed, meanings }: WeightedTerm) {
  const best = new Map<number, Answer>()
  for (const [word, quality] of meanings) {
    // A rare synonym of a common word is no better answer than the word.
    const worth = quality * Math.min(index.rarity(word), index.rarity(typed))
    const isSure = quality > GUESSED
    for (const [place, weight] of index.postings.get(word) ?? []) {
      const known = best.get(place)
      if (!known) best.set(place, { value: worth * weight, isSure })
      else {
        known.value = Math.max(known.value, worth * weight)
        known.isSure ||= isSure
      }
    }
  }
  return best
}
