import {
  segmentsRoutes as routes,
  type Segment,
  type SegmentChange,
  type SegmentInput,
  type SegmentsPage,
} from '@/contract/office/segments/segments'
import type { Conditions } from '@/domain/office/segments/segment'

import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

export type { Segment, SegmentsPage } from '@/contract/office/segments/segments'

export function segmentsService(http: Http) {
  return {
    list: (): Promise<SegmentsPage> => call(http, routes.list, {}),
    count: async (conditions: Conditions): Promise<number> =>
      (await call(http, routes.count, { body: conditions })).count,
    add: (body: SegmentInput): Promise<Segment> => call(http, routes.add, { body }),
    change: (id: string, body: SegmentChange): Promise<Segment> =>
      call(http, routes.change, { params: { id }, body }),
    remove: (id: string) => call(http, routes.remove, { params: { id } }),
  }
}
