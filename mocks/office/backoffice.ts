import type { HttpHandler } from 'msw'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import {
  COUNTED_LISTS,
  daysUpTo,
  figuresOf,
  RIDE_DAYS_AHEAD,
  SALES_DAYS,
  WAITING_KINDS,
  type DaySales,
  type OrderList,
  type WaitingKind,
} from '@/domain/office/overview/overview'
import { csvOf } from '@/domain/office/kit/csv'
import { addCents, ZERO } from '@/domain/kit/money'
import { openPieces } from '@/domain/office/fulfillment/fulfillment'
import { isToBuild, statesOf } from '@/domain/shop/orders/order-state'
import { orderTitle } from '@/domain/shop/orders/order-title'
import { pieceTitle } from '@/domain/shop/goods/ordered-bundle'
import { SUPPORT_TIME_ZONE } from '@/domain/community/support/support-hours'
import { isOurTurn } from '@/domain/community/support/ticket-moves'
import { zoneTime } from '@/domain/kit/zone-time'

import { SANDBOX } from '../checkout'
import { textStates } from '../content'
import { asAdmin } from '../members/books'
import { mock, mockProblem } from '../mock'
import type { MockShop } from '../mock-shop'
import { linesOf, officeRefund } from '../refunds'
import { readOrder, timelineOf } from '../orders'
import { bookedAs, syncPayment, latestAttempt, requireOrder, stateOf } from '../payments'
import type { Books, MockOrder } from '../shop-state'
import { bikesOf } from './fulfillment'
import { pageOf } from './paging'
import { searchMock } from './search'
import { listTags, renameMock, tagMock } from './order-tags'

const routes = api.backoffice
const schemas = apiSchemas.backoffice

/** Serves the back office from the mock shop's state, including its purchases and tickets. */
export function backofficeHandlers(shop: MockShop): HttpHandler[] {
  return [
    mock(routes.overview, schemas.overview, ({ from }) =>
      asAdmin(shop, from, () => overview(shop)),
    ),
    mock(routes.orders, schemas.orders, ({ from, query }) =>
      asAdmin(shop, from, () => {
        const { rows, ...ends } = pageOf(ordersFor(shop.books(), query), query)
        return { orders: rows.map((order) => toRow(order)), ...ends }
      }),
    ),
    mock(routes.ordersTable, schemas.ordersTable, ({ from, body }) =>
      asAdmin(shop, from, () =>
        csvOf([
          ['number', 'placed_at', 'email'],
          ...ordersFor(shop.books(), body).map(({ number, placedAt, body: { email } }) => [
            ...[number, placedAt, email],
          ]),
        ]),
      ),
    ),
    mock(routes.orderCounts, schemas.orderCounts, ({ from }) =>
      asAdmin(shop, from, () => ({ counts: countsOf(shop.books()) })),
    ),
    mock(routes.order, schemas.order, ({ from, params }) =>
      asAdmin(shop, from, () => orderDetail(shop, params.number)),
    ),
    mock(routes.cancelOrder, schemas.cancelOrder, ({ from, params }) =>
      asAdmin(shop, from, () => {
        shop.change((books) => cancelUnpaid(shop, books, params.number))
        return orderDetail(shop, params.number)
      }),
    ),
    mock(routes.sendGift, schemas.sendGift, ({ from, params }) =>
      asAdmin(shop, from, () => {
        const order = orderDetail(shop, params.number)
        const gift = order.lines[params.position]?.gift
        if (!gift) throw mockProblem('gift_not_found')
        if (gift.state !== 'sent') throw mockProblem('gift_not_sent')
        return order
      }),
    ),
    mock(routes.addNote, schemas.addNote, ({ from, params, body }) =>
      asAdmin(shop, from, ({ user }) => {
        shop.change((books) => {
          const order = requireOrder(books, (one) => one.number === params.number)
          if (order.events.some(({ key }) => key === body.request_key)) return
          const at = shop.now().toISOString()
          const { text, request_key: key } = body
          order.events.push({ at, kind: 'note', text, key, by: user.name })
        })
        return orderDetail(shop, params.number)
      }),
    ),
    mock(routes.orderTags, schemas.orderTags, ({ from }) =>
      asAdmin(shop, from, () => ({ tags: listTags(shop.books()) })),
    ),
    mock(routes.renameTag, schemas.renameTag, ({ from, params, body }) =>
      asAdmin(shop, from, () =>
        shop.change((books) => ({ orders: renameMock(books, params.tag, body.to) })),
      ),
    ),
    mock(routes.tagOrder, schemas.tagOrder, ({ from, params, body }) =>
      asAdmin(shop, from, ({ user }) => {
        const at = shop.now().toISOString()
        shop.change((books) => {
          const order = requireOrder(books, (one) => one.number === params.number)
          tagMock(order, { ...body, at, by: user.name })
        })
        return orderDetail(shop, params.number)
      }),
    ),
    mock(routes.search, schemas.search, ({ from, query }) =>
      asAdmin(shop, from, ({ user }) => ({ hits: searchMock(shop, query.q, user.role) })),
    ),
  ]
}

