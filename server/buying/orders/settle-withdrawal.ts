import { isGiftCard } from '@/domain/shop/gift-card/gift-card'
import { addCents, ZERO, type Cents } from '@/domain/kit/money'
import { hasBeenPaid } from '@/domain/shop/orders/order-state'
import { refundablePieces, refundValues } from '@/domain/office/refund/refund'
import { cancelFault } from '@/server/after-sale'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { type LineRow, type OrderRow, listOrderLines } from '@/server/orders'
import { endOrderIn, planRefund, refundIn } from '@/server/payments'

interface Settlement {
  order: OrderRow
  /** Id of the withdrawal. */
  withdrawal: number
  /** Positions that the buyer withdrew from just now and that haven't shipped. */
  positions: readonly number[]
  /** Whether nothing of the order is left to deliver or to keep. */
  isWhole: boolean
}

/**
 * Cancels what hasn't shipped and refunds it to where the money came from, including the shipping charge if nothing
 * is left of the order (Directive 2011/83/EU, art. 13(1)). What has shipped is refunded when it is returned. Staff
 * handle the rest: a dispute, an upgrade of a bike in production, and a partial refund of a mixed payment.
 */
export async function settleWithdrawal(
  deps: Deps,
  tx: Db,
  { order, withdrawal, positions, isWhole }: Settlement,
): Promise<void> {
  if (isWhole && (await cancelFault(tx, order, 'shop')) === null) {
    await endOrderIn(deps, tx, { order, by: 'shop' })
    return
  }
  if (!hasBeenPaid(order) || order.disputed || order.needs_review) return
  const lines = await listOrderLines(tx, order.id)
  const chosen = lines.filter(({ position }) => positions.includes(position))
  const choice = {
    items: chosen.flatMap((line) => {
      const { open: count } = refundablePieces(line)
      return count > 0 ? [{ position: line.position, place: 'open' as const, count }] : []
    }),
    amount: giftCardsOf(lines, { order, chosen }),
  }
  if (choice.items.length === 0 && choice.amount === 0) return
  const target = await sourceOf(tx, order, choice)
  if (!target) return
  await refundIn(deps, tx, {
    order,
    input: {
      ...{ ...choice, target, number: order.number, restock: true },
      ...{ reason: 'Withdrawal', key: `withdrawal-${withdrawal}` },
    },
  })
}

function giftCardsOf(
  lines: readonly LineRow[],
  { order, chosen }: { order: OrderRow; chosen: readonly LineRow[] },
): Cents {
  const values = refundValues(lines, order).lines
  return addCents(
    ...lines.map((line, index) =>
      isGiftCard(line) && chosen.includes(line) ? (values[index] ?? ZERO) : ZERO,
    ),
  )
}

type Choice = Pick<Parameters<typeof planRefund>[1]['choice'], 'items' | 'amount'>

/** Returns where the whole amount came from; undefined if it came partly from store credit. */
async function sourceOf(tx: Db, order: OrderRow, choice: Choice) {
  for (const target of ['provider', 'credit'] as const) {
    const { fault } = await planRefund(tx, { order, choice: { ...choice, target } })
    if (fault === null) return target
  }
  return undefined
}
