import { countriesRoutes } from '@/contract/countries'
import type { Country } from '@/domain/country'

import { call } from './http/call'
import type { Http } from './http/http'
import { countryFromWire } from './wire'

/** GET /api/countries (spec §7 Other). */
export function countriesService(http: Http) {
  return {
    async list(): Promise<{ countries: Country[]; default_id: number }> {
      const { countries, default_id } = await call(http, countriesRoutes.list, {})
      return { countries: countries.map(countryFromWire), default_id }
    },
  }
}
