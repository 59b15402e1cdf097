import { isDifferent } from '@/domain/shop/comparison/comparison'
import type { ComparedColumn } from '@/domain/shop/comparison/comparison-column'
import type { Unit } from '@/domain/kit/constants'
import { comparison, comparisonSummary as texts } from '@/messages/shop/comparison/comparison'
import { money } from '@/utils/format'
import { difference, weight } from '@/utils/units'
import { inSentence, listed } from '@/utils/text'

import { rangeText, type ComparisonGroup, type ComparisonRow } from './comparison-rows'

/** Summarizes the table: lowest price, weight and lead time, and the rows that differ. */
export function summaryOf(
  columns: readonly ComparedColumn[],
  groups: readonly ComparisonGroup[],
  unit: Unit,
): string[] {
  const [first] = columns
  if (!first || columns.length < 2) return []
  const rows = groups.flatMap((group) => group.rows)
  if (!rows.some((row) => row.isDifferent)) return [comparison.noDifferences]
  return [
    priceText(columns),
    weightText(columns, unit),
    rangesText(columns, unit),
    dayText(columns),
    rowsText(rows),
  ]
}

/** Returns a sentence that lists the differing rows or the equal ones, whichever are fewer. */
function rowsText(rows: readonly ComparisonRow[]): string {
  const named = (isDifferent: boolean) =>
    rows.filter((row) => row.isDifferent === isDifferent).map(({ label }) => inSentence(label))
  const [different, same] = [named(true), named(false)]
  const count = texts.differ(different.length, rows.length)
  if (same.length === 0) return `${count}.`
  if (different.length <= same.length) return `${count}: ${listed(different)}.`
  return `${count}. ${texts.same(listed(same))}`
}

/** Names a bike, with its letter if another build has the same name. @example 'Nyx B' */
function nameOf({ letter, bike }: ComparedColumn, columns: readonly ComparedColumn[]): string {
  const isOnly = columns.filter((column) => column.bike.title === bike.title).length === 1
  return isOnly ? bike.title : `${bike.title} ${letter}`
}

function ends(columns: readonly ComparedColumn[], valueOf: (column: ComparedColumn) => number) {
  const sorted = [...columns].sort((a, b) => valueOf(a) - valueOf(b))
  const [least, most] = [sorted[0], sorted.at(-1)]
  if (!least || !most) throw new RangeError('A comparison of nothing')
  return { least, most }
}

function priceText(columns: readonly ComparedColumn[]): string {
  const { least, most } = ends(columns, ({ figures }) => figures.price)
  const [low, high] = [least.figures.price, most.figures.price]
  if (low === high) return texts.samePrice(money(low))
  return `${texts.cheapest(nameOf(least, columns), money(low))} ${texts.dearest(nameOf(most, columns), money(high - low))}`
}

function weightText(columns: readonly ComparedColumn[], unit: Unit): string {
  const { least, most } = ends(columns, ({ figures }) => figures.weight)
  const [low, high] = [least.figures.weight, most.figures.weight]
  if (weight(low, unit) === weight(high, unit)) return texts.sameWeight(weight(low, unit))
  const more = difference(weight, [low, high], unit)
  return `${texts.lightest(nameOf(least, columns), weight(low, unit))} ${texts.heaviest(nameOf(most, columns), more)}`
}

function rangesText(columns: readonly ComparedColumn[], unit: Unit): string {
  const words = columns.map(({ figures }) => rangeText(figures.range, unit))
  if (!isDifferent(words)) return texts.sameRange(words[0] ?? '')
  const { most } = ends(columns, ({ figures }) => figures.range.high)
  return texts.farthest(nameOf(most, columns), rangeText(most.figures.range, unit))
}

function dayText(columns: readonly ComparedColumn[]): string {
  const { least, most } = ends(columns, ({ figures }) => Date.parse(figures.arrives))
  const [first, last] = [least.figures.arrives, most.figures.arrives]
  if (first === last) return texts.sameDay(first)
  return `${texts.earliest(nameOf(least, columns), first)} ${texts.latest(nameOf(most, columns), last)}`
}
