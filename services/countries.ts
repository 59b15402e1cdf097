import { countriesRoutes } from '@/contract/countries'
import type { Country } from '@/domain/country'

import { call } from './http/call'
import type { Http } from './http/http'

/** GET /api/countries (spec §7 Other). */
export function countriesService(http: Http) {
  return {
    list: (): Promise<{ countries: Country[]; default_id: number }> =>
      call(http, countriesRoutes.list, {}),
  }
}
