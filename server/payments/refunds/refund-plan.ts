import { buildStateOf } from '@/domain/office/fulfillment/bike-build'
import { addCents, cents, subtractCents, ZERO, type Cents } from '@/domain/kit/money'
import {
  allShipped,
  pricePieces,
  refundablePieces,
  refundValues,
  type RefundedPieces,
  type RefundFault,
} from '@/domain/office/refund/refund'
import { limitedByReturns } from '@/domain/office/returns/return-due'
import type { Db } from '@/server/kernel/db/client'
import { type LineRow, type OrderRow, listBikesOf, listOrderLines } from '@/server/orders'

import { leftOf } from './order-money'
import { reductionsOf } from '@/server/payments/books/edit-queries'
import { spreadOf } from './plan-refunds'
import type { PaymentRow } from '@/server/payments/books/queries'
import { listRefundHistory, shippingRefunded } from './refund-requests'

export interface RefundChoice {
  items?: readonly RefundedPieces[] | undefined
  /** Amount refunded of the shipping charge, with tax. */
  shipping?: Cents | undefined
  /** Amount refunded for neither items nor shipping. */
  amount?: Cents | undefined
  /** Original payment method, or the buyer's store credit. */
  target: 'provider' | 'credit'
  /** Number of the return, which limits the refund to its items' price less earlier refunds. */
  return?: number | undefined
}

export interface RefundPlan {
  fault: RefundFault | null
  total: Cents
  /** Amount that can still be refunded, and the part of it that goes to the original payment method. */
  left: Cents
  leftAtProvider: Cents
  shippingLeft: Cents
  goesTo: { payment: PaymentRow | null; amount: Cents }[]
  lines: PlannedLine[]
}

interface PlannedLine {
  row: LineRow
  open: number
  shipped: number
  /** Refund for the selected units, in cents with tax. */
  amount: Cents
  /** Ids of bikes that won't be built or shipped. */
  bikes: number[]
  /** Number of selected units that are still in the warehouse and can be sold again. */
  restockable: number
}

interface PlanRefundInput {
  order: OrderRow
  choice: RefundChoice
}

/** Plans the amounts, items and payment methods of a refund, for its preview and execution. */
export async function planRefund(tx: Db, { order, choice }: PlanRefundInput): Promise<RefundPlan> {
  const { items = [], shipping = ZERO, amount = ZERO, target } = choice
  const sold = await listOrderLines(tx, order.id)
  const rows = limitedByReturns(sold, await listRefundHistory(tx, order.id), choice.return)
  const values = refundValues(rows, order)
  const reduced = await reductionsOf(tx, order.id)
  const lineValues = values.lines.map((value, index) =>
    subtractCents(value, reduced.get(rows[index]?.position ?? -1) ?? ZERO),
  )
  const priced = pricePieces(rows, { values: lineValues, chosen: items })
  const total = addCents(shipping, amount, ...amountsOf(priced))
  const isOfReturn = rows.some((row) => row.return_due !== undefined)
  const due = pricePieces(rows, { values: lineValues, chosen: allShipped(rows) })
  const isBeyondReturn =
    isOfReturn && addCents(amount, ...amountsOf(priced)) > addCents(...amountsOf(due))
  const left = await leftOf(tx, order)
  const atProvider = await spreadOf(tx, order, left)
  const { parts, rest } = await spreadOf(tx, order, total)
  const shippingLeft = subtractCents(values.shipping, await shippingRefunded(tx, order.id))
  const isTooLarge = total > left || (target === 'provider' && rest > 0)
  return {
    fault: refundFault({
      order,
      choice,
      isTooLarge,
      isThere: priced !== null,
      isBeyondReturn,
      isSettledReturn: isOfReturn && allShipped(rows).length === 0,
      shippingLeft,
      total,
    }),
    total,
    left,
    leftAtProvider: subtractCents(left, atProvider.rest),
    shippingLeft: cents(Math.min(shippingLeft, left)),
    goesTo: target === 'credit' ? [{ payment: null, amount: total }] : parts,
    lines: await planLines(tx, { rows, priced: priced ?? [], items }),
  }
}

const amountsOf = (priced: readonly { amount: Cents }[] | null) =>
  (priced ?? []).map(({ amount }) => amount)

interface RefundFacts extends PlanRefundInput {
  isTooLarge: boolean
  isThere: boolean
  isBeyondReturn: boolean
  /** Whether all items of the return were already refunded. A refund of zero then closes it. */
  isSettledReturn: boolean
  shippingLeft: Cents
  total: Cents
}

function refundFault(judged: RefundFacts): RefundFault | null {
  const { order, choice, isTooLarge, isThere, shippingLeft, total } = judged
  const isNothing = total === 0 && (choice.items ?? []).length === 0
  if (order.disputed) return 'disputed'
  if (choice.target === 'credit' && order.user_id === null) return 'guest'
  if (!isThere) return 'not_there'
  if ((choice.shipping ?? ZERO) > shippingLeft) return 'shipping_gone'
  if (judged.isBeyondReturn) return 'beyond_return'
  if (isNothing && !judged.isSettledReturn) return 'nothing'
  return isTooLarge ? 'too_large' : null
}

interface Lines {
  rows: readonly LineRow[]
  priced: readonly { position: number; amount: Cents }[]
  items: readonly RefundedPieces[]
}

async function planLines(tx: Db, { rows, priced, items }: Lines): Promise<PlannedLine[]> {
  const orderId = rows[0]?.order_id
  const bikes = orderId === undefined ? [] : await listBikesOf(tx, orderId)
  return rows.map((row) => {
    const canceled = items
      .filter(({ position, place: location }) => position === row.position && location === 'open')
      .reduce((sum, { count }) => sum + count, 0)
    const ofLine = bikes.filter((bike) => bike.line === row.position)
    const chosen = ofLine
      .filter((bike) => bike.cancelled_at === null && bike.shipped_at === null)
      .sort((a, b) => PROGRESS[buildStateOf(a)] - PROGRESS[buildStateOf(b)] || b.piece - a.piece)
      .slice(0, canceled)
    const untouched = chosen.filter((bike) => buildStateOf(bike) === 'to_build')
    return {
      row,
      ...refundablePieces(row),
      amount: priced.find(({ position }) => position === row.position)?.amount ?? ZERO,
      bikes: chosen.map(({ id }) => id),
      // A bike in production is no longer in stock.
      restockable: row.sku === null ? 0 : row.kind === 'bike' ? untouched.length : canceled,
    }
  })
}

/** Order of progress; of several bikes, the least advanced ones are canceled first. */
const PROGRESS = { to_build: 0, in_production: 1, ready: 2, shipped: 3, delivered: 4 } as const
