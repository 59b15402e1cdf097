import { isContentWord } from '@/domain/kit/search/stop-words'
import { stemOf } from '@/domain/kit/search/stems'
import { searchTerms } from '@/domain/kit/search/words'

import type { HelpTopic } from './help-topic'
import { vocabularyOf, type Vocabulary } from './words'

const WEIGHT = { title: 8, keywords: 6, description: 3, category: 2, headings: 3, body: 1 } as const

/** Inverted index that maps terms to topics, by position in the book, with the term's weight. */
export interface HelpIndex extends Vocabulary {
  postings: ReadonlyMap<string, ReadonlyMap<number, number>>
  /** Inverse document frequency of a term across all of its forms. */
  rarity(word: string): number
  related(position: number): readonly number[]
}

export function helpIndexOf(topics: readonly HelpTopic[], synonyms: string[][]): HelpIndex {
  const postings = new Map<string, Map<number, number>>()
  const spread = new Map<string, Set<number>>()
  for (const [position, topic] of topics.entries()) {
    for (const [word, weight] of weightsOf(topic)) {
      const posting = postings.get(word) ?? new Map<number, number>()
      postings.set(word, posting.set(position, weight))
      const stem = stemOf(word)
      spread.set(stem, (spread.get(stem) ?? new Set<number>()).add(position))
    }
  }
  const rarest = Math.log(1 + topics.length)
  const rarities = new Map<string, number>()
  for (const word of postings.keys()) {
    const size = spread.get(stemOf(word))?.size ?? 0
    rarities.set(word, Math.log(1 + topics.length / (1 + size)))
  }
  const rarity = (word: string) => rarities.get(word) ?? rarest
  const known = new Map<number, readonly number[]>()
  return {
    ...vocabularyOf(postings.keys(), synonyms),
    postings,
    rarity,
    related(position) {
      const found = known.get(position) ?? relatedTo(position, { topics, postings, rarity })
      known.set(position, found)
      return found
    },
  }
}

function weightsOf(topic: HelpTopic): Map<string, number> {
  const weights = new Map<string, number>()
  const add = (text: string, weight: number) => {
    for (const word of new Set(searchTerms(text).filter(isContentWord))) {
      weights.set(word, (weights.get(word) ?? 0) + weight)
    }
  }
  add(topic.title, WEIGHT.title)
  add(topic.keywords.join(' '), WEIGHT.keywords)
  add(topic.description, WEIGHT.description)
  add(topic.category.title, WEIGHT.category)
  add(topic.headings.map(({ text }) => text).join(' '), WEIGHT.headings)
  for (const word of new Set(topic.sentences.flatMap(({ words }) => words.filter(isContentWord)))) {
    weights.set(word, (weights.get(word) ?? 0) + WEIGHT.body)
  }
  return weights
}

interface Relations extends Pick<HelpIndex, 'postings' | 'rarity'> {
  topics: readonly HelpTopic[]
}

const MOST_RELATED = 4

/**
 * Lists related topics: the same category first, unless titles and keywords of others share more than one rare term.
 */
function relatedTo(position: number, { topics, postings, rarity }: Relations): number[] {
  const topic = topics[position]
  if (!topic) return []
  const words = new Set(
    searchTerms(`${topic.title} ${topic.keywords.join(' ')}`).filter(isContentWord),
  )
  const scores = new Map<number, number>()
  const near = WEIGHT.title * Math.log(1 + topics.length) ** 2
  for (const word of words) {
    for (const [other, weight] of postings.get(word) ?? []) {
      if (other === position || weight < WEIGHT.keywords) continue
      scores.set(other, (scores.get(other) ?? 0) + weight * rarity(word) ** 2)
    }
  }
  for (const [other, { category }] of topics.entries()) {
    const isNeighbor = other !== position && category.slug === topic.category.slug
    if (isNeighbor) scores.set(other, (scores.get(other) ?? 0) + near)
  }
  return [...scores]
    .filter(([, score]) => score >= near / 2)
    .sort(([a, one], [b, two]) => two - one || a - b)
    .slice(0, MOST_RELATED)
    .map(([other]) => other)
}
