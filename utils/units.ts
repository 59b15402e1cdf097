import { thousands } from './format'

const METRIC = 1
/** Unit system: 1 is metric, 0 is imperial (the values of spec §9). */
type Unit = 0 | 1

const POUNDS_PER_KG = 2.2046226218
const MILES_PER_KM = 0.6213711922
const MM_PER_INCH = 25.4

/** Formats a mass given in kg. @example weight(19.8, 1) // '19.8 kg'; '43.7 lb' in unit 0 */
export function weight(kg: number, unit: Unit): string {
  return unit === METRIC ? `${oneDecimal(kg)} kg` : `${oneDecimal(kg * POUNDS_PER_KG)} lb`
}

/** Formats a distance given in km, as whole km or miles. */
export function distance(km: number, unit: Unit): string {
  return unit === METRIC ? `${roundToWhole(km)} km` : `${roundToWhole(km * MILES_PER_KM)} mi`
}

/** Formats a band of distances given in km. @example distanceBand({ low: 42, high: 64 }, 1) // '42–64 km' */
export function distanceBand({ low, high }: { low: number; high: number }, unit: Unit): string {
  return `${distance(low, unit).split(' ')[0]}–${distance(high, unit)}`
}

/** Formats a speed given in km/h, as whole km/h or mph. */
export function speed(kmh: number, unit: Unit): string {
  return unit === METRIC ? `${roundToWhole(kmh)} km/h` : `${roundToWhole(kmh * MILES_PER_KM)} mph`
}

/** Formats a length given in mm, as whole mm or as inches with one decimal. */
export function length(mm: number, unit: Unit): string {
  return unit === METRIC ? `${roundToWhole(mm)} mm` : `${oneDecimal(mm / MM_PER_INCH)} in`
}

/**
 * Formats the difference of two amounts as they are shown.
 * @example difference(weight, [19.84, 22.56], 1) // '2.8 kg'
 */
export function difference(
  format: (amount: number, unit: Unit) => string,
  amounts: readonly [number, number],
  unit: Unit,
): string {
  const [first = '', second = ''] = amounts.map((amount) => format(amount, unit))
  const shown = Math.abs(figureIn(first) - figureIn(second))
  const suffix = first.split(' ')[1] ?? ''
  return `${first.includes('.') ? oneDecimal(shown) : roundToWhole(shown)} ${suffix}`
}

/** Returns the figure of a formatted amount. @example figureIn('1,204.5 lb') // 1204.5 */
export function figureIn(text: string): number {
  return Number(text.replace(/[^\d.]/g, ''))
}

function oneDecimal(value: number): string {
  const text = thousands(Math.round(value * 10) / 10)
  return text.includes('.') ? text : `${text}.0`
}

function roundToWhole(value: number): string {
  return thousands(Math.round(value))
}
