/** Formatting of all numbers, prices and dates, in locale en-US and UTC; `units.ts` formats units. */

import { shopRegion } from './shop-region'

const MINUS = '−'

const MONTHS =
  'January February March April May June July August September October November December'.split(' ')

/** spec §9: rounds to at most two decimals, half away from zero. */
export function round2(value: number): number {
  const exact = Math.abs(value) * 100
  const nearTie = Math.abs(exact - Math.floor(exact) - 0.5) < 0.001
  // 8.165 * 100 is 816.4999…; rounding to 15 digits first removes the representation error.
  const hundredths = Math.round(nearTie ? Number(exact.toPrecision(15)) : exact)
  if (hundredths === 0) return 0
  return (Math.sign(value) * hundredths) / 100
}

/** spec §9: commas, at most two decimals. @example thousands(1234567.891) // '1,234,567.89' */
export function thousands(value: number): string {
  const rounded = round2(value)
  const [whole = '0', decimals] = String(Math.abs(rounded)).split('.')
  // eslint-disable-next-line regexp/no-super-linear-move -- a number has 21 digits at most
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${rounded < 0 ? MINUS : ''}${grouped}${decimals === undefined ? '' : `.${decimals}`}`
}

/** Formats cents with two decimals, the minus before the $. @example money(123450) // '$1,234.50' */
export const money = (cents: number): string =>
  `${cents < 0 ? MINUS : ''}${currencySign()}${amountOf(Math.abs(cents))}`

/** @example wholeMoney(25) // '$25' */
export const wholeMoney = (dollars: number) => `${currencySign()}${thousands(dollars)}`

/** Formats cents without their currency. @example amountOf(123450) // '1,234.50' */
export function amountOf(cents: number): string {
  const amount = Math.abs(cents)
  const rest = String(amount % 100).padStart(2, '0')
  return `${cents < 0 ? MINUS : ''}${thousands(Math.floor(amount / 100))}.${rest}`
}

/** Prefix of amounts, with a no-break space after letters. */
function currencySign(): string {
  const { currency } = shopRegion()
  return currency === 'USD' ? 'USD\u00a0' : currency
}

/** @example priceDelta(9900) // '+$99.00'; '−$120.00' for -12000, 'included' for 0 */
export function priceDelta(cents: number): string {
  if (cents === 0) return 'included'
  return cents > 0 ? `+${money(cents)}` : money(cents)
}

/**
 * Formats 'YYYY-MM-DD' or an ISO time in UTC. @throws RangeError if it doesn't begin with a date
 * @example dateLong('2026-12-04') // 'December 4, 2026'
 */
export function dateLong(date: string): string {
  const { year, month, day } = calendarDay(date)
  return isDayFirst() ? `${day} ${month} ${year}` : `${month} ${day}, ${year}`
}

/** spec §9 Formatting helpers: ordinal suffixes; 11 to 13 get th. @example ordinal(2) // '2nd' */
export function ordinal(value: number): string {
  const tens = Math.abs(value) % 100
  const suffix = { 1: 'st', 2: 'nd', 3: 'rd' }[tens >= 11 && tens <= 13 ? 0 : tens % 10]
  return `${thousands(value)}${suffix ?? 'th'}`
}

/** @example dateInLetter('2026-12-04') // 'December 4th, 2026' */
export function dateInLetter(date: string): string {
  const { year, month, day } = calendarDay(date)
  return isDayFirst() ? `${day} ${month} ${year}` : `${month} ${ordinal(day)}, ${year}`
}

/** @example monthYear('2026-12-04') // 'December 2026' */
export function monthYear(date: string): string {
  const { year, month } = calendarDay(date)
  return `${month} ${year}`
}

/** @example dateShort('2026-12-04') // 'Dec 4', or '4 Dec' where the day is first */
export function dateShort(date: string): string {
  const { month, day } = calendarDay(date)
  const short = month.slice(0, 3)
  return isDayFirst() ? `${day} ${short}` : `${short} ${day}`
}

const isDayFirst = () => shopRegion().dates === 'day_first'

function calendarDay(date: string): { year: string; month: string; day: number } {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:$|T)/.exec(date)
  const month = MONTHS[Number(match?.[2]) - 1]
  if (!match || month === undefined) throw new RangeError(`Not a calendar day: ${date}`)
  return { year: match[1] ?? '', month, day: Number(match[3]) }
}
