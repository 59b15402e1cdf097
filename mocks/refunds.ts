import { addCents, cents, subtractCents, ZERO, type Cents } from '@/domain/kit/money'
import { pieceTitle } from '@/domain/shop/goods/ordered-bundle'
import {
  allShipped,
  pricePieces,
  refundableBundles,
  refundablePieces,
  refundValues,
  type PieceLocation,
  type RefundedPieces,
  type RefundFault,
} from '@/domain/office/refund/refund'

import { limitedByReturns, type RefundHistory } from '@/domain/office/returns/return-due'

import { SANDBOX } from './checkout'
import type { MockOrder, MockRefund } from './shop-state'

export const NO_ITEMS = { items: [], shipping: ZERO, by: '' }

export function leftOf({ priced, refunds }: MockOrder): Cents {
  return subtractCents(priced.quote.totals.total, addCents(...refunds.map(({ amount }) => amount)))
}

/** Records a refund, which the sandbox pays at once. */
export function giveBack(order: MockOrder, refund: MockRefund): void {
  order.refunds.push(refund)
  if (refund.amount > 0) order.events.push({ at: refund.at, kind: 'refunded' })
  if (refund.amount > 0) {
    order.payment_state = leftOf(order) === 0 ? 'refunded' : 'partly_refunded'
  }
}

export function titleOfPiece({ priced }: MockOrder, position: number): string {
  const line = priced.lines[position]
  return line ? pieceTitle(line) : ''
}

export function linesOf(order: MockOrder) {
  const refunded = order.refunds.flatMap(({ items }) => items)
  const pieces = (position: number, location: PieceLocation) =>
    sumOf(refunded.filter((item) => item.position === position && item.place === location))
  return order.priced.lines.map((line, position) => ({
    ...line,
    position,
    total_cents: line.total_price,
    discount_cents: line.discount,
    shipped_count: sumOf(
      order.parcels.flatMap(({ items }) => items).filter((item) => item.position === position),
    ),
    canceled_count: pieces(position, 'open'),
    refunded_count: pieces(position, 'shipped'),
    returned_count: sumOf(
      order.returns
        .filter(({ state }) => state !== 'canceled')
        .flatMap(({ items }) => items)
        .filter((item) => item.position === position),
    ),
  }))
}

const sumOf = (items: readonly { count: number }[]) =>
  items.reduce((sum, { count }) => sum + count, 0)

export interface RefundChoice {
  items?: RefundedPieces[] | undefined
  shipping?: Cents | undefined
  amount?: Cents | undefined
  target: 'provider' | 'credit'
  return?: number | undefined
}

interface RefundPreviewInput {
  choice: RefundChoice
  isMember: boolean
}

/** Returns the refund history; refunds are identified by index. */
function historyOf({ returns, refunds }: MockOrder): RefundHistory {
  const settledBy = (number: number) => refunds.findIndex((refund) => refund.back === number)
  return {
    returned: returns.flatMap(({ state, items }, index) => {
      const request = settledBy(index + 1)
      const has_amount = (refunds[request]?.free ?? 0) > 0
      const of = { number: index + 1, state, request: request < 0 ? null : request, has_amount }
      return items.map(({ position, count }) => ({ ...of, position, count }))
    }),
    refunded: refunds.flatMap(({ items }, request) =>
      items
        .filter(({ place: location }) => location === 'shipped')
        .map(({ position, count }) => ({ request, position, count })),
    ),
  }
}

const amountsOf = (priced: readonly { amount: Cents }[] | null) =>
  (priced ?? []).map(({ amount }) => amount)

export function previewOf(order: MockOrder, { choice, isMember }: RefundPreviewInput) {
  const { items = [], shipping = ZERO, amount = ZERO, target } = choice
  const lines = limitedByReturns(linesOf(order), historyOf(order), choice.return)
  const { totals } = order.priced.quote
  const values = refundValues(lines, {
    tax_cents: totals.tax,
    shipping_cents: totals.shipping,
    assembly_cents: totals.assembly,
  })
  const priced = pricePieces(lines, { values: values.lines, chosen: items })
  const total = addCents(shipping, amount, ...amountsOf(priced))
  const due = pricePieces(lines, { values: values.lines, chosen: allShipped(lines) })
  const isOfReturn = lines.some((line) => line.return_due !== undefined)
  const isBeyondReturn =
    isOfReturn && addCents(amount, ...amountsOf(priced)) > addCents(...amountsOf(due))
  const isSettledReturn = isOfReturn && allShipped(lines).length === 0
  const left = order.paidAt === null ? ZERO : leftOf(order)
  const gone = addCents(...order.refunds.map((one) => one.shipping))
  const shippingLeft = subtractCents(values.shipping, gone)
  const isThere = priced !== null
  const facts = {
    isMember,
    isThere,
    isBeyondReturn,
    isSettledReturn,
    isTooLarge: total > left,
    total,
  }
  return {
    fault: refundFault({ ...facts, choice, isShippingGone: shipping > shippingLeft }),
    total,
    left,
    left_at_provider: left,
    left_after: subtractCents(left, total),
    shipping_left: cents(Math.min(shippingLeft, left)),
    may_credit: isMember,
    goes_to:
      total === 0
        ? []
        : [{ title: target === 'credit' ? 'Store credit' : SANDBOX.title, amount: total }],
    restockable: sumOf(items.filter(({ place: location }) => location === 'open')),
    bundles: refundableBundles(lines),
    lines: lines
      .map((line) => ({ ...line, ...refundablePieces(line) }))
      .filter(({ open, shipped }) => open + shipped > 0)
      .map(({ position, title, open, shipped, options }) => ({
        position,
        title,
        detail: [options?.size && `Size ${options.size}`, options?.color]
          .filter(Boolean)
          .join(', '),
        open,
        shipped,
        amount: (priced ?? []).find((one) => one.position === position)?.amount ?? ZERO,
      })),
  }
}

interface RefundFacts {
  choice: RefundChoice
  isMember: boolean
  isThere: boolean
  isBeyondReturn: boolean
  isSettledReturn: boolean
  isShippingGone: boolean
  isTooLarge: boolean
  total: Cents
}

function refundFault(judged: RefundFacts): RefundFault | null {
  const { choice, isMember, isThere, isShippingGone, isTooLarge, total } = judged
  if (choice.target === 'credit' && !isMember) return 'guest'
  if (!isThere) return 'not_there'
  if (isShippingGone) return 'shipping_gone'
  if (judged.isBeyondReturn) return 'beyond_return'
  const isNothing = total === 0 && (choice.items ?? []).length === 0
  if (isNothing && !judged.isSettledReturn) return 'nothing'
  return isTooLarge ? 'too_large' : null
}

export function officeRefund(order: MockOrder, refund: MockRefund) {
  const { at, amount, to, reason, by, items, shipping } = refund
  const words = items.map(({ position, count }) => `${count} × ${titleOfPiece(order, position)}`)
  const about = [...words, ...(shipping > 0 ? ['shipping'] : [])].join(', ')
  return { at, amount, to, reason, about, by, status: 'succeeded' as const }
}
