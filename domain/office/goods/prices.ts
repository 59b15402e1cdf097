import type { Bike, Color, Part } from '@/domain/shop/bikes/bike'
import { cents, parseDollars, type Cents } from '@/domain/kit/money'

/** Maximum products per price change, so that staff can review the lines before applying them. */
export const MAX_PRICED = 1_000
/** Prices that the list of changes shows of each. */
export const FIRST_LINES = 3
/** Maximum price of a product, in cents. */
export const MAX_PRICE = 10_000_000
/** Allowed range of a price change in percent. */
export const PERCENT_RANGE = { least: -90, most: 500 } as const

export const PRICE_CHANGE_KINDS = ['percent', 'prices', 'import', 'undo'] as const
export const PRICE_CHANGE_STATES = ['scheduled', 'applied', 'undone', 'canceled'] as const
export type PriceChangeState = (typeof PRICE_CHANGE_STATES)[number]

/** Reasons to leave a price unchanged. */
export const PRICE_REFUSALS = [
  ...(['same', 'too_low', 'too_high', 'gift_card', 'changed_since'] as const),
  'of_parts',
] as const
type PriceRefusal = (typeof PRICE_REFUSALS)[number]

interface PricedThing {
  /** Id of the product or bike. */
  product_id: number
  /** Empty for the product or bike itself, else a version id, or 'color-351' or 'part-30102'. */
  variant: string
  title: string
  old: Cents
}

export interface PriceLine extends PricedThing {
  new: Cents
  refusal: PriceRefusal | null
}

/**
 * Applies a change in basis points, rounding half a cent up.
 * @example changedPrice(cents(1990), 500) // 2090, from 2089.5
 */
export function changedPrice(price: Cents, basisPoints: number): Cents {
  return cents(Math.round((price * (10_000 + basisPoints)) / 10_000))
}

interface PricedItem extends PricedThing {
  isDigital: boolean
  /** Whether the price is calculated from the parts of a bundle with a percentage discount. */
  isOfParts?: boolean | undefined
  /** Minimum price in cents; 1 by default. */
  least?: number | undefined
}

/** Returns one line of a dry run: the new price, or why it is unchanged. */
export function priceLine(thing: PricedItem, requested: Cents): PriceLine {
  const { isDigital, isOfParts, least = 1, ...line } = thing
  const refusal = isDigital
    ? 'gift_card'
    : isOfParts
      ? 'of_parts'
      : refusalOf({ old: line.old, least }, requested)
  return { ...line, new: refusal === null ? requested : line.old, refusal }
}

function refusalOf({ old, least }: { old: Cents; least: number }, requested: Cents) {
  if (requested === old) return 'same'
  if (requested < least) return 'too_low'
  return requested > MAX_PRICE ? 'too_high' : null
}

/** Returns all priced items of a bike; colors may be free, parts cheaper than the standard ones. */
export function pricedThingsOf(bike: Bike): PricedItem[] {
  const thing = { product_id: bike.id, variant: '', title: bike.title, isDigital: false }
  return [
    { ...thing, old: bike.price },
    ...bike.colors.map(({ id, title, surcharge }) => ({
      ...thing,
      ...{ variant: `color-${id}`, title: `${bike.title}, ${title}`, old: surcharge, least: 0 },
    })),
    ...bike.groups.flatMap(({ parts }) =>
      parts.map(({ id, title, price }) => ({
        ...thing,
        ...{ variant: `part-${id}`, title: `${bike.title}, ${title}`, old: price },
        least: -MAX_PRICE,
      })),
    ),
  ]
}

type PricedBike = Pick<Bike, 'id' | 'price'> & {
  colors: Color[]
  groups: { parts: Part[] }[]
}

export function withPrices<Own extends PricedBike>(
  bike: Own,
  lines: readonly Pick<PriceLine, 'product_id' | 'variant' | 'new'>[],
): Own {
  const prices = new Map(
    lines
      .filter(({ product_id }) => product_id === bike.id)
      .map((line) => [line.variant, line.new]),
  )
  return {
    ...bike,
    price: prices.get('') ?? bike.price,
    colors: bike.colors.map((color) => ({
      ...color,
      surcharge: prices.get(`color-${color.id}`) ?? color.surcharge,
    })),
    groups: bike.groups.map((group) => ({
      ...group,
      parts: group.parts.map((part) => ({
        ...part,
        price: prices.get(`part-${part.id}`) ?? part.price,
      })),
    })),
  }
}

/** Parses a price; parts may have negative prices. @example parsePrice('−40') // cents(-4000) */
export function parsePrice(text: string): Cents | null {
  const [, minus, amount = ''] = /^([-−]?)(.*)$/.exec(text.trimStart()) ?? []
  const price = parseDollars(amount)
  return price === null || !minus ? price : cents(-price)
}
