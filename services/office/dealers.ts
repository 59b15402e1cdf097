import {
  dealershipsRoutes as routes,
  type Dealership,
  type DealershipChange,
  type DealershipInput,
  type Dealerships,
} from '@/contract/office/dealers/dealers'

import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

export type { Dealership, Dealerships } from '@/contract/office/dealers/dealers'

export function dealershipsService(http: Http) {
  return {
    list: (): Promise<Dealerships> => call(http, routes.list, {}),
    add: (body: DealershipInput): Promise<Dealership> => call(http, routes.add, { body }),
    change: (id: number, body: DealershipChange): Promise<Dealership> =>
      call(http, routes.change, { params: { id: String(id) }, body }),
  }
}
