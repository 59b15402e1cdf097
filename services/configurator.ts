import { configuratorRoutes, type WireBikePage, type WireExtra } from '@/contract/configurator'
import type { Bike, Build, Color } from '@/domain/bike'
import type { ColorType, ConfiguratorMode } from '@/domain/constants'
import { fromDollars, type Cents } from '@/domain/money'

import { call } from './http/call'
import type { Http } from './http/http'
import { bikeFromWire } from './wire'

/** Closed days and today's date at the factory, 'YYYY-MM-DD'. */
export interface Calendar {
  today: string
  closed_days: string[]
}

/** An accessory that goes with a bike; price in cents, weight in grams. */
export type Extra = Omit<WireExtra, 'price'> & { price: Cents }

export interface BikePage {
  bike: Bike
  extras: Extra[]
  calendar: Calendar
}

/** What a user edits (spec §4 Modes), amounts in cents. */
export type ConfiguratorEdit = Omit<NonNullable<WireBikePage['edit']>, 'preUpgradePartsPrice'> & {
  preUpgradePartsPrice: Cents
}

/** What of a bike is to be edited: a line of the cart or an ordered bike. */
export interface EditWish {
  mode: Exclude<ConfiguratorMode, 'CNM'>
  cartID: string | null
  orderBikeID: string | null
}

export type AvailableColors = Partial<Record<ColorType, Color[]>>

/** The calls of spec §7 Configurator. */
export function configuratorService(http: Http) {
  return {
    async bikes(): Promise<{ bikes: Bike[]; calendar: Calendar }> {
      const { bikes, calendar } = await call(http, configuratorRoutes.list, {})
      return { bikes: bikes.map(bikeFromWire), calendar }
    },

    async bike(slug: string): Promise<BikePage> {
      const page = await call(http, configuratorRoutes.bike, { params: { slug }, query: {} })
      return {
        bike: bikeFromWire(page.bike),
        extras: page.extras.map((extra) => ({ ...extra, price: fromDollars(extra.price) })),
        calendar: page.calendar,
      }
    },

    /** What is edited and, by category_part_id, the groups that can be. Null where the ids lead to nothing. */
    async edit(slug: string, { mode, cartID, orderBikeID }: EditWish) {
      const query = {
        mode,
        ...(cartID === null ? {} : { cartID }),
        ...(orderBikeID === null ? {} : { orderBikeID }),
        // spec §7: only the upgrade mode asks for upgrades alone.
        ...(mode === 'CEOM' ? { has_upgrade_only: 'true' as const } : {}),
      }
      const { bike, edit } = await call(http, configuratorRoutes.bike, { params: { slug }, query })
      if (!edit) return null
      const preUpgradePartsPrice = fromDollars(edit.preUpgradePartsPrice)
      return {
        edit: { ...edit, preUpgradePartsPrice } satisfies ConfiguratorEdit,
        groupIds: bike.groups.map(({ category_part_id }) => category_part_id),
      }
    },

    async colors(productId: number, sizeId: number): Promise<AvailableColors> {
      const byType = await call(http, configuratorRoutes.colors, {
        params: { productId: String(productId), sizeId: String(sizeId) },
      })
      return Object.fromEntries(
        Object.entries(byType).map(([type, colors]) => [
          type,
          colors.map((color) => ({ ...color, surcharge: fromDollars(color.surcharge) })),
        ]),
      )
    },

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
