import { draftsRoutes, type Draft, type DraftPayment } from '@/contract/office/drafts/drafts'
import { editsRoutes, type PriceDifference } from '@/contract/office/edits/edits'
import {
  ordersRoutes,
  type MyOrder,
  type Order,
  type OrderSummary,
} from '@/contract/shop/orders/orders'

import type { Gift } from '@/domain/shop/gift-card/gift'

import { withHost } from './documents'
import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

export type { Draft, MyOrder, Order, OrderSummary, PriceDifference }

export interface WithdrawalProof {
  order_number: string
  email: string
}

/** Lines to withdraw from; null for all lines. */
export interface Withdrawal {
  lines: number[] | null
  reason: string | null
}

export function ordersService(http: Http) {
  return {
    async read(number: string, key: string): Promise<Order> {
      return withDocuments(await call(http, ordersRoutes.read, { params: { number, key } }))
    },

    readDraft: (id: string, key: string): Promise<Draft> =>
      call(http, draftsRoutes.read, { params: { id, key } }),

    payDraft: (id: string, key: string, body: DraftPayment) =>
      call(http, draftsRoutes.pay, { params: { id, key }, body }),

    readDifference: (id: string, key: string): Promise<PriceDifference> =>
      call(http, editsRoutes.difference, { params: { id, key } }),

    payDifference: (id: string, key: string, provider: string) =>
      call(http, editsRoutes.payDifference, { params: { id, key }, body: { provider } }),

    list: (page: number) => call(http, ordersRoutes.list, { query: { page } }),

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

    /** First step without an account: returns what can be withdrawn from, and until when. */
    stateWithdrawal: (body: WithdrawalProof) => call(http, ordersRoutes.withdrawal, { body }),

    /** Second step. Idempotent. */
    confirmWithdrawal: (body: WithdrawalProof & Withdrawal) =>
      call(http, ordersRoutes.confirmWithdrawal, { body }),
  }
}

export function withDocuments<Kind extends Order>(order: Kind): Kind {
  return { ...order, documents: withHost(order.documents) }
}
