import { boughtThings } from '@/domain/shop/goods/ordered-bundle'
import type { HttpHandler } from 'msw'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import { ZERO } from '@/domain/kit/money'
import { statesOf } from '@/domain/shop/orders/order-state'
import { recordState } from '@/domain/shop/payment/payment-record'

import { SANDBOX } from '../checkout'
import { mock, mockProblem } from '../mock'
import type { MockShop } from '../mock-shop'
import { changeGift } from '../gifts'
import { lastDay, readOrder } from '../orders'
import { bookedAs } from '../payments'
import { giveBack, leftOf, NO_ITEMS } from '../refunds'
import type { MockAttempt, MockOrder } from '../shop-state'
import { asMember } from './books'
import type { MockMember } from './records'

export function orderHandlers(shop: MockShop): HttpHandler[] {
  return [...ownOrderHandlers(shop), ...documentHandlers(), ...recordHandlers(shop)]
}

function ownOrderHandlers(shop: MockShop): HttpHandler[] {
  const { orders: routes } = api
  const { orders: schemas } = apiSchemas
  return [
    mock(routes.list, schemas.list, ({ header }) => {
      const numbers = asMember(shop, header, ({ orders }) => [...orders].reverse())
      const orders = numbers.map((number) => {
        const order = readOrder(shop, requireOrder(shop, number))
        const { title, placed_at, delivery_date } = order
        const lines = boughtThings(order.lines).map(({ bundle, lines: [line] }) => {
          const { title, count, thumbnail } = bundle ?? line
          return { title, count, thumbnail, bike_slug: line.bike_slug, build: line.build }
        })
        return {
          number,
          title,
          ...statesOf(order),
          placed_at,
          total: order.totals.total,
          delivery_date,
          lines,
        }
      })
      return { orders, page: 1, pages: 1 }
    }),
    mock(routes.readMine, schemas.readMine, ({ header, params }) =>
      myOrder(shop, ownOrder(shop, header, params.number)),
    ),
    mock(routes.cancel, schemas.cancel, ({ header, params }) => {
      const { number } = ownOrder(shop, header, params.number)
      shop.change(({ orders }) => {
        const order = orders.find((one) => one.number === number)
        const isLate = order?.payment_state === 'expired' || (order && isBegun(order))
        if (isLate) throw mockProblem('order_not_cancellable')
        if (!order || order.fulfillment_state === 'cancelled') return
        const at = shop.now().toISOString()
        const left = order.paidAt === null ? ZERO : leftOf(order)
        if (order.paidAt === null) order.payment_state = 'void'
        order.fulfillment_state = 'cancelled'
        order.events.push({ at, kind: 'cancelled' })
        if (left > 0)
          giveBack(order, { at, amount: left, to: 'provider', reason: 'Cancelled', ...NO_ITEMS })
      })
      return myOrder(shop, requireOrder(shop, number))
    }),
    mock(routes.changeMyGift, schemas.changeMyGift, ({ header, params, body }) => {
      const { number } = ownOrder(shop, header, params.number)
      changeGift(shop, number, { position: params.position, gift: body })
      return myOrder(shop, requireOrder(shop, number))
    }),
    mock(routes.withdraw, schemas.withdraw, ({ header, params }) => {
      ownOrder(shop, header, params.number)
      // The withdrawal period of delivered orders has passed.
      throw mockProblem('withdrawal_closed')
    }),
  ]
}

/** The mock shop renders no documents. */
function documentHandlers(): HttpHandler[] {
  const none = () => {
    throw mockProblem('document_not_found')
  }
  return [
    mock(api.documents.read, apiSchemas.documents.read, none),
    mock(api.documents.readMine, apiSchemas.documents.readMine, none),
  ]
}

function recordHandlers(shop: MockShop): HttpHandler[] {
  const { payment, credits } = apiSchemas
  return [
    mock(api.payment.records, payment.records, ({ header }) => {
      const { orders, removed } = asMember(shop, header, (member) => ({
        orders: [...member.orders].reverse(),
        removed: member.removedPayments,
      }))
      const payments = orders.flatMap((number) => recordsOf(requireOrder(shop, number)))
      return { payments: payments.filter(({ id }) => !removed.includes(id)), page: 1, pages: 1 }
    }),
    mock(api.payment.removeRecord, payment.removeRecord, ({ header, params }) =>
      asMember(shop, header, (member) => {
        const records = member.orders.flatMap((number) => recordsOf(requireOrder(shop, number)))
        const record = records.find(({ id }) => id === params.id)
        if (!record || member.removedPayments.includes(params.id)) {
          throw mockProblem('payment_not_found')
        }
        if (!record.can_delete) throw mockProblem('payment_open')
        member.removedPayments.push(params.id)
        return {}
      }),
    ),
    mock(api.credits.read, credits.read, ({ header }) =>
      asMember(shop, header, ({ credit }) => ({
        balance: credit,
        entries: [],
        page: 1,
        pages: 1,
      })),
    ),
    // The mock shop issues no gift cards, so no code is valid.
    mock(api.credits.redeem, credits.redeem, ({ header }) =>
      asMember(shop, header, () => {
        throw mockProblem('gift_code_refused')
      }),
    ),
  ]
}

function recordsOf(order: MockOrder) {
  return order.attempts.map((attempt) => ({
    id: attempt.id,
    at: order.placedAt,
    order_number: order.number,
    provider: SANDBOX.title,
    is_test: true,
    amount: order.priced.quote.totals.total,
    currency: 'USD',
    ...whatHappened(order, attempt),
    can_delete: attempt.booked !== 'open' && attempt.booked !== 'pending',
  }))
}

function whatHappened(order: MockOrder, attempt: MockAttempt) {
  const total = order.priced.quote.totals.total
  const captured = attempt.booked === 'paid' ? total : ZERO
  const isBack = order.events.some(({ kind }) => kind === 'refunded')
  const refunded = isBack ? captured : ZERO
  const money = {
    ...{ captured, refunded, refunding: ZERO },
    ...{ isInReview: false, isSurplus: false, dispute: null },
  }
  return { refunded, status: recordState({ status: bookedAs(attempt), isTransfer: false }, money) }
}

function myOrder(shop: MockShop, order: MockOrder) {
  return {
    ...readOrder(shop, order),
    order_key: order.key,
    credit_used: ZERO,
    documents: [
      { title: 'Order page (no login needed)', href: `/orders/${order.number}/${order.key}` },
    ],
    can_cancel: order.fulfillment_state !== 'cancelled' && !isBegun(order),
    withdrawal: { is_open: false, until: lastDay(order), declared_at: null, excluded_lines: [] },
    refunds: refundsOf(order),
  }
}

const isBegun = ({ fulfillment_state }: MockOrder) =>
  !['awaiting_payment', 'to_build', 'cancelled'].includes(fulfillment_state)

function refundsOf({ refunds }: MockOrder) {
  return refunds.map(({ at, amount, to }) => ({ at, amount, to, status: 'succeeded' as const }))
}

function ownOrder(
  shop: MockShop,
  header: (name: string) => string | undefined,
  number: string,
): MockOrder {
  asMember(shop, header, ({ orders }: MockMember) => {
    if (!orders.includes(number)) throw mockProblem('order_not_found')
  })
  return requireOrder(shop, number)
}

function requireOrder(shop: MockShop, number: string): MockOrder {
  const order = shop.books().orders.find((one) => one.number === number)
  if (!order) throw mockProblem('order_not_found')
  return order
}
