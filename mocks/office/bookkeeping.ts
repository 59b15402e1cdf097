import type { HttpHandler } from 'msw'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import { addCents, cents, ZERO, type Cents } from '@/domain/kit/money'
import { statesOf } from '@/domain/shop/orders/order-state'
import type { RefundFault } from '@/domain/office/refund/refund'
import { sentOnFault } from '@/domain/office/payment/sent-refund'

import { SANDBOX } from '../checkout'
import { asAdmin } from '../members/books'
import { mock, mockProblem } from '../mock'
import type { MockShop } from '../mock-shop'
import { syncPayment, requireOrder } from '../payments'
import { giveBack, previewOf, type RefundChoice } from '../refunds'
import type { Books, MockOrder } from '../shop-state'

const routes = api.bookkeeping
const schemas = apiSchemas.bookkeeping

/** Serves back-office payments. The mock provider makes no errors, so the ledger always balances. */
export function bookkeepingHandlers(shop: MockShop): HttpHandler[] {
  return [
    mock(routes.overview, schemas.overview, ({ from }) =>
      asAdmin(shop, from, () => {
        const { deadEvents, reviews, transfers, lateTransfers, refundsToSend } = shop.books()
        const days = daysOf(shop)
        return {
          reviews,
          disputes: [],
          failed_refunds: [],
          dead_events: deadEvents,
          transfers,
          late_transfers: lateTransfers,
          refunds_to_send: refundsToSend,
          checks: [
            {
              provider: SANDBOX.id,
              checked_at: shop.now().toISOString(),
              matched: days.reduce((sum, { payments }) => sum + payments, 0),
              differences: [],
            },
          ],
          days,
        }
      }),
    ),
    mock(routes.refund, schemas.refund, ({ from, params, body }) =>
      asAdmin(shop, from, ({ user }) =>
        shop.change((books) => refund(shop, books, { ...params, ...body, by: user.name })),
      ),
    ),
    mock(routes.previewRefund, schemas.previewRefund, ({ from, params, body }) =>
      asAdmin(shop, from, () => {
        const order = requireOrder(shop.books(), ({ number }) => number === params.number)
        return previewOf(order, { choice: body, isMember: isMember(shop.books(), order) })
      }),
    ),
    mock(routes.lookUp, schemas.lookUp, ({ from, params }) =>
      asAdmin(shop, from, () =>
        shop.change((books) => {
          const order = requireOrder(books, ({ number }) => number === params.number)
          syncPayment(shop, books, order)
          return statesOf(order)
        }),
      ),
    ),
    mock(routes.retryEvent, schemas.retryEvent, ({ from, params }) =>
      asAdmin(shop, from, () =>
        shop.change((books) => {
          const left = books.deadEvents.filter(({ id }) => id !== params.id)
          if (left.length === books.deadEvents.length) throw mockProblem('event_not_found')
          books.deadEvents = left
          return {}
        }),
      ),
    ),
    mock(routes.received, schemas.received, ({ from, params, body }) =>
      asAdmin(shop, from, () =>
        shop.change((books) => {
          const isMeant = ({ reference }: { reference: string }) => reference === params.reference
          const late = books.lateTransfers.find(isMeant)
          if (late) return refundOverdueTransfer(shop, books, { late, amount: body.amount })
          const one = books.transfers.find(isMeant)
          if (!one) throw mockProblem('bank_transfer_not_found')
          one.received = addCents(one.received, body.amount)
          one.amount = cents(Math.max(0, one.amount - body.amount))
          books.transfers = books.transfers.filter(({ amount }) => amount > 0)
          return {}
        }),
      ),
    ),
    mock(routes.sent, schemas.sent, ({ from, params, body }) =>
      asAdmin(shop, from, () => shop.change((books) => enterSent(shop, books, { params, body }))),
    ),
    // The mock shop has no disputes.
    mock(routes.evidence, schemas.evidence, ({ from }) =>
      asAdmin(shop, from, () => {
        throw mockProblem('dispute_not_found')
      }),
    ),
    mock(routes.decide, schemas.decide, ({ from, params, body }) =>
      asAdmin(shop, from, () =>
        shop.change((books) => {
          const review = books.reviews.find(({ order_number }) => order_number === params.number)
          if (!review) throw mockProblem('review_closed')
          if (review.held !== body.held) throw mockProblem('review_changed')
          books.reviews = books.reviews.filter((one) => one !== review)
          return {}
        }),
      ),
    ),
  ]
}

