import { garageRoutes, type WireBikeDetail, type WireBikeSettings } from '@/contract/garage'
import { fromDollars, type Cents } from '@/domain/money'

import { call } from './http/call'
import type { Http } from './http/http'

type WireSpare = WireBikeDetail['spares'][number]

/** One bike with amounts in cents. */
export type BikeDetail = Omit<WireBikeDetail, 'spares'> & {
  spares: (Omit<WireSpare, 'price'> & { price: Cents })[]
}

/**
 * The owned bikes, on the app host (spec §7).
 * @param token the bearer token of the user; getUserBikes takes it in its body
 */
export function garageService(http: Http, token: () => string | null) {
  return {
    bikes: async () =>
      (await call(http, garageRoutes.getUserBikes, { body: { token: token() ?? '' } })).bikes,

    async bike(id: number): Promise<BikeDetail> {
      const wire = await call(http, garageRoutes.bike, { params: { id: String(id) } })
      const spares = wire.spares.map((spare) => ({ ...spare, price: fromDollars(spare.price) }))
      return { ...wire, spares }
    },

    saveSettings: (id: number, body: WireBikeSettings) =>
      call(http, garageRoutes.saveSettings, { params: { id: String(id) }, body }),

    addService: (id: number, body: { date: string; km: number; note: string }) =>
      call(http, garageRoutes.addService, { params: { id: String(id) }, body }),

    removeService: (id: number, entry: number) =>
      call(http, garageRoutes.removeService, {
        params: { id: String(id), entry: String(entry) },
      }),

    /** The signed passport as the text of its file. */
    passport: async (id: number): Promise<string> =>
      JSON.stringify(
        await call(http, garageRoutes.passport, { params: { id: String(id) } }),
        null,
        2,
      ),
  }
}
