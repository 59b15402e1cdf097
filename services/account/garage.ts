import { garageRoutes } from '@/contract/account/garage/garage'

import { call } from '@/services/http/call'
import { clientOf } from '@/services/http/client-of'
import type { Http } from '@/services/http/http'

/** Owned bikes on the app host (spec §7). @param token bearer token, also sent by getUserBikes */
export function garageService(http: Http, token: () => string | null) {
  return {
    ...clientOf(http, garageRoutes),

    bikes: async () =>
      (await call(http, garageRoutes.getUserBikes, { body: { token: token() ?? '' } })).bikes,

    passport: async (id: number): Promise<string> =>
      JSON.stringify(
        await call(http, garageRoutes.passport, { params: { id: String(id) } }),
        null,
        2,
      ),
  }
}
