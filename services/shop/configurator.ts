import {
  configuratorRoutes,
  type ConfiguratorEdit,
  type Extra,
} from '@/contract/shop/configurator/configurator'
import type { Bike, Build, Color } from '@/domain/shop/bikes/bike'
import type { ColorType, ConfiguratorMode } from '@/domain/kit/constants'

import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'
import { trackVisit, type Visit } from './visit-beacon'

/** Today's date at the factory and its closed days, 'YYYY-MM-DD'. */
export interface Calendar {
  today: string
  closed_days: string[]
  full_weeks?: string[]
}

export type { ConfiguratorEdit, Extra }

export interface BikePage {
  bike: Bike
  extras: Extra[]
  calendar: Calendar
}

export interface EditQuery {
  mode: Exclude<ConfiguratorMode, 'CNM'>
  cartID: string | null
  orderBikeID: string | null
}

export type AvailableColors = Partial<Record<ColorType, Color[]>>

/** Calls of spec §7 Configurator. */
export function configuratorService(http: Http) {
  return {
    /** @returns a function that ends the visit */
    beginVisit: async (visit: Visit): Promise<() => void> => trackVisit(visit),

    bikes: (): Promise<{ bikes: Bike[]; calendar: Calendar }> =>
      call(http, configuratorRoutes.list, {}),

    async bike(slug: string): Promise<BikePage> {
      const params = { slug }
      const { bike, extras, calendar } = await call(http, configuratorRoutes.bike, {
        params,
        query: {},
      })
      return { bike, extras, calendar }
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

    colors: (productId: number, sizeId: number): Promise<AvailableColors> =>
      call(http, configuratorRoutes.colors, {
        params: { productId: String(productId), sizeId: String(sizeId) },
      }),

    date(productId: number, sizeId: number, colorId: number) {
      return call(http, configuratorRoutes.date, {
        params: {
          productId: String(productId),
          sizeId: String(sizeId),
          colorId: String(colorId),
        },
      })
    },

    saveBuild(bikeSlug: string, build: Build) {
      return call(http, configuratorRoutes.saveBuild, { body: { bike_slug: bikeSlug, build } })
    },

    restoreBuild(code: string) {
      return call(http, configuratorRoutes.restoreBuild, { params: { code } })
    },
  }
}
