import type { HttpHandler } from 'msw'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import { bikeProgress, plannedDays } from '@/domain/shop/bikes/bike-progress'
import { frameNumber } from '@/domain/office/bikes/bikes-serials'
import { chosenParts, colorTexts, sizeOf } from '@/domain/shop/bikes/build'
import { warrantyEnd } from '@/domain/account/garage/warranty'
import { torquesOf } from '@/server/catalog/products/torques'
import { macId } from '@/server/after-sale/garage/serials'

import { SERIAL_PREFIXES } from '../catalog'
import { mock, mockProblem } from '../mock'
import { todayOf, type MockShop } from '../mock-shop'
import { arrival, transitDays } from '../orders'
import { isSpareInStock } from '../spares'
import { asMember } from './books'
import type { MockBike, MockMember } from './records'
import { deliveredAt } from './arrivals'
import { requireBike } from './cart-lines'

const FIRST_SERIAL = 10_000

/** Serves the bikes from a member's paid orders. */
export function garageHandlers(shop: MockShop): HttpHandler[] {
  const { garage: routes } = api
  const { garage: schemas } = apiSchemas
  return [
    mock(routes.getUserBikes, schemas.getUserBikes, ({ body }) =>
      asMember(
        shop,
        () => `Bearer ${body.token}`,
        (member) => {
          collectBikes(shop, member)
          return { bikes: member.bikes.map((bike) => bikeAnswer(shop, bike)) }
        },
      ),
    ),
    mock(routes.bike, schemas.bike, ({ header, params }) =>
      asMember(shop, header, (member) => {
        collectBikes(shop, member)
        return bikeDetail(shop, requireBike(member, params.id))
      }),
    ),
    mock(routes.saveSettings, schemas.saveSettings, ({ header, params, body }) =>
      asMember(shop, header, (member) => {
        const bike = requireBike(member, params.id)
        bike.settings = body
        return bikeAnswer(shop, bike)
      }),
    ),
    mock(routes.addService, schemas.addService, ({ header, params, body }) =>
      asMember(shop, header, (member) => {
        const { service_book } = requireBike(member, params.id)
        const id = Math.max(0, ...service_book.map((one) => one.id)) + 1
        const entry = { ...body, id }
        service_book.unshift(entry)
        return entry
      }),
    ),
    mock(routes.removeService, schemas.removeService, ({ header, params }) =>
      asMember(shop, header, (member) => {
        const bike = requireBike(member, params.id)
        const left = bike.service_book.filter(({ id }) => id !== params.entry)
        if (left.length === bike.service_book.length) throw mockProblem('service_entry_not_found')
        bike.service_book = left
        return {}
      }),
    ),
    mock(routes.passport, schemas.passport, ({ header, params }) =>
      asMember(shop, header, (member) => ({
        kind: 'nireeka-bike-passport',
        note: 'Mock mode signs nothing.',
        payload: JSON.stringify(bikeDetail(shop, requireBike(member, params.id))),
      })),
    ),
  ]
}

const WITHOUT_BIKES: readonly string[] = ['awaiting_payment', 'cancelled', 'returned']

function collectBikes(shop: MockShop, member: MockMember): void {
  for (const number of member.orders) {
    const order = shop.books().orders.find((one) => one.number === number)
    if (!order || WITHOUT_BIKES.includes(order.fulfillment_state)) continue
    if (member.bikes.some((one) => one.order_number === number)) continue
    for (const { build, bike_slug, count, order_bike_id, build_sheet } of order.priced.lines) {
      if (!build || !bike_slug) continue
      const sheet = build_sheet?.rows ?? []
      const upgraded = member.bikes.find(({ id }) => id === order_bike_id)
      if (upgraded) {
        Object.assign(upgraded, { build, sheet })
        continue
      }
      for (let piece = 0; piece < count; piece += 1) {
        const bike = {
          id: member.bikes.length + 1,
          order_number: number,
          order_key: order.key,
          build,
          bike_slug,
          sheet,
          delivery_date: order.priced.quote.delivery_date ?? null,
        }
        member.bikes.push(newBike(bike, order.placedAt))
      }
    }
  }
}

function newBike(
  bike: Omit<MockBike, 'ordered_at' | 'settings' | 'service_book'>,
  ordered_at: string,
): MockBike {
  return {
    ...bike,
    ordered_at,
    settings: {
      nickname: '',
      start_mode: 'tour',
      lights: 'auto',
      sleep_minutes: 10,
      motion_alarm: true,
      service_interval_km: 2_000,
    },
    service_book: [],
  }
}

function promiseOf(shop: MockShop, { order_number, delivery_date: promised }: MockBike) {
  const order = shop.books().orders.find(({ number }) => number === order_number)
  if (promised === null) return null
  const country = order?.body.shipping_address.country_id ?? 0
  return {
    promised,
    transit_days: transitDays(shop.catalog, country),
    assembly_days: order?.priced.quote.assembly?.days ?? 0,
  }
}

function bikeAnswer(shop: MockShop, bike: MockBike) {
  const { catalog } = shop
  const model = catalog.bikesBySlug.get(bike.bike_slug)
  if (!model) throw mockProblem('owned_bike_not_found')
  const serial = FIRST_SERIAL + bike.id
  const { id, bike_slug, build, order_number, ordered_at, settings } = bike
  const planned = plannedDays({
    model,
    ordered: ordered_at.slice(0, 10),
    promise: promiseOf(shop, bike),
    closedDays: catalog.closed_days,
  })
  const delivered_at = deliveredAt(shop, bike)
  const reached = arrival(delivered_at, { today: todayOf(shop), planned })
  return {
    id,
    mac_id: macId(serial),
    frame_number: delivered_at === null ? null : frameNumber(SERIAL_PREFIXES[bike_slug], serial),
    title: model.title,
    bike_slug,
    build,
    size: sizeOf(model, build.size_id)?.title ?? '',
    color: colorTexts(model, build).join(', '),
    status: reached.status,
    progress: bikeProgress(reached),
    order_number,
    ordered_at,
    delivery_date: bike.delivery_date,
    delivered_at,
    warranty_until: delivered_at === null ? null : warrantyEnd(new Date(delivered_at)),
    can_upgrade: delivered_at === null,
    settings,
  }
}

function bikeDetail(shop: MockShop, bike: MockBike) {
  const model = shop.catalog.bikesBySlug.get(bike.bike_slug)
  const spares = shop.catalog.products.filter(
    ({ kind, fits }) => kind === 'spare' && fits.includes(bike.bike_slug),
  )
  return {
    ...bikeAnswer(shop, bike),
    build_sheet: bike.sheet,
    torques: torquesOf(
      bike.bike_slug,
      model ? chosenParts(model, bike.build).map(({ code }) => code) : [],
    ),
    documents: [
      {
        title: `Order ${bike.order_number} with build sheet`,
        href: `/orders/${bike.order_number}/${bike.order_key}`,
      },
      { title: `User manual of the ${model?.title ?? ''}`, href: `/user-manual/${bike.bike_slug}` },
      { title: 'Warranty', href: '/warranty' },
    ],
    service_book: bike.service_book,
    spares: spares.map((spare) => ({
      ...spare,
      standards: [],
      standard_equivalent: null,
      in_stock: isSpareInStock(spare.id),
    })),
  }
}
