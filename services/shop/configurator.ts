import { configuratorRoutes, type Extra } from '@/contract/shop/configurator/configurator'
import type { Bike, Color } from '@/domain/shop/bikes/bike'
import type { EarlierPrices } from '@/domain/shop/bikes/prior-build-price'
import type { ColorType, ConfiguratorMode } from '@/domain/kit/constants'

import { call } from '@/services/http/call'
import { clientOf } from '@/services/http/client-of'
import type { Http } from '@/services/http/http'
import { trackVisit, type Visit } from './visit-beacon'

/** Today's date at the factory and its closed days, 'YYYY-MM-DD'. */
export interface Calendar {
  today: string
  closed_days: string[]
  full_weeks?: string[]
}

export interface BikePage {
  bike: Bike
  extras: Extra[]
  calendar: Calendar
  /** While an offer runs, the prices of the 30 days before. */
  earlier_prices?: EarlierPrices[] | null | undefined
}

export interface EditQuery {
  mode: Exclude<ConfiguratorMode, 'CNM'>
  cartID: string | null
  orderBikeID: string | null
}

export type AvailableColors = Partial<Record<ColorType, Color[]>>

/** Calls of spec §7 Configurator. */
export function configuratorService(http: Http) {
  const client = clientOf(http, configuratorRoutes)
  return {
    ...client,

    list: (): Promise<{ bikes: Bike[]; calendar: Calendar }> => client.list(),
    colors: (input: Parameters<typeof client.colors>[0]): Promise<AvailableColors> =>
      client.colors(input),

    /** @returns a function that ends the visit */
    beginVisit: async (visit: Visit): Promise<() => void> => trackVisit(visit),

    async bike(slug: string): Promise<BikePage> {
      const params = { slug }
      const { bike, extras, calendar, earlier_prices } = await call(http, configuratorRoutes.bike, {
        params,
        query: {},
      })
      return { bike, extras, calendar, ...(earlier_prices && { earlier_prices }) }
    },

    /** Returns the edit and the category_part_ids of its editable groups; null if no ids match. */
    async edit(slug: string, { mode, cartID, orderBikeID }: EditQuery) {
      const query = {
        mode,
        ...(cartID === null ? {} : { cartID }),
        ...(orderBikeID === null ? {} : { orderBikeID }),
        // spec §7: only the upgrade mode requests upgrades only.
        ...(mode === 'CEOM' ? { has_upgrade_only: 'true' as const } : {}),
      }
      const { bike, edit } = await call(http, configuratorRoutes.bike, { params: { slug }, query })
      if (!edit) return null
      return { edit, groupIds: bike.groups.map(({ category_part_id }) => category_part_id) }
    },
  }
}
