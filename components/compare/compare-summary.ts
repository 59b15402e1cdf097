import { isDifferent } from '@/domain/comparison'
import type { ComparedColumn } from '@/domain/comparison-column'
import type { Unit } from '@/domain/constants'
import { compareSummary as texts } from '@/messages/compare'
import { money, weight } from '@/utils/format'
import { inSentence, listed } from '@/utils/text'

import { rangeWords, type CompareGroup } from './compare-rows'

/** The table in a few sentences: who costs, weighs and waits least, and which rows differ. */
export function summaryOf(
  columns: readonly ComparedColumn[],
  groups: readonly CompareGroup[],
  unit: Unit,
): string[] {
  const [first] = columns
  if (!first || columns.length < 2) return []
  const rows = groups.flatMap((group) => group.rows)
  const different = rows.filter((row) => row.isDifferent)
  if (different.length === 0) return [texts.differ(0, rows.length)]
  return [
    priceWords(columns),
    weightWords(columns, unit),
    reachWords(columns, unit),
    dayWords(columns),
    texts.differ(different.length, rows.length),
    texts.rows(listed(different.map(({ label }) => inSentence(label)))),
  ]
}

/** @example nameOf(column) // 'A, Nyx' */
export function nameOf({ letter, bike }: ComparedColumn): string {
  return `${letter}, ${bike.title},`
}

function ends(columns: readonly ComparedColumn[], valueOf: (column: ComparedColumn) => number) {
  const sorted = [...columns].sort((a, b) => valueOf(a) - valueOf(b))
  const [least = columns[0], most = sorted.at(-1)] = sorted
  if (!least || !most) throw new RangeError('A comparison of nothing')
  return { least, most }
}

function priceWords(columns: readonly ComparedColumn[]): string {
  const { least, most } = ends(columns, ({ figures }) => figures.price)
  const [low, high] = [least.figures.price, most.figures.price]
  if (low === high) return texts.samePrice(money(low))
  return `${texts.cheapest(nameOf(least), money(low))}; ${texts.dearest(nameOf(most), money(high - low))}`
}

function weightWords(columns: readonly ComparedColumn[], unit: Unit): string {
  const { least, most } = ends(columns, ({ figures }) => figures.weight)
  const [low, high] = [least.figures.weight, most.figures.weight]
  if (weight(low, unit) === weight(high, unit)) return texts.sameWeight(weight(low, unit))
  const more = weight(high - low, unit)
  return `${texts.lightest(nameOf(least), weight(low, unit))}; ${texts.heaviest(nameOf(most), more)}`
}

function reachWords(columns: readonly ComparedColumn[], unit: Unit): string {
  const words = columns.map(({ figures }) => rangeWords(figures.range, unit))
  if (!isDifferent(words)) return texts.sameRange(words[0] ?? '')
  const { most } = ends(columns, ({ figures }) => figures.range.high)
  return texts.farthest(nameOf(most), rangeWords(most.figures.range, unit))
}

function dayWords(columns: readonly ComparedColumn[]): string {
  const { least, most } = ends(columns, ({ figures }) => Date.parse(figures.arrives))
  const [first, last] = [least.figures.arrives, most.figures.arrives]
  if (first === last) return texts.sameDay(first)
  return `${texts.earliest(nameOf(least), first)}; ${texts.latest(nameOf(most), last)}`
}
