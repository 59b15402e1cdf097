import { isSameMailbox } from '@/domain/kit/mailbox'
import { addCents } from '@/domain/kit/money'
import { statesOf } from '@/domain/shop/orders/order-state'

import { SANDBOX } from '../checkout'
import type { MockShop } from '../mock-shop'
import type { MockOrder, MockTicket } from '../shop-state'

interface CustomerRef extends Pick<MockTicket, 'member' | 'name' | 'email'> {
  /** Number of the open ticket, which is excluded. */
  number?: string
}

export function customerOf(shop: MockShop, ticket: CustomerRef) {
  const { members, orders: all, tickets } = shop.books()
  const member = members.find(({ user }) => user.id === ticket.member)
  const isTheirs = ({ number, body }: MockOrder) =>
    member ? member.orders.includes(number) : isSameMailbox(body.email, ticket.email)
  const orders = all.filter(isTheirs).reverse()
  return {
    name: ticket.name,
    email: ticket.email,
    since: member?.user.created_at ?? null,
    bikes: (member?.bikes ?? []).map((bike) => ({
      id: bike.id,
      title: bike.bike_slug,
      serial: String(10_000 + bike.id),
      order_number: bike.order_number,
      delivered_at: all.find(({ number }) => number === bike.order_number)?.deliveredAt ?? null,
    })),
    orders: orders.map((order) => ({
      ...statesOf(order),
      number: order.number,
      placed_at: order.placedAt,
      delivery_date: order.priced.quote.delivery_date,
      total: order.priced.quote.totals.total,
    })),
    payments: orders.flatMap(({ number, paidAt, priced, refunds }) =>
      paidAt === null
        ? []
        : [
            {
              order_number: number,
              provider: SANDBOX.id,
              at: paidAt,
              amount: priced.quote.totals.total,
              refunded: addCents(...refunds.map(({ amount }) => amount)),
            },
          ],
    ),
    tickets: tickets
      .filter((one) => one.number !== ticket.number && isSameCustomer(one, ticket))
      .map(({ number, subject, status, created_at }) => ({ number, subject, status, created_at }))
      .reverse(),
    posts: [],
  }
}

const isSameCustomer = (one: MockTicket, other: CustomerRef) =>
  one.member === other.member && (one.member !== null || isSameMailbox(one.email, other.email))
