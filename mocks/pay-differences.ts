import type { HttpHandler } from 'msw'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import type { PriceDifference } from '@/contract/office/edits/edits'

import { SANDBOX } from './checkout'
import { differenceOfAttempt, stateOfDifference } from './differences'
import { mock, mockProblem } from './mock'
import type { MockShop } from './mock-shop'
import { syncPayment, newAttempt, pageOf } from './payments'
import type { Books } from './shop-state'

const [routes, schemas] = [api.edits, apiSchemas.edits]

export function payDifferenceHandlers(shop: MockShop): HttpHandler[] {
  return [
    mock(routes.difference, schemas.difference, ({ params }) => read(shop, params)),
    mock(routes.payDifference, schemas.payDifference, ({ params, body }) => {
      if (body.provider !== SANDBOX.id) throw mockProblem('provider_not_available')
      return shop.change((books) => pay(shop, books, params))
    }),
  ]
}

interface Link {
  id: number
  key: string
}

function find(books: Books, { id, key }: Link) {
  for (const order of books.orders) {
    const one = order.differences?.find((own) => own.id === id && own.key === key)
    if (one) return { order, one }
  }
  throw mockProblem('difference_not_found')
}

function read(shop: MockShop, link: Link) {
  const { order, one } = shop.change((books) => {
    const found = find(books, link)
    syncPayment(shop, books, found.order)
    return found
  })
  const state = stateOfDifference(one, shop.now())
  const { id, title, count, before, after, changes, due, expiresAt: expires_at } = one
  return {
    ...{ id, state, title, count, before, after, changes, expires_at },
    order_number: order.number,
    order_key: order.key,
    ...{ net: due.net, tax: due.tax, due: due.total },
    tax_title: order.priced.quote.totals.tax_title,
    providers: state === 'open' ? [SANDBOX] : [],
    last_payment: lastPayment(order, one),
  }
}

type PayableDifference = ReturnType<typeof find>

function lastPayment(
  order: PayableDifference['order'],
  one: PayableDifference['one'],
): PriceDifference['last_payment'] {
  const last = order.attempts.findLast((attempt) => differenceOfAttempt(order, attempt) === one)
  if (last?.booked === 'declined') return 'declined'
  if (last?.booked === 'pending') return 'processing'
  return last?.booked === 'paid' && one.paidAt === null ? 'returned' : 'none'
}

function pay(shop: MockShop, books: Books, link: Link) {
  const { order, one } = find(books, link)
  syncPayment(shop, books, order)
  if (stateOfDifference(one, shop.now()) !== 'open') throw mockProblem('difference_closed')
  const open = order.attempts.find(({ difference, status }) => {
    return difference === one.id && status === 'open'
  })
  if (open) return { redirect_url: pageOf(open) }
  const attempt = { ...newAttempt(), difference: one.id }
  order.attempts.push(attempt)
  return { redirect_url: pageOf(attempt) }
}
