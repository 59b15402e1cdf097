import { partShares } from '@/domain/shop/goods/bundle'
import { cents, splitCents, ZERO } from '@/domain/kit/money'
import { splitTaxes } from '@/domain/shop/tax/tax'
import type { LineBundle } from '@/domain/shop/goods/ordered-bundle'

import type { PricedLine } from './priced-line'

/** Order line: a single product or a part of a bundle. */
export interface OrderedLine extends PricedLine {
  bundle: LineBundle | null
}

/** Splits bundles into parts that ship and return separately; prices and discounts add up exactly. */
export function orderedLines(lines: readonly PricedLine[]): OrderedLine[] {
  let bundles = 0
  return lines.flatMap((line): OrderedLine[] => {
    if (line.parts.length === 0) return [{ ...line, bundle: null }]
    bundles += 1
    return partLines(line, bundles)
  })
}

function partLines(line: PricedLine, number: number): OrderedLine[] {
  const { product_id, title, thumbnail, count, price } = line
  const parts = line.parts.map((part) => ({ ...part, each: part.count, count: part.count * count }))
  const totals = partShares(line.total_price, parts)
  const discounts = splitCents(line.discount, totals)
  const taxes = splitTaxes(line.taxes, totals)
  return parts.map(({ each, ...part }, index) => {
    const total = totals[index] ?? ZERO
    return {
      ...line,
      ...part,
      parts: [],
      contents: null,
      total_price: total,
      // Unit price rounded to the cent; only the total is exact.
      price: cents(Math.round(total / part.count)),
      discount: discounts[index] ?? ZERO,
      taxes: taxes[index] ?? [],
      bundle: { number, product_id, title, thumbnail, count, price, each },
    }
  })
}
