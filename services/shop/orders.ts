import { draftsRoutes } from '@/contract/office/drafts/drafts'
import { editsRoutes } from '@/contract/office/edits/edits'
import { ordersRoutes, type MyOrder, type Order } from '@/contract/shop/orders/orders'

import type { Gift } from '@/domain/shop/gift-card/gift'

import { withHost } from './documents'
import { call } from '@/services/http/call'
import { clientOf } from '@/services/http/client-of'
import type { Http } from '@/services/http/http'

/** Lines to withdraw from; null for all lines. */
export interface Withdrawal {
  lines: number[] | null
  reason: string | null
}

export function ordersService(http: Http) {
  const drafts = clientOf(http, draftsRoutes)
  const edits = clientOf(http, editsRoutes)
  return {
    ...clientOf(http, ordersRoutes),

    async read(number: string, key: string): Promise<Order> {
      return withDocuments(await call(http, ordersRoutes.read, { params: { number, key } }))
    },
    readDraft: drafts.read,
    payDraft: drafts.pay,
    readDifference: edits.difference,
    payDifference: edits.payDifference,

    async readMine(number: string): Promise<MyOrder> {
      return withDocuments(await call(http, ordersRoutes.readMine, { params: { number } }))
    },

    async cancel(number: string): Promise<MyOrder> {
      return withDocuments(await call(http, ordersRoutes.cancel, { params: { number } }))
    },

    async withdraw(number: string, body: Withdrawal): Promise<MyOrder> {
      return withDocuments(await call(http, ordersRoutes.withdraw, { params: { number }, body }))
    },

    async confirmEmail(number: string, key: string, token: string): Promise<Order> {
      const params = { number, key }
      return withDocuments(await call(http, ordersRoutes.confirmEmail, { params, body: { token } }))
    },

    async sendConfirmation(number: string, key: string, email?: string): Promise<Order> {
      const body = email === undefined ? {} : { email }
      const params = { number, key }
      return withDocuments(await call(http, ordersRoutes.sendConfirmation, { params, body }))
    },

    /** Changes an unsent gift card's recipient, message or day. @param key null for the user's own order */
    async changeGift(
      { number, key }: { number: string; key: string | null },
      position: number,
      body: Gift,
    ): Promise<Order> {
      const params = { number, position: String(position) }
      return withDocuments(
        key === null
          ? await call(http, ordersRoutes.changeMyGift, { params, body })
          : await call(http, ordersRoutes.changeGift, { params: { ...params, key }, body }),
      )
    },
  }
}

export function withDocuments<Kind extends Order>(order: Kind): Kind {
  return { ...order, documents: withHost(order.documents) }
}
