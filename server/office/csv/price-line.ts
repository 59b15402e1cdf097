import { parseDollars, type Cents } from '@/domain/kit/money'
import { priceLine } from '@/domain/office/goods/prices'
import { money } from '@/utils/format'

import { wholeOf, type Cells, type CsvLines, type Verdict } from './kind'

export interface PriceRow {
  product_id: number
  variant: string
  price: Cents
}

const SENTENCES = {
  too_low: 'A price must be at least $0.01.',
  too_high: 'A price can be $100,000.00 at most.',
  gift_card: 'A gift card costs what’s on it.',
  changed_since: 'This price was changed again.',
  of_parts: 'This bundle takes a percentage off its parts. Change their prices or the percentage.',
} as const

export const priceKey = ({ product_id, variant }: { product_id: number; variant: string }) =>
  `${product_id}:${variant}`

export const priceLines: CsvLines<PriceRow> = {
  parse: parseLine,
  keyOf: priceKey,
  titleOf: ({ product_id, variant }) => [product_id, variant].join(' ').trim(),
}

type PricedThing = Parameters<typeof priceLine>[0]

export function validatePriceLine(row: PriceRow, thing: PricedThing | undefined): Verdict {
  if (!thing) return { refused: missing(row) }
  if (row.price === thing.old) return 'same'
  const { refusal } = priceLine(thing, row.price)
  if (refusal === null) {
    return { verdict: 'change', hint: `${thing.title}: ${money(thing.old)} → ${money(row.price)}` }
  }
  return refusal === 'same' ? 'same' : { refused: SENTENCES[refusal] }
}

const missing = ({ product_id, variant }: PriceRow) =>
  variant === ''
    ? `There’s no product with the part number ${product_id}.`
    : `Product ${product_id} has no version “${variant}”.`

function parseLine(cells: Cells): PriceRow | string {
  const product_id = wholeOf(cells.part_number ?? '')
  const price = parseDollars(cells.price ?? '')
  if (product_id === null) return 'part_number must be a whole number.'
  if (price === null) return 'price must be an amount such as 19.90.'
  return { product_id, variant: cells.version?.trim() ?? '', price }
}
