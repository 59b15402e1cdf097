import {
  segmentsRoutes as routes,
  type Segment,
  type SegmentChange,
  type SegmentInput,
  type SegmentsPage,
} from '@/contract/segments'
import type { Conditions } from '@/domain/segment'

import { call } from './http/call'
import type { Http } from './http/http'

export type { Segment, SegmentsPage } from '@/contract/segments'

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
