import { money, priceDelta } from '@/utils/format'
import { capitalized } from '@/utils/text'

import type { Bike, Build, Part, PartGroup } from './bike'
import type { PriceLine } from './build'
import { colorTexts, colorOf, sizeOf, isChosen } from './build'
import type { Cents } from '@/domain/kit/money'
import { cents } from '@/domain/kit/money'
import { partName } from './part-name'

/** One difference between two builds of a bike; the price is the cost or saving of the change. */
export type Difference =
  | { kind: 'size' | 'color'; from: string; to: string; price: Cents }
  | { kind: 'paint'; from: string; to: string; name: NameChange | null; price: Cents }
  | { kind: 'replaced'; group: PartGroup; from: Part; to: Part; price: Cents }
  | { kind: 'added' | 'removed'; group: PartGroup; part: Part; price: Cents }

/** Names on the top tube, of two builds in the same colors. */
interface NameChange {
  before: string | null
  after: string | null
}

export function differencesBetween(bike: Bike, base: Build, build: Build): Difference[] {
  return [...frameDifferences(bike, base, build), ...partDifferences(bike, base, build)]
}

/**
 * Describes the differences as sentences.
 * @example ['Size L instead of M', 'Air fork (160 mm) instead of air fork (150 mm), +$329.00']
 */
export function differencesFrom(bike: Bike, base: Build, build: Build): string[] {
  return differencesBetween(bike, base, build).map(sentence)
}

/** Returns price changes, additions and discontinued items since the price lines of a build were saved. */
export function priceDifferences(
  savedLines: readonly PriceLine[],
  nowLines: readonly PriceLine[],
): string[] {
  const sentences: string[] = []
  for (const saved of savedLines) {
    const now = nowLines.find(({ id }) => id === saved.id)
    if (!now)
      sentences.push(`${saved.title} (${money(saved.price)}) is no longer included in the price.`)
    else if (now.price !== saved.price) {
      sentences.push(`${now.title} is now ${money(now.price)} (was ${money(saved.price)}).`)
    }
  }
  for (const now of nowLines) {
    if (savedLines.some(({ id }) => id === now.id)) continue
    sentences.push(`${now.title} (${money(now.price)}) is now included in the price.`)
  }
  return sentences
}

function frameDifferences(bike: Bike, base: Build, build: Build): Difference[] {
  const found: Difference[] = []
  const from = sizeOf(bike, base.size_id)?.title ?? ''
  const to = sizeOf(bike, build.size_id)?.title ?? ''
  if (from !== to) found.push({ kind: 'size', from, to, price: cents(0) })
  const [before, after] = [colorOf(bike, base.color_id), colorOf(bike, build.color_id)]
  if (base.color_id !== build.color_id) {
    const price = cents((after?.surcharge ?? 0) - (before?.surcharge ?? 0))
    found.push({ kind: 'color', ...colorNames(bike, base, build), price })
  } else if (paintKey(base) !== paintKey(build)) {
    const name = nameChange(base, build)
    found.push({ kind: 'paint', ...colorNames(bike, base, build), name, price: cents(0) })
  }
  return found
}

function paintKey({ paint }: Build): string {
  return JSON.stringify(paint && [paint.first_color_id, paint.second_color_id, paint.name])
}

function nameChange({ paint: one }: Build, { paint: other }: Build): NameChange | null {
  const isSameColor =
    one?.first_color_id === other?.first_color_id && one?.second_color_id === other?.second_color_id
  return isSameColor ? { before: one?.name ?? null, after: other?.name ?? null } : null
}

function nameText({ before, after }: NameChange): string {
  if (before === null) return `Added the name “${after}”`
  return after === null ? `Removed the name “${before}”` : `Name “${after}” instead of “${before}”`
}

function colorNames(bike: Bike, base: Build, build: Build): { from: string; to: string } {
  return { from: colorTexts(bike, base).join(', '), to: colorTexts(bike, build).join(', ') }
}

function partDifferences(bike: Bike, base: Build, build: Build): Difference[] {
  return bike.groups.flatMap((group): Difference[] => {
    const removed = group.parts.filter(
      ({ id }) => isChosen(group, id, base) && !isChosen(group, id, build),
    )
    const added = group.parts.filter(
      ({ id }) => !isChosen(group, id, base) && isChosen(group, id, build),
    )
    const [from, to] = [removed[0], added[0]]
    if (group.selection === 'one' && from && to) {
      return [{ kind: 'replaced', group, from, to, price: cents(to.price - from.price) }]
    }
    return [
      ...added.map((part) => ({ kind: 'added' as const, group, part, price: part.price })),
      ...removed.map((part) => ({
        kind: 'removed' as const,
        group,
        part,
        price: cents(-part.price),
      })),
    ]
  })
}

function sentence(difference: Difference): string {
  return (
    differenceText(difference) + (difference.price === 0 ? '' : `, ${priceDelta(difference.price)}`)
  )
}

function differenceText(difference: Difference): string {
  switch (difference.kind) {
    case 'size':
      return `Size ${difference.to} instead of ${difference.from}`
    case 'color':
      return `Color: ${difference.to} instead of ${difference.from}`
    case 'paint': {
      const { name, from, to } = difference
      return name ? nameText(name) : `Color: ${to} instead of ${from}`
    }
    case 'replaced': {
      const { group, from, to } = difference
      return `${capitalized(partName(group, to))} instead of ${partName(group, from)}`
    }
    case 'added':
      return `With ${partName(difference.group, difference.part)}`
    case 'removed':
      return `Without ${partName(difference.group, difference.part)}`
  }
}
