import { draftsRoutes } from '@/contract/office/drafts/drafts'
import { editsRoutes } from '@/contract/office/edits/edits'
import { ordersRoutes, type Order } from '@/contract/shop/orders/orders'

import { withHost } from './documents'
import { clientOf } from '@/services/http/client-of'
import type { Http } from '@/services/http/http'

type OrderCall<Input extends unknown[], Kind> = (...input: Input) => Promise<Kind>

export function ordersService(http: Http) {
  const orders = clientOf(http, ordersRoutes)
  const drafts = clientOf(http, draftsRoutes)
  const edits = clientOf(http, editsRoutes)
  return {
    ...orders,
    read: withDocuments(orders.read),
    readMine: withDocuments(orders.readMine),
    cancel: withDocuments(orders.cancel),
    withdraw: withDocuments(orders.withdraw),
    confirmEmail: withDocuments(orders.confirmEmail),
    sendConfirmation: withDocuments(orders.sendConfirmation),
    changeGift: withDocuments(orders.changeGift),
    changeMyGift: withDocuments(orders.changeMyGift),
    readDraft: drafts.read,
    payDraft: drafts.pay,
    readDifference: edits.difference,
    payDifference: edits.payDifference,
  }
}

/** Returns the method with complete URLs of the documents in its order. */
export function withDocuments<Input extends unknown[], Kind extends Order>(
  method: OrderCall<Input, Kind>,
): OrderCall<Input, Kind> {
  return async (...input) => {
    const order = await method(...input)
    const { ship_back: back } = order
    const [label] = withHost(back?.file ? [{ title: '', href: back.file }] : [])
    return {
      ...order,
      documents: withHost(order.documents),
      ship_back: back && { ...back, file: label?.href ?? '' },
    }
  }
}
