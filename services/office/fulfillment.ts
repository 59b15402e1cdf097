import {
  fulfillmentRoutes as routes,
  type BuildInput,
  type CorrectionInput,
  type Fulfillment,
  type ParcelInput,
} from '@/contract/office/fulfillment/fulfillment'

import type { PaperSize } from '@/domain/office/fulfillment/pick-list'
import { withHost } from '@/services/shop/documents'
import { call } from '@/services/http/call'
import { clientOf } from '@/services/http/client-of'
import type { Http } from '@/services/http/http'

export interface PickFileQuery {
  paper: PaperSize
  whole?: '1'
}

export function fulfillmentService(http: Http) {
  return {
    ...clientOf(http, routes),

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

    pickListFile: async (query: PickFileQuery): Promise<Blob> =>
      (await call(
        http,
        routes.pickListFile,
        { query },
        { responseType: 'blob' },
      )) as unknown as Blob,

    undoBegin: async (number: string, bike: number): Promise<Fulfillment> =>
      withPapers(await call(http, routes.undoBegin, { params: { number, bike: String(bike) } })),

    undoDelivery: async (number: string, parcel: number): Promise<Fulfillment> =>
      withPapers(
        await call(http, routes.undoDelivery, { params: { number, parcel: String(parcel) } }),
      ),
  }
}

function withPapers(fulfillment: Fulfillment): Fulfillment {
  const parcels = fulfillment.parcels.map((parcel) => ({
    ...parcel,
    papers: withHost(parcel.papers),
  }))
  return { ...fulfillment, parcels }
}
