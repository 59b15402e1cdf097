import { sparesRoutes, type SparePage, type SpareView } from '@/contract/shop/spares/spares'
import type { SpareQuery } from '@/domain/shop/spares/spare-address'
import type { PartLocation } from '@/domain/shop/bikes/part-location'

import { call } from '@/services/http/call'
import { clientOf } from '@/services/http/client-of'
import type { Http } from '@/services/http/http'
/** Spare part as shown on its page; amounts in cents. */
export type Spare = Omit<SpareView, 'group'> & {
  group: { code: string; title: string; place: PartLocation } | null
}

/** Calls of spec §7 for spares. */
export function sparesService(http: Http) {
  return {
    ...clientOf(http, sparesRoutes),

    search({ q, page, bike, parts, group, isInStock }: SpareQuery): Promise<SparePage> {
      const query = {
        q,
        page: String(page),
        ...(bike === null ? {} : { bike }),
        ...(bike === null || parts === null ? {} : { parts }),
        ...(group === null ? {} : { group }),
        ...(isInStock ? { stock: '1' as const } : {}),
      }
      return call(http, sparesRoutes.search, { query })
    },

    async read(id: string): Promise<Spare> {
      const spare = await call(http, sparesRoutes.read, { params: { id } })
      // The contract doesn't type the locations on a frame, but the drawing supports them all.
      return { ...spare, group: spare.group as Spare['group'] }
    },
  }
}
