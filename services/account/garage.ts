import {
  garageRoutes,
  type BikeDetail,
  type WireBikeSettings,
} from '@/contract/account/garage/garage'

import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

export type { BikeDetail }

/** Owned bikes on the app host (spec §7). @param token bearer token, also sent by getUserBikes */
export function garageService(http: Http, token: () => string | null) {
  return {
    bikes: async () =>
      (await call(http, garageRoutes.getUserBikes, { body: { token: token() ?? '' } })).bikes,

    bike: (id: number): Promise<BikeDetail> =>
      call(http, garageRoutes.bike, { params: { id: String(id) } }),

    saveSettings: (id: number, body: WireBikeSettings) =>
      call(http, garageRoutes.saveSettings, { params: { id: String(id) }, body }),

    addService: (id: number, body: { date: string; km: number; note: string }) =>
      call(http, garageRoutes.addService, { params: { id: String(id) }, body }),

    removeService: (id: number, entry: number) =>
      call(http, garageRoutes.removeService, {
        params: { id: String(id), entry: String(entry) },
      }),

    passport: async (id: number): Promise<string> =>
      JSON.stringify(
        await call(http, garageRoutes.passport, { params: { id: String(id) } }),
        null,
        2,
      ),
  }
}
