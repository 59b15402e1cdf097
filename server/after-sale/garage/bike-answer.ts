import { bikeProgress, plannedDays } from '@/domain/shop/bikes/bike-progress'
import { colorTexts, presentParts, sizeOf } from '@/domain/shop/bikes/build'
import { warrantyEnd } from '@/domain/account/garage/warranty'
import type { Catalog } from '@/server/catalog'
import { dayOf } from '@/server/kernel/ports/clock'

import { isUpgradable, type OwnedRow } from './queries'
import { macId } from './serials'

type OrderedBike = Pick<OwnedRow, 'bike' | 'order'>

/** Returns a bike for the API, with its number only once the owner has the frame that carries it. */
export function bikeAnswer(catalog: Catalog, owned: OwnedRow, today: string) {
  const { bike, order } = owned
  const model = catalog.allBikesBySlug.get(bike.bike_slug)
  const status = statusOf(owned)
  return {
    id: bike.id,
    mac_id: macId(bike.serial),
    frame_number: status === 'owned' ? bike.frame_number : null,
    title: bike.title,
    bike_slug: bike.bike_slug,
    build: bike.build,
    parts: model ? presentParts(model, bike.build, owned.swaps).map((part) => part.id) : [],
    size: (model && sizeOf(model, bike.build.size_id)?.title) ?? '',
    color: model ? colorTexts(model, bike.build).join(', ') : '',
    status,
    progress: progressOf(catalog, owned, today),
    order_number: order.number,
    ordered_at: order.created_at.toISOString(),
    delivery_date: order.delivery_date,
    delivered_at: bike.delivered_at?.toISOString() ?? null,
    warranty_until: bike.delivered_at && warrantyEnd(bike.delivered_at),
    // Upgrades are bought in the configurator, which shows only bikes that are sold.
    can_upgrade: isUpgradable(owned) && catalog.bikesBySlug.has(bike.bike_slug),
    settings: bike.settings,
  }
}

export function progressOf(catalog: Catalog, owned: OrderedBike, today: string) {
  return bikeProgress({ status: statusOf(owned), today, ...daysOf(catalog, owned) })
}

type PromisedOrder = Pick<
  OwnedRow['order'],
  'created_at' | 'delivery_date' | 'country_id' | 'assembly'
>

/** Returns the planned days of one of an order's bikes. */
export function plannedOf(catalog: Catalog, bikeSlug: string, order: PromisedOrder) {
  return plannedDays({
    model: catalog.allBikesBySlug.get(bikeSlug),
    ordered: dayOf(order.created_at),
    promise:
      order.delivery_date === null
        ? null
        : {
            promised: order.delivery_date,
            transit_days: catalog.allCountriesById.get(order.country_id)?.transit_days.battery ?? 0,
            assembly_days: order.assembly?.days ?? 0,
          },
    closedDays: catalog.closed_days,
  })
}

function daysOf(catalog: Catalog, { bike, order }: OrderedBike) {
  const ordered = dayOf(order.created_at)
  const planned = plannedOf(catalog, bike.bike_slug, order)
  const actual = {
    ordered,
    building: bike.production_began_at && dayOf(bike.production_began_at),
    shipped: bike.shipped_at && dayOf(bike.shipped_at),
    delivered: bike.delivered_at && dayOf(bike.delivered_at),
  }
  return { planned, actual }
}

function statusOf({ bike, order }: OrderedBike) {
  const { fulfillment_state: state } = order
  if (bike.delivered_at || state === 'delivered') return 'owned' as const
  if (bike.shipped_at || state === 'shipped') return 'shipped' as const
  const isBuilding = bike.production_began_at || state === 'in_production' || state === 'ready'
  return isBuilding ? ('in_production' as const) : ('ordered' as const)
}
