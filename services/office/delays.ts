import {
  delaysRoutes as routes,
  type Delay,
  type DelayInput,
  type DelayPreview,
  type DelayPreviewInput,
  type Delays,
  type LateItems,
} from '@/contract/office/delays/delays'

import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

export type {
  Delay,
  DelayInput,
  DelayPreview,
  DelayPreviewInput,
  Delays,
  LateItems,
} from '@/contract/office/delays/delays'

/** Late items. A report moves exactly the promised dates that its preview showed, or none. */
export function delaysService(http: Http) {
  return {
    items: async (q: string): Promise<LateItems> =>
      (await call(http, routes.items, { query: q === '' ? {} : { q } })).items,
    preview: (body: DelayPreviewInput): Promise<DelayPreview> =>
      call(http, routes.preview, { body }),
    list: async (): Promise<Delays> => (await call(http, routes.list, {})).delays,
    report: (body: DelayInput): Promise<Delay> => call(http, routes.report, { body }),
    end: (id: number): Promise<Delay> => call(http, routes.end, { params: { id: String(id) } }),
  }
}