function overview(shop: MockShop) {
  const now = shop.now()
  const today = zoneTime(now, SUPPORT_TIME_ZONE).day
  const days = daysUpTo(today, 2 * SALES_DAYS, salesOf(shop.books().orders))
  const recent = days.slice(SALES_DAYS)
  return {
    at: now.toISOString(),
    time_zone: SUPPORT_TIME_ZONE,
    today: figuresOf(days.slice(-1)),
    recent: figuresOf(recent),
    before: figuresOf(days.slice(0, SALES_DAYS)),
    days: recent,
    waiting: waitingAt(shop),
  }
}

function salesOf(orders: readonly MockOrder[]): DaySales[] {
  const days = new Map<string, DaySales>()
  const dayOf = (at: string) => {
    const { day } = zoneTime(new Date(at), SUPPORT_TIME_ZONE)
    const known = days.get(day) ?? { day, orders: 0, revenue: ZERO, refunded: ZERO }
    days.set(day, known)
    return known
  }
  for (const { fulfillment_state, paidAt, priced, refunds } of orders) {
    if (paidAt === null || fulfillment_state === 'cancelled') continue
    const sold = dayOf(paidAt)
    sold.orders += 1
    sold.revenue = addCents(sold.revenue, priced.quote.totals.total)
    for (const { at, amount } of refunds) {
      const day = dayOf(at)
      day.refunded = addCents(day.refunded, amount)
    }
  }
  return [...days.values()]
}

function waitingAt(shop: MockShop) {
  const { orders, deadEvents, transfers, refundsToSend, rides, ...books } = shop.books()
  const now = shop.now().toISOString()
  const rideEnd = new Date(shop.now().getTime() + RIDE_DAYS_AHEAD * 86_400_000).toISOString()
  const texts = (status: string) =>
    textStates(shop)
      .filter((text) => text.status === status)
      .map(() => null)
  // Kinds that the mock shop doesn't have stay empty.
  const waiting: Partial<Record<WaitingKind, (string | null)[]>> = {
    dead_events: deadEvents.map(({ received_at }) => received_at),
    tickets: books.tickets
      .filter(({ status }) => isOurTurn(status))
      .map(({ created_at }) => created_at),
    to_build: orders.filter((order) => isIn(order, 'to_build')).map(({ paidAt }) => paidAt),
    to_ship: orders.filter((order) => isIn(order, 'ready')).map(({ paidAt }) => paidAt),
    refunds_to_send: refundsToSend.map(({ created_at }) => created_at),
    transfers: transfers.map(({ created_at }) => created_at),
    rides: rides.flatMap(({ status, starts_at }) =>
      status === 'booked' && starts_at >= now && starts_at <= rideEnd ? [starts_at] : [],
    ),
    drafts: texts('draft'),
    scheduled: texts('scheduled'),
  }
  return WAITING_KINDS.map((kind) => {
    const moments = waiting[kind] ?? []
    const [at = null] = moments.filter((moment) => moment !== null).sort()
    return { kind, count: moments.length, at, names: [] }
  })
}

