import { countriesRoutes } from '@/contract/shop/countries/countries'
import type { Country } from '@/domain/shop/countries/country'

import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

/** GET /api/countries (spec §7 Other). */
export function countriesService(http: Http) {
  return {
    list: (): Promise<{ countries: Country[]; default_id: number }> =>
      call(http, countriesRoutes.list, {}),
  }
}
