import { capitalized } from '@/utils/text'

import type { Part, PartGroup } from './bike'

/** One of the two dimensions in which the parts of a group differ. */
interface Axis {
  /** For example 'Bar'. */
  title: string
  /** For example '740 mm', '760 mm', '780 mm'. */
  values: string[]
}

/** A group whose parts are every combination of two axes. */
export interface PartGrid {
  axes: [Axis, Axis]
  partAt: (first: string, second: string) => Part | undefined
  placeOf: (partId: number) => [first: string, second: string] | undefined
}

/** @example gridOf(fit) // '760 mm bar, 40 mm stem' and eight more: axes Bar and Stem */
export function gridOf({ selection, parts }: PartGroup): PartGrid | null {
  if (selection !== 'one') return null
  const pairs = parts.flatMap((part) => {
    const [first, second, ...rest] = part.title.split(', ')
    return first && second && rest.length === 0 ? [{ part, first, second }] : []
  })
  const nouns = [pairs.map(({ first }) => first), pairs.map(({ second }) => second)].map(nounOf)
  const [one, two] = nouns
  if (pairs.length !== parts.length || !one || !two) return null
  const places = pairs.map(({ part, first, second }) => {
    return { part, first: without(first, one), second: without(second, two) }
  })
  const firsts = sorted(places.map(({ first }) => first))
  const seconds = sorted(places.map(({ second }) => second))
  const isFull = places.length === firsts.length * seconds.length
  if (!isFull || firsts.length < 2 || seconds.length < 2) return null
  const partAt = (first: string, second: string) =>
    places.find((cell) => cell.first === first && cell.second === second)?.part
  return {
    axes: [
      { title: capitalized(one), values: firsts },
      { title: capitalized(two), values: seconds },
    ],
    partAt,
    placeOf: (partId) => {
      const cell = places.find(({ part }) => part.id === partId)
      return cell && [cell.first, cell.second]
    },
  }
}

/** Returns the word with which all titles end: the noun that their sizes refer to. */
function nounOf(titles: readonly string[]): string | undefined {
  const [word, ...others] = titles.map((title) => title.split(' ').at(-1))
  return others.every((other) => other === word) && !/\d/.test(word ?? '') ? word : undefined
}

function without(title: string, noun: string): string {
  return title.slice(0, -noun.length).trim()
}

function sorted(values: readonly string[]): string[] {
  return [...new Set(values)].sort((a, b) => parseFloat(a) - parseFloat(b))
}
