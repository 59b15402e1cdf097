import { shareOfCents, splitCents, ZERO, type Cents } from '@/domain/kit/money'

/** What a refund is for; its amounts include tax. */
export interface RefundedAmounts<Line> {
  items: { line: Line; count: number; amount: Cents }[]
  shipping: Cents
  /** Part that is for neither items nor shipping. */
  free: Cents
}

interface RefundedItems<Line> {
  lines: readonly Line[]
  /** Prices of whole lines, with tax. */
  values: readonly Cents[]
  chosen: readonly { position: number; count: number }[]
}

/** Splits what a refund returns for items by their prices. */
export function splitByItem<Line extends { position: number; count: number }>(
  amount: Cents,
  { lines, values, chosen }: RefundedItems<Line>,
): RefundedAmounts<Line>['items'] {
  const items = lines.flatMap((line, index) => {
    const count = chosen
      .filter(({ position }) => position === line.position)
      .reduce((sum, one) => sum + one.count, 0)
    const price = shareOfCents(values[index] ?? ZERO, count, line.count)
    return count > 0 ? [{ line, count, price }] : []
  })
  const amounts = splitCents(
    amount,
    items.map(({ price }) => price),
  )
  return items.map(({ line, count }, index) => ({ line, count, amount: amounts[index] ?? ZERO }))
}
