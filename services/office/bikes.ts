import {
  bikesRoutes as routes,
  type BikeCopyInput,
  type BikePage,
} from '@/contract/office/bikes/bikes'

import { call } from '@/services/http/call'
import { clientOf } from '@/services/http/client-of'
import type { Http } from '@/services/http/http'

export function bikesService(http: Http) {
  return {
    ...clientOf(http, routes, { list: 'bikes', seal: 'seal', remove: 'bikes' }),

    copy: (slug: string, body: BikeCopyInput): Promise<BikePage> =>
      call(http, routes.copy, { params: { slug }, body }),
  }
}
