import { z } from 'zod'

import { cents, toDollars, type Cents, type Dollars } from '@/domain/kit/money'

import { named } from './named.schema'

// Without `multipleOf: 0.01`, because validators that use binary division reject 8.2 or 19.99.
const OnWire = z
  .number()
  .min(-1e9)
  .max(1e9)
  .refine(hasWholeCents, 'Please use at most two decimal places.')
  .meta({ examples: [2499, 19.99] })

named({ Money: [OnWire, 'US dollars, up to two decimal places'] })

/**
 * Money: dollars with at most two decimals on the wire, whole cents in code. More decimals are rejected, because
 * 8.165 * 100 is not 816.5.
 */
export const Money = z.codec(
  OnWire as unknown as z.ZodType<Dollars, Dollars>,
  z.custom<Cents>((value) => Number.isSafeInteger(value)),
  { decode: (dollars) => cents(Math.round(dollars * 100)), encode: (amount) => toDollars(amount) },
)

/** Checks that dollars convert to whole cents and back without losing a digit. */
function hasWholeCents(dollars: number): boolean {
  return Math.round(dollars * 100) / 100 === dollars
}
