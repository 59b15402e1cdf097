import type { HttpHandler } from 'msw'

import { api } from '@/contract/api'
import { apiSchemas } from '@/contract/api.schema'
import { addCents, cents, ZERO } from '@/domain/money'
import { statesOf } from '@/domain/order-state'

import { SANDBOX } from '../checkout'
import { asAdmin } from '../members/books'
import { mock, mockProblem } from '../mock'
import type { MockShop } from '../mock-shop'
import { bringUpToDate, requireOrder } from '../payments'
import { giveBack, leftOf } from '../refunds'

const routes = api.bookkeeping
const schemas = apiSchemas.bookkeeping

/** Payments in the back office of the mock shop. Its provider never errs, so its books always agree. */
export function bookkeepingHandlers(shop: MockShop): HttpHandler[] {
  return [
    mock(routes.overview, schemas.overview, ({ header }) =>
      asAdmin(shop, header, () => {
        const { deadEvents, reviews, transfers } = shop.books()
        const days = daysOf(shop)
        return {
          reviews,
          disputes: [],
          failed_refunds: [],
          dead_events: deadEvents,
          transfers,
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
    mock(routes.refund, schemas.refund, ({ header, params, body }) =>
      asAdmin(shop, header, () =>
        shop.change((books) => {
          const order = requireOrder(books, ({ number }) => number === params.number)
          if (order.paidAt === null || order.fulfillment_state === 'cancelled')
            throw mockProblem('order_not_cancellable')
          if (body.amount > leftOf(order)) throw mockProblem('refund_too_large')
          const { amount, target: to, reason } = body
          giveBack(order, { at: shop.now().toISOString(), amount, to, reason })
          return {}
        }),
      ),
    ),
    mock(routes.lookUp, schemas.lookUp, ({ header, params }) =>
      asAdmin(shop, header, () =>
        shop.change((books) => {
          const order = requireOrder(books, ({ number }) => number === params.number)
          bringUpToDate(shop, books, order)
          return statesOf(order)
        }),
      ),
    ),
    mock(routes.retryEvent, schemas.retryEvent, ({ header, params }) =>
      asAdmin(shop, header, () =>
        shop.change((books) => {
          const left = books.deadEvents.filter(({ id }) => id !== params.id)
          if (left.length === books.deadEvents.length) throw mockProblem('event_not_found')
          books.deadEvents = left
          return {}
        }),
      ),
    ),
    mock(routes.received, schemas.received, ({ header, params, body }) =>
      asAdmin(shop, header, () =>
        shop.change((books) => {
          const one = books.transfers.find(({ reference }) => reference === params.reference)
          if (!one) throw mockProblem('bank_transfer_not_found')
          one.received = addCents(one.received, body.amount)
          one.amount = cents(Math.max(0, one.amount - body.amount))
          books.transfers = books.transfers.filter(({ amount }) => amount > 0)
          return {}
        }),
      ),
    ),
    mock(routes.decide, schemas.decide, ({ header, params, body }) =>
      asAdmin(shop, header, () =>
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

/** Newest first. */
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
