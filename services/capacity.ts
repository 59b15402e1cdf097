import { capacityRoutes as routes, type CapacityInput, type FactoryPlan } from '@/contract/capacity'

import { call } from './http/call'
import type { Http } from './http/http'

export type { FactoryPlan } from '@/contract/capacity'

/** How many bikes the factory has to build by week, and how many it can. */
export function capacityService(http: Http) {
  return {
    read: (): Promise<FactoryPlan> => call(http, routes.read, {}),
    set: (week: string, body: CapacityInput): Promise<FactoryPlan> =>
      call(http, routes.set, { params: { week }, body }),
  }
}
