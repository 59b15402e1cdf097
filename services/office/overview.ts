import {
  backofficeRoutes as routes,
  type OfficeDay,
  type OfficeHit,
  type OfficeFigures,
  type OfficeOrder,
  type OfficeOrderCounts,
  type OfficeOrderRow,
  type OrdersFilter,
  type OrdersQuery,
  type OrderTagInput,
  type Overview,
} from '@/contract/office/overview/overview'

import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'
import { withDocuments } from '@/services/shop/orders'

export type {
  OfficeDay,
  OfficeFigures,
  OfficeHit,
  OfficeOrder,
  OfficeOrderRow,
  OrdersFilter,
  OrdersQuery,
  Overview,
}

export function backofficeService(http: Http) {
  return {
    overview: (): Promise<Overview> => call(http, routes.overview, {}),
    search: async (q: string): Promise<OfficeHit[]> =>
      (await call(http, routes.search, { query: { q } })).hits,

    orders: (query: OrdersQuery) => call(http, routes.orders, { query }),

    /** Returns the filtered orders as CSV. */
    ordersTable: (filter: OrdersFilter): Promise<string> =>
      call(http, routes.ordersTable, { body: filter }),

    orderCounts: async (): Promise<OfficeOrderCounts> =>
      (await call(http, routes.orderCounts, {})).counts,

    async order(number: string): Promise<OfficeOrder> {
      return withDocuments(await call(http, routes.order, { params: { number } }))
    },

    /** Adds a note. Idempotent by `request_key`. */
    async addNote(number: string, body: { text: string; request_key: string }) {
      return withDocuments(await call(http, routes.addNote, { params: { number }, body }))
    },

    orderTags: async (): Promise<string[]> =>
      (await call(http, routes.orderTags, {})).tags.map(({ tag }) => tag),

    renameTag: (tag: string, to: string): Promise<{ orders: number }> =>
      call(http, routes.renameTag, { params: { tag }, body: { to } }),
    async tagOrder(number: string, body: OrderTagInput): Promise<OfficeOrder> {
      return withDocuments(await call(http, routes.tagOrder, { params: { number }, body }))
    },

    async cancelOrder(number: string, reason: string): Promise<OfficeOrder> {
      const body = { reason }
      return withDocuments(await call(http, routes.cancelOrder, { params: { number }, body }))
    },

    async sendGift(number: string, position: number): Promise<OfficeOrder> {
      const params = { number, position: String(position) }
      return withDocuments(await call(http, routes.sendGift, { params }))
    },
  }
}