function ordersFor(
  { orders }: Books,
  { status, q, tag }: { status?: OrderList; q?: string; tag?: string },
) {
  const words = (q ?? '').toLowerCase().split(/\s+/)
  return orders
    .filter((order) => status === undefined || isIn(order, status))
    .filter(({ tags = [] }) => tag === undefined || tags.includes(tag))
    .filter((order) => words.every((word) => searchText(order).includes(word)))
    .reverse()
}

function countsOf({ orders }: Books) {
  return COUNTED_LISTS.map((list) => ({
    list,
    count: orders.filter((order) => isIn(order, list)).length,
  }))
}

function searchText({ number, body, priced }: MockOrder): string {
  const { name, phone } = body.shipping_address
  const titles = priced.lines.map(pieceTitle)
  return [number, body.email, name, phone, phone.replace(/\D/g, ''), ...titles]
    .join(' ')
    .toLowerCase()
}

/** No order of the mock shop is disputed, under review or withdrawn. */
function isIn(order: MockOrder, list: OrderList): boolean {
  if (isToBuild(order)) {
    const hasWork = bikesOf(order).some(({ ready_at }) => ready_at === null)
    if (list === 'to_build') return hasWork
    if (list === 'ready') return !hasWork && linesOf(order).some((line) => openPieces(line) > 0)
  }
  if (list === 'cancelled') return statesOf(order).status === 'cancelled'
  const states: readonly string[] = [order.payment_state, order.fulfillment_state]
  return states.includes(list)
}

function toRow(order: MockOrder) {
  const { number, placedAt, body, priced } = order
  return {
    number,
    placed_at: placedAt,
    name: body.shipping_address.name,
    email: body.email,
    title: orderTitle(priced.lines),
    delivery_date: priced.quote.delivery_date,
    ...statesOf(order),
    payment: stateOf(order, latestAttempt(order)),
    is_disputed: false,
    is_under_review: false,
    tags: order.tags ?? [],
    total: priced.quote.totals.total,
  }
}

function orderDetail(shop: MockShop, number: string) {
  const { members, mails, orders } = shop.books()
  const order = orders.find((one) => one.number === number)
  if (!order) throw mockProblem('order_not_found')
  return {
    ...readOrder(shop, order),
    is_member: members.some((member) => member.orders.includes(number)),
    is_disputed: false,
    is_under_review: false,
    tags: order.tags ?? [],
    credit_used: ZERO,
    attempts: order.attempts.map((attempt) => ({
      at: order.placedAt,
      provider: SANDBOX.id,
      reference: attempt.sandboxId,
      status: bookedAs(attempt),
      failure: attempt.booked === 'declined' ? 'declined' : null,
      amount: order.priced.quote.totals.total,
    })),
    history: order.events.map(({ at, kind, text = '', by = '' }) => ({
      at,
      kind,
      title: timelineOf(at, kind).title,
      text,
      by,
    })),
    refunds: order.refunds.map((refund) => officeRefund(order, refund)),
    disputes: [],
    withdrawal: null,
    mails: mails
      .filter(({ subject }) => subject.includes(number))
      .map(({ created_at, subject }) => ({
        at: created_at,
        subject,
        status: 'sent' as const,
        last_error: null,
      })),
  }
}

function cancelUnpaid(shop: MockShop, books: Books, number: string): void {
  const order = requireOrder(books, (one) => one.number === number)
  syncPayment(shop, books, order)
  if (order.payment_state === 'void') return
  if (order.payment_state !== 'unpaid') throw mockProblem('order_not_cancellable')
  order.payment_state = 'void'
  order.fulfillment_state = 'cancelled'
  order.events.push({ at: shop.now().toISOString(), kind: 'cancelled' })
}
