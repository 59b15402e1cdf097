import { backofficeRoutes as routes } from '@/contract/office/overview/overview'

import { clientOf } from '@/services/http/client-of'
import type { Http } from '@/services/http/http'
import { withDocuments } from '@/services/shop/orders'

export function backofficeService(http: Http) {
  const office = clientOf(http, routes, { search: 'hits', orderCounts: 'counts' })
  return {
    ...office,
    order: withDocuments(office.order),
    addNote: withDocuments(office.addNote),
    orderTags: async (): Promise<string[]> => (await office.orderTags()).tags.map(({ tag }) => tag),
    tagOrder: withDocuments(office.tagOrder),
    cancelOrder: withDocuments(office.cancelOrder),
    sendGift: withDocuments(office.sendGift),
  }
}