const isMember = ({ members }: Books, { number }: MockOrder) =>
  members.some(({ orders }) => orders.includes(number))

type RefundBody = RefundChoice & {
  number: string
  reason: string
  by: string
  expected?: Cents | undefined
}

function refund(shop: MockShop, books: Books, body: RefundBody) {
  const order = requireOrder(books, ({ number }) => number === body.number)
  const { fault, total } = previewOf(order, { choice: body, isMember: isMember(books, order) })
  if (fault !== null) throw mockProblem(FAULT_CODES[fault])
  if (body.expected !== undefined && body.expected !== total) throw mockProblem('refund_changed')
  const { target: to, reason, by, items = [], shipping = ZERO, amount: free = ZERO } = body
  const at = shop.now().toISOString()
  settle(order, body.return)
  giveBack(order, { at, amount: total, to, reason, by, items, shipping, free, back: body.return })
  return {}
}

function settle(order: MockOrder, number: number | undefined): void {
  if (number === undefined) return
  const back = order.returns[number - 1]
  if (!back) throw mockProblem('return_not_found')
  if (back.state !== 'inspected') throw mockProblem('return_state_wrong')
  back.state = 'refunded'
}

const FAULT_CODES = {
  disputed: 'order_disputed',
  not_there: 'refund_pieces_gone',
  too_large: 'refund_too_large',
  shipping_gone: 'invalid_input',
  beyond_return: 'invalid_input',
  nothing: 'invalid_input',
  guest: 'invalid_input',
} as const satisfies Record<RefundFault, unknown>

/** Refunds late transfers in full, because their orders were canceled. */
function refundOverdueTransfer(
  shop: MockShop,
  books: Books,
  { late, amount }: { late: Books['lateTransfers'][number]; amount: Cents },
) {
  late.received = addCents(late.received, amount)
  books.refundsToSend.push({
    id: Object.keys(books.sentRefunds).length + books.refundsToSend.length + 1,
    order_number: late.order_number,
    amount,
    currency: late.currency,
    reason: 'paid-after-cancellation',
    reference: late.reference,
    created_at: shop.now().toISOString(),
  })
  return {}
}

interface EnterSentRefundRequest {
  params: { id: number }
  body: { sent_on: string; reference: string }
}

function enterSent(shop: MockShop, books: Books, { params: { id }, body }: EnterSentRefundRequest) {
  const entered = books.sentRefunds[id]
  if (entered?.reference === body.reference && entered.sent_on === body.sent_on) return {}
  if (entered) throw mockProblem('refund_closed')
  const refund = books.refundsToSend.find((one) => one.id === id)
  if (!refund) throw mockProblem('refund_not_found')
  const order = books.orders.find(({ number }) => number === refund.order_number)
  const orderedAt = new Date(order?.placedAt ?? refund.created_at)
  if (sentOnFault(body.sent_on, { now: shop.now(), orderedAt })) throw mockProblem('invalid_input')
  books.sentRefunds[id] = body
  books.refundsToSend = books.refundsToSend.filter((one) => one !== refund)
  return {}
}

/** Returns the bookkeeping days, newest first. */
function daysOf(shop: MockShop) {
  const paid = shop.books().orders.filter(({ paidAt }) => paidAt !== null)
  const days = [...new Set(paid.map(({ paidAt }) => (paidAt ?? '').slice(0, 10)))].sort().reverse()
  return days.map((day) => {
    const ofDay = paid.filter(({ paidAt }) => paidAt?.startsWith(day))
    return {
      day,
      provider: SANDBOX.id,
      payments: ofDay.length,
      captured: addCents(...ofDay.map(({ priced }) => priced.quote.totals.total)),
      refunded: addCents(...ofDay.flatMap(({ refunds }) => refunds.map(({ amount }) => amount))),
      lost: ZERO,
    }
  })
}
