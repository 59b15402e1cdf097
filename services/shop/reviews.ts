import {
  reviewsRoutes,
  type WireReviewBody,
  type WireReviewQuery,
} from '@/contract/shop/reviews/reviews'

import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

export function reviewsService(http: Http) {
  const named = (id: number) => ({ params: { id: String(id) } })
  return {
    list: (query: WireReviewQuery) => call(http, reviewsRoutes.list, { query }),

    ofBike: (bikeId: number) => call(http, reviewsRoutes.ofBike, named(bikeId)),

    write: (bikeId: number, body: WireReviewBody) =>
      call(http, reviewsRoutes.write, { body: { ...body, order_bike_id: bikeId } }),

    change: (id: number, body: WireReviewBody) =>
      call(http, reviewsRoutes.change, { ...named(id), body }),

    withdraw: (id: number) => call(http, reviewsRoutes.withdraw, named(id)),
  }
}
