import type { OptionState } from '@/domain/shop/bikes/fixes'
import type { Unit } from '@/domain/kit/constants'
import { configurator as texts } from '@/messages/shop/configurator/configurator'
import { priceDelta } from '@/utils/format'
import { distance, length, weight } from '@/utils/units'

/** Describes the effect of a choice on weight, range and date; empty if there is none. */
export function describeEffect(state: OptionState, unit: Unit): string[] {
  const { weightDelta, rangeDelta, leadDelta } = state
  const words: string[] = []
  if (weightDelta < 0) words.push(texts.lighter(weight(-weightDelta, unit)))
  if (weightDelta > 0) words.push(texts.heavier(weight(weightDelta, unit)))
  if (rangeDelta > 0) words.push(texts.farther(distance(rangeDelta, unit)))
  if (rangeDelta < 0) words.push(texts.shorter(distance(-rangeDelta, unit)))
  if (leadDelta > 0) words.push(texts.later(leadDelta))
  if (leadDelta < 0) words.push(texts.sooner(-leadDelta))
  return words
}

export function priceText(state: OptionState, isMultiple: boolean, ownPrice: number): string {
  if (isMultiple) return priceDelta(ownPrice)
  return state.chosen ? texts.inYourBuild : priceDelta(state.priceDelta)
}

/** Formats a body measurement given in cm. @example body(176, 0) // '5 ft 9 in' */
export function body(cm: number, unit: Unit): string {
  if (unit === 1) return `${cm} cm`
  const inches = Math.round(cm / 2.54)
  return `${Math.floor(inches / 12)} ft ${inches % 12} in`
}

/** Formats a range of body measurements in cm; for inseams, `inseamBand` shows no feet. */
export function bodyBand({ min, max }: { min: number; max: number }, unit: Unit): string {
  if (unit === 1) return `${min}–${max} cm`
  return `${body(min, unit)} – ${body(max, unit)}`
}

export function inseamBand({ min, max }: { min: number; max: number }, unit: Unit): string {
  if (unit === 1) return `${min}–${max} cm`
  return `${Math.round(min / 2.54)}–${Math.round(max / 2.54)} in`
}

/** Formats a value in both unit systems, the visitor's own first. */
export function both(format: (value: number, unit: Unit) => string, value: number, unit: Unit) {
  const other: Unit = unit === 1 ? 0 : 1
  return `${format(value, unit)} (${format(value, other)})`
}

/** Formats a length without its unit, for a table with the unit in its header. */
export function bareLength(mm: number, unit: Unit): string {
  return length(mm, unit).replace(/ (mm|in)$/, '')
}
