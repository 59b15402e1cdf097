import {
  dealershipsRoutes as routes,
  type Dealership,
  type DealershipChange,
  type DealershipInput,
  type Dealerships,
} from '@/contract/dealerships'

import { call } from './http/call'
import type { Http } from './http/http'

export type { Dealership, Dealerships } from '@/contract/dealerships'

export function dealershipsService(http: Http) {
  return {
    list: (): Promise<Dealerships> => call(http, routes.list, {}),
    add: (body: DealershipInput): Promise<Dealership> => call(http, routes.add, { body }),
    change: (id: number, body: DealershipChange): Promise<Dealership> =>
      call(http, routes.change, { params: { id: String(id) }, body }),
  }
}
