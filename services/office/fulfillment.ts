import {
  fulfillmentRoutes as routes,
  type BuildInput,
  type CorrectionInput,
  type Fulfillment,
  type FulfillmentBike,
  type FulfillmentParcel,
  type OrderReturn,
  type ParcelInput,
  type ReturnInput,
  type ReturnMoveInput,
  type Returns,
} from '@/contract/office/fulfillment/fulfillment'

import { withHost } from '@/services/shop/documents'
import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

export type { BuildInput, Fulfillment, FulfillmentBike, FulfillmentParcel, ParcelInput }
export type { OrderReturn, ReturnInput, ReturnMoveInput, Returns }

export function fulfillmentService(http: Http) {
  return {
    read: async (number: string): Promise<Fulfillment> =>
      withPapers(await call(http, routes.read, { params: { number } })),

    build: async (number: string, bike: number, body: BuildInput): Promise<Fulfillment> =>
      withPapers(await call(http, routes.build, { params: { number, bike: String(bike) }, body })),

    ship: async (number: string, body: ParcelInput): Promise<Fulfillment> =>
      withPapers(await call(http, routes.ship, { params: { number }, body })),

    deliver: async (number: string, parcel: number): Promise<Fulfillment> =>
      withPapers(await call(http, routes.deliver, { params: { number, parcel: String(parcel) } })),

    correct: async (number: string, parcel: number, body: CorrectionInput): Promise<Fulfillment> =>
      withPapers(
        await call(http, routes.correct, { params: { number, parcel: String(parcel) }, body }),
      ),

    undo: async (number: string, parcel: number): Promise<Fulfillment> =>
      withPapers(await call(http, routes.undo, { params: { number, parcel: String(parcel) } })),

    returns: (number: string): Promise<Returns> =>
      call(http, routes.returns, { params: { number } }),

    openReturn: (number: string, body: ReturnInput): Promise<Returns> =>
      call(http, routes.openReturn, { params: { number }, body }),

    moveReturn: (number: string, back: number, body: ReturnMoveInput): Promise<Returns> =>
      call(http, routes.moveReturn, { params: { number, back: String(back) }, body }),
  }
}

function withPapers(fulfillment: Fulfillment): Fulfillment {
  const parcels = fulfillment.parcels.map((parcel) => ({
    ...parcel,
    papers: withHost(parcel.papers),
  }))
  return { ...fulfillment, parcels }
}
