import { highlightRanges, type HighlightRange, type QueryTerm } from '@/domain/kit/search/words'

import type { HelpTopic, Sentence } from './help-topic'
import type { WeightedTerm } from './search'

export function hitOf(topic: HelpTopic, terms: readonly WeightedTerm[]) {
  const { id, slug, title, category } = topic
  const queryTerms = terms.flatMap(toQueryTerms)
  const sentence = bestSentence(topic, terms)
  const text = excerptOf(sentence.text, queryTerms)
  return {
    ...{ id, slug, title, category },
    marks: matchRanges(title, queryTerms),
    found: { text, marks: matchRanges(text, queryTerms), anchor: sentence.anchor },
  }
}

function toQueryTerms({ typed, isBeginning, meanings }: WeightedTerm): QueryTerm[] {
  const others = [...meanings.keys()].filter((word) => !(isBeginning && word.startsWith(typed)))
  const terms = others.map((term): QueryTerm => ({ term, isPrefix: false }))
  return [{ term: typed, isPrefix: isBeginning }, ...terms]
}

const matchRanges = (text: string, terms: readonly QueryTerm[]): [number, number][] =>
  highlightRanges(text, terms).map(([start, end]: HighlightRange) => [start, end])

function bestSentence(topic: HelpTopic, terms: readonly WeightedTerm[]): Omit<Sentence, 'words'> {
  let best: Omit<Sentence, 'words'> = { text: topic.description, anchor: null }
  let most = 0
  for (const sentence of topic.sentences) {
    const value = terms.reduce((sum, one) => sum + answerOf(sentence, one), 0)
    if (value > most) [best, most] = [sentence, value]
  }
  return best
}

function answerOf({ words }: Sentence, { meanings }: WeightedTerm): number {
  return Math.max(0, ...words.map((word) => meanings.get(word) ?? 0))
}

const EXCERPT = 200
const LEAD = 60

function excerptOf(text: string, terms: readonly QueryTerm[]): string {
  if (text.length <= EXCERPT) return text
  const first = highlightRanges(text, terms)[0]?.[0] ?? 0
  const start = first > EXCERPT - LEAD ? text.lastIndexOf(' ', first - LEAD) + 1 : 0
  const end = start + EXCERPT >= text.length ? text.length : text.lastIndexOf(' ', start + EXCERPT)
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`
}
