import {
  testRidesRoutes as routes,
  type RideTimes,
  type TestRide,
  type TestRidesPage,
  type TestRidesQuery,
} from '@/contract/office/test-rides/test-rides'
import type { RideOutcome } from '@/domain/community/dealers/ride-moves'

import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

export type {
  TestRide,
  TestRidesPage,
  TestRidesQuery,
} from '@/contract/office/test-rides/test-rides'

export function testRidesService(http: Http) {
  return {
    list: (query: TestRidesQuery): Promise<TestRidesPage> => call(http, routes.list, { query }),
    times: (id: string): Promise<RideTimes> => call(http, routes.times, { params: { id } }),
    move: (id: string, starts_at: string): Promise<TestRide> =>
      call(http, routes.move, { params: { id }, body: { starts_at } }),
    cancel: (id: string, reason: string): Promise<TestRide> =>
      call(http, routes.cancel, { params: { id }, body: { reason } }),
    /** @param outcome null if unknown */
    tell: (id: string, outcome: RideOutcome | null): Promise<TestRide> =>
      call(http, routes.tell, { params: { id }, body: { outcome } }),
  }
}
