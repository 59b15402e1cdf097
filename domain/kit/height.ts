import { IMPERIAL, METRIC, type Unit } from './constants'
import { isId, isRecord } from './stored-value'

const CM_PER_INCH = 2.54
const INCHES_PER_FOOT = 12

/** Field value of a rider's height; `cm` is whole centimeters, null if invalid. */
export interface HeightFormValue {
  text: string
  unit: Unit
  cm: number | null
}

export const HEIGHT_LENGTH = 16

export const NO_HEIGHT: HeightFormValue = { text: '', unit: METRIC, cm: null }

/** Formats feet and inches. @example feet(178) // '5′10″' */
export function feet(cm: number): string {
  return feetOf(Math.round(cm / CM_PER_INCH))
}

function feetOf(inches: number): string {
  return `${Math.floor(inches / INCHES_PER_FOOT)}′${inches % INCHES_PER_FOOT}″`
}

/** Returns the bounds of a height (whole cm) as text; whole inches stay within the bounds. */
export function heightBounds({ min, max }: { min: number; max: number }, unit: Unit) {
  if (unit === METRIC) return { least: String(min), most: `${max} cm` }
  return {
    least: feetOf(Math.ceil(min / CM_PER_INCH)),
    most: feetOf(Math.floor(max / CM_PER_INCH)),
  }
}

/** @example typeHeight('5′10', 0).cm // 178 */
export function typeHeight(text: string, unit: Unit): HeightFormValue {
  return { text, unit, cm: centimeters(text.trim().toLowerCase(), unit) }
}

export function toHeightValue(cm: number): HeightFormValue {
  return { text: String(cm), unit: METRIC, cm }
}

/** Converts a height to a unit for display; converting back and forth doesn't change it. */
export function heightIn(typed: HeightFormValue, unit: Unit): HeightFormValue {
  const { text, cm } = typed
  if (typed.unit === unit) return typed
  if (cm === null) return typeHeight(text, unit)
  return { text: unit === METRIC ? String(cm) : feet(cm), unit, cm }
}

/** Parses a stored height; null if invalid. Earlier drafts are text in cm. */
export function storedHeight(value: unknown): HeightFormValue | null {
  if (typeof value === 'string') return typeHeight(value, METRIC)
  if (!isRecord(value) || typeof value.text !== 'string') return null
  const { text, cm } = value
  const typed = typeHeight(text, value.unit === IMPERIAL ? IMPERIAL : METRIC)
  return isId(cm) ? { ...typed, cm } : typed
}

const WHOLE_CM = /^(\d{3})\s*(?:cm)?$/
const FEET =
  /^(\d)(?:\s*(?:ft|feet|foot|['’′])\s*|\s+)(?:(\d{1,2}(?:[.,]5)?)\s*(?:in|inches|"|”|″)?)?$/
const INCHES = /^(\d{2}(?:[.,]5)?)\s*(?:in|inches|"|”|″)?$/

/** Three digits are always centimeters: no one is 100 inches tall. */
function centimeters(text: string, unit: Unit): number | null {
  const whole = WHOLE_CM.exec(text)?.[1]
  if (whole !== undefined) return Number(whole)
  if (unit === METRIC) return null
  const [, ft, more = '0'] = FEET.exec(text) ?? []
  if (ft !== undefined && numberOf(more) < INCHES_PER_FOOT) {
    return toCm(Number(ft) * INCHES_PER_FOOT + numberOf(more))
  }
  const alone = INCHES.exec(text)?.[1]
  return alone === undefined ? null : toCm(numberOf(alone))
}

const numberOf = (text: string) => Number(text.replace(',', '.'))
const toCm = (inches: number) => Math.round(inches * CM_PER_INCH)
