import type { Geometry } from '@/domain/shop/bikes/bike'
import { isDifferent } from '@/domain/shop/comparison/comparison'
import type { ComparedColumn } from '@/domain/shop/comparison/comparison-column'
import type { Unit } from '@/domain/kit/constants'
import { comparisonGroups, compareRows as texts } from '@/messages/shop/comparison/comparison'
import { geometryLabels } from '@/messages/shop/configurator/configurator'
import { dateLong, money } from '@/utils/format'
import { distance, length, speed, weight } from '@/utils/units'

export interface ComparisonRow {
  id: string
  label: string
  /** Text per bike; empty for missing values. */
  values: string[]
  isDifferent: boolean
  isFigure: boolean
}

export interface ComparisonGroup {
  id: keyof typeof comparisonGroups
  title: string
  rows: ComparisonRow[]
}

type Columns = readonly ComparedColumn[]
type ValueOf = (column: ComparedColumn) => string

const ANGLES: readonly (keyof Geometry)[] = ['head_angle', 'seat_angle']

/** Returns the table's rows by group; all bikes have the same rows, in the visitor's units. */
export function comparisonGroupsOf(columns: Columns, unit: Unit): ComparisonGroup[] {
  const groups = [
    { id: 'offer', rows: offerRows(columns) },
    { id: 'figures', rows: figureRows(columns, unit) },
    { id: 'build', rows: buildRows(columns) },
    { id: 'parts', rows: partRows(columns) },
    { id: 'geometry', rows: geometryRows(columns, unit) },
  ] as const
  return groups.map(({ id, rows }) => ({ id, rows, title: comparisonGroups[id] }))
}

interface RowVisibility {
  hidden: readonly string[]
  onlyDifferences: boolean
}

/** Filters rows by the visitor's choice. Removes empty groups. */
export function visibleGroups(
  groups: readonly ComparisonGroup[],
  { hidden, onlyDifferences }: RowVisibility,
): ComparisonGroup[] {
  return groups
    .map((group) => ({
      ...group,
      rows: group.rows.filter(
        (row) => !hidden.includes(row.id) && (row.isDifferent || !onlyDifferences),
      ),
    }))
    .filter(({ rows }) => rows.length > 0)
}

function toRow(
  columns: Columns,
  { id, label }: Pick<ComparisonRow, 'id' | 'label'>,
  valueOf: ValueOf,
): ComparisonRow {
  const values = columns.map(valueOf)
  return { id, label, values, isDifferent: isDifferent(values), isFigure: false }
}

function figure(columns: Columns, id: keyof typeof texts, valueOf: ValueOf): ComparisonRow {
  return { ...toRow(columns, { id, label: String(texts[id]) }, valueOf), isFigure: true }
}

function word(columns: Columns, id: keyof typeof texts, valueOf: ValueOf): ComparisonRow {
  return toRow(columns, { id, label: String(texts[id]) }, valueOf)
}

function offerRows(columns: Columns): ComparisonRow[] {
  return [
    figure(columns, 'price', ({ figures }) => money(figures.price)),
    word(columns, 'arrives', ({ figures }) => dateLong(figures.arrives)),
    word(columns, 'country', ({ country }) => country.title),
  ]
}

function figureRows(columns: Columns, unit: Unit): ComparisonRow[] {
  const travel = (mm: number) => (mm === 0 ? texts.noTravel : length(mm, unit))
  return [
    figure(columns, 'weight', ({ figures }) => weight(figures.weight, unit)),
    figure(columns, 'range', ({ figures: { range } }) => rangeText(range, unit)),
    word(columns, 'motor', ({ figures }) => figures.motor ?? ''),
    figure(columns, 'power', ({ figures }) => `${figures.power} W`),
    figure(columns, 'maxSpeed', ({ figures }) => speed(figures.maxSpeed, unit)),
    word(columns, 'legal', legalText),
    figure(columns, 'battery', ({ figures }) => `${figures.battery} Wh`),
    figure(columns, 'travelFront', ({ figures }) => travel(figures.travel.front)),
    figure(columns, 'travelRear', ({ figures }) => travel(figures.travel.rear)),
    figure(columns, 'grossLimit', ({ figures }) => weight(figures.grossLimit, unit)),
  ]
}

/** @example rangeText({ low: 43, high: 64 }, 1) // '43 km to 64 km' */
export function rangeText({ low, high }: { low: number; high: number }, unit: Unit): string {
  return texts.rangeBand(distance(low, unit), distance(high, unit))
}

function legalText({ figures: { legal }, country }: ComparedColumn): string {
  if (!legal) return ''
  const words = legal.isRoadLegal ? texts.roadLegal : texts.notRoadLegal
  return words(legal.title, country.title)
}

function buildRows(columns: Columns): ComparisonRow[] {
  return [
    word(columns, 'size', ({ figures }) => figures.size),
    word(columns, 'sizes', ({ figures }) => figures.sizes.join(', ')),
    word(columns, 'color', ({ figures }) => figures.color),
  ]
}

/** Returns a row for each part group of the bikes; groups with the same title share a row. */
function partRows(columns: Columns): ComparisonRow[] {
  const titles = new Set(columns.flatMap(({ figures }) => figures.parts.map(({ group }) => group)))
  return [...titles].map((title) =>
    toRow(columns, { id: `part-${title}`, label: title }, ({ figures }) =>
      figures.parts
        .filter(({ group }) => group === title)
        .map(({ text }) => text)
        .join('; '),
    ),
  )
}

function geometryRows(columns: Columns, unit: Unit): ComparisonRow[] {
  const names = Object.keys(geometryLabels) as (keyof Geometry)[]
  return names.map((name) => ({
    ...toRow(
      columns,
      { id: `geometry-${name}`, label: geometryLabels[name] },
      ({ figures: { geometry } }) => {
        if (!geometry) return ''
        return ANGLES.includes(name) ? `${geometry[name]}°` : length(geometry[name], unit)
      },
    ),
    isFigure: true,
  }))
}
