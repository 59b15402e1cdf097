import {
  editsRoutes as routes,
  type BikeChoice,
  type BikeEditInput,
  type BikeEditPreview,
  type DeliveryInput,
  type DifferenceInput,
  type OrderEdit,
} from '@/contract/office/edits/edits'

import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

export type {
  BikeChoice,
  BikeEditPreview,
  DeliveryInput,
  EditableBike,
  OrderEdit,
} from '@/contract/office/edits/edits'

export function editsService(http: Http) {
  return {
    read: (number: string): Promise<OrderEdit> => call(http, routes.read, { params: { number } }),
    delivery: (number: string, body: DeliveryInput): Promise<OrderEdit> =>
      call(http, routes.delivery, { params: { number }, body }),
    preview: (number: string, body: BikeChoice): Promise<BikeEditPreview> =>
      call(http, routes.preview, { params: { number }, body }),
    bike: (number: string, body: BikeEditInput): Promise<OrderEdit> =>
      call(http, routes.bike, { params: { number }, body }),
    ask: (number: string, body: DifferenceInput): Promise<OrderEdit> =>
      call(http, routes.ask, { params: { number }, body }),
    sendAsked: (number: string, id: number): Promise<OrderEdit> =>
      call(http, routes.sendAsked, { params: { number, id: String(id) } }),
    withdraw: (number: string, id: number): Promise<OrderEdit> =>
      call(http, routes.withdraw, { params: { number, id: String(id) } }),
  }
}
