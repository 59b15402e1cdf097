import type { HttpHandler } from 'msw'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import { BOOKING_DAYS, isStillOffered } from '@/domain/community/dealers/dealers'
import type { RideList } from '@/domain/community/dealers/ride-moves'
import { zoneTime } from '@/domain/kit/zone-time'

import { changeRide, dealerOf, requireFree, slotsOf } from '../dealers'
import { asAdmin } from '../members/books'
import { mock, mockProblem } from '../mock'
import type { MockShop } from '../mock-shop'
import type { MockRide } from '../shop-state'
import { pageOf } from './paging'

const [routes, schemas] = [api.testRides, apiSchemas.testRides]

export function testRideHandlers(shop: MockShop): HttpHandler[] {
  return [
    mock(routes.list, schemas.list, ({ from, query: { list = 'upcoming', dealer, q, ...marks } }) =>
      asAdmin(shop, from, () => {
        const found = shop
          .books()
          .rides.filter((ride) => listOf(shop, ride) === list)
          .filter((ride) => dealer === undefined || dealerOf(shop, ride.bike).id === dealer)
          .filter((ride) => `${ride.name} ${ride.email}`.toLowerCase().includes(normalizeQuery(q)))
          .sort((a, b) => (a.starts_at < b.starts_at ? -1 : 1))
        const inOrder = list === 'upcoming' ? found : found.reverse()
        const { rows, ...ends } = pageOf(
          inOrder.map((ride) => ({ ride, number: String(ride.id) })),
          marks,
        )
        const dealers = shop.catalog.dealers.filter(({ bikes }) => bikes.length > 0)
        return {
          rides: rows.map(({ ride }) => toRow(shop, ride)),
          dealers: dealers.map(({ id, title }) => ({ id, title })),
          ...ends,
        }
      }),
    ),
    mock(routes.times, schemas.times, ({ from, params }) =>
      asAdmin(shop, from, () => {
        const { bike } = requireRide(shop, params.id)
        const dealer = dealerOf(shop, bike)
        const today = zoneTime(shop.now(), dealer.time_zone).day
        const slots = slotsOf(shop, dealer, { bike, from: today, days: BOOKING_DAYS + 1 })
        const free = slots.filter(({ is_free }) => is_free)
        return { times: free.map(({ is_free: _, ...slot }) => slot) }
      }),
    ),
    mock(routes.move, schemas.move, ({ from, params, body: { starts_at } }) =>
      asAdmin(shop, from, () => {
        const { id, bike } = requireOpen(shop, params.id)
        requireFree(shop, dealerOf(shop, bike), { bike, starts_at })
        return toRow(shop, changeRide(shop, id, { starts_at }))
      }),
    ),
    mock(routes.cancel, schemas.cancel, ({ from, params }) =>
      asAdmin(shop, from, () => {
        const { id } = requireOpen(shop, params.id)
        return toRow(shop, changeRide(shop, id, { status: 'cancelled' }))
      }),
    ),
    mock(routes.tell, schemas.tell, ({ from, params, body: { outcome } }) =>
      asAdmin(shop, from, () => {
        const ride = requireRide(shop, params.id)
        if (listOf(shop, ride) !== 'past') throw mockProblem('test_ride_closed')
        return toRow(shop, changeRide(shop, ride.id, { outcome }))
      }),
    ),
  ]
}

const normalizeQuery = (q = '') => q.trim().toLowerCase()

function listOf(shop: MockShop, { status, starts_at }: MockRide): RideList {
  if (status === 'cancelled') return 'cancelled'
  return new Date(starts_at) > shop.now() ? 'upcoming' : 'past'
}

function requireRide(shop: MockShop, id: number): MockRide {
  const ride = shop.books().rides.find((one) => one.id === id)
  if (!ride) throw mockProblem('test_ride_not_found')
  return ride
}

function requireOpen(shop: MockShop, id: number): MockRide {
  const ride = requireRide(shop, id)
  if (listOf(shop, ride) !== 'upcoming') throw mockProblem('test_ride_closed')
  return ride
}

function toRow(shop: MockShop, ride: MockRide) {
  const dealer = dealerOf(shop, ride.bike)
  const bike = dealer.bikes.find(({ id }) => id === ride.bike)
  const list = listOf(shop, ride)
  const { day, minutes } = zoneTime(new Date(ride.starts_at), dealer.time_zone)
  return {
    ...{ id: String(ride.id), status: ride.status, outcome: ride.outcome ?? null },
    ...{ can_change: list === 'upcoming', can_tell: list === 'past' },
    is_offered: isStillOffered(dealer, { ...ride, starts_at: new Date(ride.starts_at) }),
    starts_at: ride.starts_at,
    ...{ day, minutes },
    bike: `${bike?.bike_title}, size ${bike?.size_title}`,
    ...{ bike_id: ride.bike, dealer_id: dealer.id, dealer: dealer.title },
    ...{ name: ride.name, email: ride.email, phone: '', height_cm: null, customer_id: null },
  }
}
