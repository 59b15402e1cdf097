import {
  backofficeRoutes as routes,
  type OfficeOrder,
  type OrderTagInput,
} from '@/contract/office/overview/overview'

import { call } from '@/services/http/call'
import { clientOf } from '@/services/http/client-of'
import type { Http } from '@/services/http/http'
import { withDocuments } from '@/services/shop/orders'

export function backofficeService(http: Http) {
  return {
    ...clientOf(http, routes, { search: 'hits', orderCounts: 'counts' }),

    async order(number: string): Promise<OfficeOrder> {
      return withDocuments(await call(http, routes.order, { params: { number } }))
    },

    /** Adds a note. Idempotent by `request_key`. */
    async addNote(number: string, body: { text: string; request_key: string }) {
      return withDocuments(await call(http, routes.addNote, { params: { number }, body }))
    },

    orderTags: async (): Promise<string[]> =>
      (await call(http, routes.orderTags, {})).tags.map(({ tag }) => tag),

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
