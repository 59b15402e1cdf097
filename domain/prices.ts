import { cents, type Cents } from './money'

/** How many products one change of prices can have: so many lines can be read before they are applied. */
export const MAX_PRICED = 1_000
/** The highest price of a product, in cents. */
export const MAX_PRICE = 10_000_000
/** A percentage of at most two decimals, as basis points. */
export const PERCENT_RANGE = { least: -90, most: 500 } as const

export const PRICE_CHANGE_KINDS = ['percent', 'prices', 'import', 'undo'] as const
export const PRICE_CHANGE_STATES = ['scheduled', 'applied', 'undone', 'canceled'] as const
export type PriceChangeState = (typeof PRICE_CHANGE_STATES)[number]

/** Why a price stays as it is. */
export const PRICE_REFUSALS = ['same', 'too_low', 'too_high', 'gift_card', 'changed_since'] as const
type PriceRefusal = (typeof PRICE_REFUSALS)[number]

/** What a price is about: a product, or one of its versions. */
export interface PricedThing {
  product_id: number
  /** Empty for the product itself. */
  variant: string
  title: string
  old: Cents
}

export interface PriceLine extends PricedThing {
  new: Cents
  refusal: PriceRefusal | null
}

/**
 * A price after a change by a percentage: whole cents, half a cent up.
 * @example changedPrice(cents(1990), 500) // 2090, from 2089.5
 */
export function changedPrice(price: Cents, basisPoints: number): Cents {
  return cents(Math.round((price * (10_000 + basisPoints)) / 10_000))
}

/** One line of a dry run: what a price becomes, or why it stays. */
export function priceLine(thing: PricedThing & { isDigital: boolean }, wanted: Cents): PriceLine {
  const { isDigital, ...line } = thing
  const refusal = isDigital ? 'gift_card' : refusalOf(line.old, wanted)
  return { ...line, new: refusal === null ? wanted : line.old, refusal }
}

function refusalOf(old: Cents, wanted: Cents): PriceRefusal | null {
  if (wanted === old) return 'same'
  if (wanted < 1) return 'too_low'
  return wanted > MAX_PRICE ? 'too_high' : null
}
