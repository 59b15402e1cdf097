/** Whole US cents. Created only by `cents` and this module's functions, so that it can't be a fraction. */
export type Cents = number & { readonly __unit: 'cents' }

/** US dollars on the wire, at most two decimals; branded so that they can't be mixed with `Cents`. */
export type Dollars = number & { readonly __unit: 'dollars' }

/** @throws RangeError for fractions, NaN and beyond 2^53. @example cents(199900) // $1,999.00 */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not whole cents: ${value}`)
  // -0 would be stored as, and compared as, a value different from 0.
  return (value === 0 ? 0 : value) as Cents
}

export const ZERO = cents(0)

export function addCents(...amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce<number>((sum, amount) => sum + amount, 0))
}

/** Returns `a - b` in cents, which may be negative. */
export function subtractCents(a: Cents, b: Cents): Cents {
  return cents(a - b)
}

export function timesCents(amount: Cents, count: number): Cents {
  return cents(amount * count)
}

/**
 * Returns parts of an amount, by default basis points (1/100 percent), rounded half up: the shop's only rounding.
 * @example shareOfCents(cents(10005), 1000) // 10% of $100.05 = cents(1001)
 */
export function shareOfCents(amount: Cents, parts: number, whole = 10_000): Cents {
  if (amount < 0) return cents(-shareOfCents(cents(-amount), parts, whole))
  return cents(Math.floor((amount * parts + whole / 2) / whole))
}

/**
 * Splits an amount by the largest remainder method. Ties go to the earlier part; if all weights are zero, the first
 * part gets the whole amount.
 * @example splitCents(cents(100), [1, 1, 1]) // [34, 33, 33]
 */
export function splitCents(amount: Cents, weights: readonly number[]): Cents[] {
  if (weights.length === 0) return []
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return weights.map((_, index) => (index === 0 ? amount : ZERO))
  const shares = weights.map((weight, index) => {
    const exact = (amount * weight) / total
    return { index, whole: Math.floor(exact), rest: exact - Math.floor(exact) }
  })
  let left = amount - shares.reduce((sum, share) => sum + share.whole, 0)
  const byRest = [...shares].sort((a, b) => b.rest - a.rest || a.index - b.index)
  for (const share of byRest) {
    if (left <= 0) break
    share.whole += 1
    left -= 1
  }
  return shares.map((share) => cents(share.whole))
}

/** Brands a plain number as dollars: only for typed or imported numbers, never for internal amounts. */
export function dollars(amount: number): Dollars {
  return amount as Dollars
}

/**
 * Converts dollars from the wire (at most two decimals, up to ten million) to cents.
 * @throws RangeError if there are more than two decimals, because 8.165 * 100 is not 816.5.
 * @example fromDollars(1999.99) // cents(199999)
 */
export function fromDollars(dollars: Dollars): Cents {
  const value = Math.round(dollars * 100)
  if (!Number.isFinite(dollars) || Math.abs(dollars * 100 - value) > 1e-6) {
    throw new RangeError(`Not dollars with at most two decimals: ${dollars}`)
  }
  return cents(value)
}

/** Parses dollars, with point or comma, or null. @example parseDollars('12,50') // cents(1250) */
export function parseDollars(text: string): Cents | null {
  const entered = text.trim()
  if (!/^\d{1,7}([.,]\d{1,2})?$/.test(entered)) return null
  return fromDollars(dollars(Number(entered.replace(',', '.'))))
}

export function toDollars(amount: Cents): Dollars {
  return (amount / 100) as Dollars
}
