import type { Bike, Build, Color } from '@/domain/shop/bikes/bike'
import {
  availableColors,
  colorChosen,
  colorOf,
  findGroup,
  partChosen,
  sizeChosen,
} from '@/domain/shop/bikes/build'
import { differencesBetween, type Difference } from '@/domain/shop/bikes/build-difference'
import { splitCents, ZERO, type Cents } from '@/domain/kit/money'
import { partName } from '@/domain/shop/bikes/part-name'

export const EDIT_FAULTS = [
  'too_late',
  'upgraded',
  'gone',
  'disputed',
  'nothing',
  'invalid',
  'too_large',
  'waiting',
] as const
export type EditFault = (typeof EDIT_FAULTS)[number]

export interface BikeChoice {
  size_id: number
  /** Unchanged by default; if the new size isn't made in the current color, its first color. */
  color_id?: number | undefined
  parts: readonly number[]
}

/** Applies another size and other parts to an ordered build; discontinued parts stay. */
export function editedBuild(bike: Bike, build: Build, choice: BikeChoice): Build {
  const { size_id, color_id, parts } = choice
  const isMade = bike.sizes.some(({ id }) => id === size_id)
  const sized = isMade && size_id !== build.size_id ? sizeChosen(bike, build, size_id) : build
  const colored = withColor(bike, sized, color_id)
  return bike.groups.reduce((edited, group) => {
    const key = group.category_part_id
    const chosen = parts.filter((id) => findGroup(bike, id) === group)
    if (group.selection === 'one') {
      const last = chosen.at(-1)
      return last === undefined ? edited : partChosen(bike, edited, last)
    }
    const before = edited.selectedMultipleParts[key] ?? []
    const unknown = before.filter((id) => findGroup(bike, id) === undefined)
    const known = group.parts.map(({ id }) => id).filter((id) => chosen.includes(id))
    const ids = [...unknown, ...known]
    if (ids.length === 0 && before.length === 0) return edited
    return { ...edited, selectedMultipleParts: { ...edited.selectedMultipleParts, [key]: ids } }
  }, colored)
}

export const editableColors = (bike: Bike, { color_id }: Build): Color[] =>
  bike.colors.filter(({ id, type }) => type !== 'Custom' || id === color_id)

function withColor(bike: Bike, build: Build, color_id = build.color_id): Build {
  const choices = editableColors(bike, build).map(({ id }) => id)
  const made = availableColors(bike, build.size_id).map(({ id }) => id)
  const isMade = choices.includes(color_id) && made.includes(color_id)
  return isMade && color_id !== build.color_id ? colorChosen(bike, build, color_id) : build
}

/** Describes an edit, except for the painted name. @example ['Size M → L', 'Removed: Rear rack'] */
export function editTexts(bike: Bike, from: Build, to: Build): string[] {
  return differencesBetween(bike, from, to).flatMap((difference) =>
    differenceTexts(bike, difference, to),
  )
}

function differenceTexts(bike: Bike, difference: Difference, to: Build): string[] {
  switch (difference.kind) {
    case 'size':
      return [`Size ${difference.from} → ${difference.to}`]
    case 'color':
      return [`Color: ${colorOf(bike, to.color_id)?.title ?? ''}`]
    case 'paint':
      return []
    case 'replaced': {
      const { group } = difference
      return [`${partName(group, difference.from)} → ${partName(group, difference.to)}`]
    }
    case 'added':
      return [`Added: ${partName(difference.group, difference.part)}`]
    case 'removed':
      return [`Removed: ${partName(difference.group, difference.part)}`]
  }
}

interface EditRefundInput {
  /** Amount paid for the units with tax, after promotions and earlier refunds. */
  value: Cents
  /** List price of the units when sold. */
  price: Cents
  /** Amount by which the new build is cheaper, before tax. */
  saving: Cents
}

/** Returns the refund for cheaper builds, prorating promotions and tax; at most the amount paid. */
export function refundOfEdit({ value, price, saving }: EditRefundInput): Cents {
  if (saving <= 0 || price <= 0) return ZERO
  if (saving >= price) return value
  return splitCents(value, [saving, price - saving])[0] ?? ZERO
}
