import { z } from 'zod'

import { cents, toDollars, type Cents } from '@/domain/money'

/**
 * Money: dollars with at most two decimals on the wire, whole cents inside.
 * More decimals are refused, because 8.165 * 100 is not 816.5.
 */
export const Money = z.codec(
  z
    .number()
    .multipleOf(0.01)
    .min(-1e9)
    .max(1e9)
    .meta({ description: 'US dollars, up to two decimal places' }),
  z.custom<Cents>((value) => Number.isSafeInteger(value)),
  { decode: (dollars) => cents(Math.round(dollars * 100)), encode: (amount) => toDollars(amount) },
)
