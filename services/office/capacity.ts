import {
  capacityRoutes as routes,
  type CapacityInput,
  type DaysOff,
  type DaysOffInput,
  type DaysOffPreview,
  type FactoryPlan,
} from '@/contract/office/capacity/capacity'

import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

export type { DaysOff, DaysOffPreview, FactoryPlan } from '@/contract/office/capacity/capacity'

export function capacityService(http: Http) {
  return {
    read: (): Promise<FactoryPlan> => call(http, routes.read, {}),
    daysOff: async (): Promise<DaysOff> => (await call(http, routes.daysOff, {})).days,
    previewDaysOff: (date: string, until: string | null): Promise<DaysOffPreview> =>
      call(http, routes.previewDaysOff, {
        params: { date },
        query: until === null ? {} : { until },
      }),
    addDaysOff: async (date: string, body: DaysOffInput): Promise<DaysOff> =>
      (await call(http, routes.addDaysOff, { params: { date }, body })).days,
    removeDayOff: async (date: string): Promise<DaysOff> =>
      (await call(http, routes.removeDayOff, { params: { date } })).days,
    set: (week: string, body: CapacityInput): Promise<FactoryPlan> =>
      call(http, routes.set, { params: { week }, body }),
  }
}
