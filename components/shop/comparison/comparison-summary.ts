import { isDifferent } from '@/domain/shop/comparison/comparison'
import type { ComparedColumn } from '@/domain/shop/comparison/comparison-column'
import type { Unit } from '@/domain/kit/constants'
import { comparison, comparisonSummary as texts } from '@/messages/shop/comparison/comparison'
import { money } from '@/utils/format'
import { difference, distance, figureIn, weight } from '@/utils/units'
import { inSentence, listed } from '@/utils/text'

import { rangeText, type ComparisonGroup, type ComparisonRow } from './comparison-rows'

/** Distance above any range, so that the low end only decides between equal high ends. */
const MOST_DISTANCE = 10_000

/** Summarizes the table by the figures that it shows: lowest price, weight, lead time, and the rows that differ. */
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

/** Names all bikes that show the same value. @example 'Nyx and Nyx B' */
function namesLike(
  one: ComparedColumn,
  columns: readonly ComparedColumn[],
  textOf: (column: ComparedColumn) => string,
): string {
  const alike = columns.filter((column) => textOf(column) === textOf(one))
  return listed(alike.map((column) => nameOf(column, columns)))
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
  const cheapest = namesLike(least, columns, ({ figures }) => money(figures.price))
  return `${texts.cheapest(cheapest, money(low))} ${texts.dearest(nameOf(most, columns), money(high - low))}`
}

function weightText(columns: readonly ComparedColumn[], unit: Unit): string {
  const textOf = ({ figures }: ComparedColumn) => weight(figures.weight, unit)
  const { least, most } = ends(columns, ({ figures }) => figures.weight)
  const [low, high] = [least.figures.weight, most.figures.weight]
  if (textOf(least) === textOf(most)) return texts.sameWeight(textOf(least))
  const more = difference(weight, [low, high], unit)
  const lightest = namesLike(least, columns, textOf)
  return `${texts.lightest(lightest, textOf(least))} ${texts.heaviest(nameOf(most, columns), more)}`
}

function rangesText(columns: readonly ComparedColumn[], unit: Unit): string {
  const textOf = ({ figures }: ComparedColumn) => rangeText(figures.range, unit)
  const shown = (km: number) => figureIn(distance(km, unit))
  const { most } = ends(
    columns,
    ({ figures: { range } }) => shown(range.high) * MOST_DISTANCE + shown(range.low),
  )
  if (!isDifferent(columns.map(textOf))) return texts.sameRange(textOf(most))
  return texts.farthest(namesLike(most, columns, textOf), textOf(most))
}

function dayText(columns: readonly ComparedColumn[]): string {
  const { least, most } = ends(columns, ({ figures }) => Date.parse(figures.arrives))
  const [first, last] = [least.figures.arrives, most.figures.arrives]
  if (first === last) return texts.sameDay(first)
  const earliest = namesLike(least, columns, ({ figures }) => figures.arrives)
  return `${texts.earliest(earliest, first)} ${texts.latest(nameOf(most, columns), last)}`
}
