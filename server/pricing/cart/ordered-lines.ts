import { partShares } from '@/domain/bundle'
import { cents, splitCents, ZERO } from '@/domain/money'
import type { LineBundle } from '@/domain/ordered-bundle'

import type { PricedLine } from './priced-line'

/** A line as an order has it: what was bought by itself, or a part of a bundle. */
export interface OrderedLine extends PricedLine {
  bundle: LineBundle | null
}

/**
 * The lines of an order. Each part of a bundle is one, so that it ships, goes back and is restocked as what is sold by
 * itself. What the parts cost adds up to the price of their bundles, and what a code takes off to that of their line.
 */
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
  return parts.map(({ each, ...part }, index) => {
    const total = totals[index] ?? ZERO
    return {
      ...line,
      ...part,
      parts: [],
      contents: null,
      total_price: total,
      // Of one piece, to the nearest cent: only the total is exact.
      price: cents(Math.round(total / part.count)),
      discount: discounts[index] ?? ZERO,
      bundle: { number, product_id, title, thumbnail, count, price, each },
    }
  })
}
