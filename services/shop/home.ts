import { homeRoutes, type HomePage, type ShowcaseBike } from '@/contract/shop/home/home'

import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

export type { HomePage, ShowcaseBike }

/** GET /api/home-page and GET /api/bikes/list (spec §7 Other). */
export function homeService(http: Http) {
  return {
    /** @param countryId country for prices and dates; the default country if omitted */
    page(countryId?: number): Promise<HomePage> {
      const query = countryId === undefined ? {} : { country_id: String(countryId) }
      return call(http, homeRoutes.page, { query })
    },

    bikes: async () => (await call(http, homeRoutes.bikes, {})).bikes,
  }
}
