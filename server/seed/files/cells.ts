import { z } from 'zod'

import { dollars, fromDollars } from '@/domain/kit/money'

export const text = z.string().min(1)

/** Number stored as text, as in tables and headers. */
export const numeral = z.coerce.number()
export const integer = numeral.int()

/** Comma-separated list. @example 'gear hanger, mech hanger' */
export const words = text.transform((list) => list.split(', '))

export const yes = z
  .literal('yes')
  .transform(() => true)
  .default(false)

export const Dollars = z.number().refine(hasWholeCents, 'At most two decimals are possible.')

/** Price in dollars in the file, converted to cents. */
export const price = Dollars.transform((amount) => fromDollars(dollars(amount)))
export const priceCell = numeral.pipe(price)

export const Day = z.iso.date()

/** Label and text of a data sheet row. */
export const fact = z.tuple([text, text])

/** Schema that resolves a name to one of the given things. */
export function oneOf<Thing>(things: ReadonlyMap<string, Thing>, what: string) {
  return text.transform((name, context) => {
    const thing = things.get(name)
    if (thing !== undefined) return thing
    context.addIssue({ code: 'custom', message: `There is no ${what} “${name}”.`, input: name })
    return z.NEVER
  })
}

function hasWholeCents(amount: number): boolean {
  return Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6
}
