import type { HttpHandler } from 'msw'
import type { z } from 'zod'

import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import type { dealersSchemas } from '@/contract/community/dealers/dealers.schema'
import {
  bookableSlots,
  BOOKING_DAYS,
  byDistance,
  isFull,
  searchText,
  type Dealer,
  type Slot,
} from '@/domain/community/dealers/dealers'
import { dayAfter, zoneTime } from '@/domain/kit/zone-time'
import { DomainError } from '@/server/kernel/errors/domain-error'

import { mock, mockProblem } from './mock'
import { todayOf, type MockShop } from './mock-shop'
import { random } from './payments'
import { mockTowns as places } from './recorded-dealers'
import type { MockRide } from './shop-state'

type RideBody = z.output<(typeof dealersSchemas)['book']['body']>

export function dealerHandlers(shop: MockShop): HttpHandler[] {
  const [routes, schemas] = [api.dealers, apiSchemas.dealers]
  return [
    mock(routes.list, schemas.list, ({ query }) => {
      const { place: town, lat, lng, service, country } = query
      const near = town ? townOf(town) : null
      const point = near ?? (lat === undefined || lng === undefined ? null : { lat, lng })
      const some = offered(dealersOf(shop)).filter(
        (one) =>
          (!service || one.services.includes(service)) && (!country || one.country_id === country),
      )
      return { near, dealers: byDistance(some, point) }
    }),
    mock(routes.places, schemas.places, ({ query }) => ({ places: matchingTowns(query.q) })),
    mock(routes.read, schemas.read, ({ params }) => requireDealer(shop, params.id)),
    mock(routes.slots, schemas.slots, ({ params, query }) => {
      const dealer = requireDealer(shop, params.id)
      requireBike(dealer, query.bike)
      const today = zoneTime(shop.now(), dealer.time_zone).day
      const { from = today, days = 7, bike } = query
      const slots = slotsOf(shop, dealer, { bike, from, days })
      return { time_zone: dealer.time_zone, today, last_day: dayAfter(today, BOOKING_DAYS), slots }
    }),
    mock(routes.book, schemas.book, ({ params, body, header }) =>
      book(shop, requireDealer(shop, params.id), { body, key: header('idempotency-key') ?? null }),
    ),
    mock(routes.readRide, schemas.readRide, ({ params }) =>
      toResponse(shop, requireRide(shop, params)),
    ),
    mock(routes.moveRide, schemas.moveRide, ({ params, body }) => {
      const ride = requireRide(shop, params)
      const dealer = dealerOf(shop, ride.bike)
      requireFree(shop, dealer, { bike: ride.bike, starts_at: body.starts_at })
      return toResponse(shop, changeRide(shop, ride.id, { starts_at: body.starts_at }))
    }),
    mock(routes.cancelRide, schemas.cancelRide, ({ params }) =>
      toResponse(shop, changeRide(shop, requireRide(shop, params).id, { status: 'cancelled' })),
    ),
    // The mock shop creates no calendar files.
    mock(routes.calendar, schemas.calendar, ({ params }) => {
      requireRide(shop, params)
      throw mockProblem('test_ride_not_found')
    }),
  ]
}

function dealersOf(shop: MockShop): Dealer[] {
  const from = dayAfter(todayOf(shop), -1)
  return shop.catalog.dealers.map((dealer) => ({
    ...dealer,
    closed_days: dealer.closed_days.filter(({ date }) => date >= from),
  }))
}

const offered = (dealers: Dealer[]): Dealer[] =>
  dealers
    .filter(({ is_active }) => is_active)
    .map((one) => ({ ...one, bikes: one.bikes.filter(({ is_active }) => is_active) }))

function requireDealer(shop: MockShop, id: number): Dealer {
  const dealer = offered(dealersOf(shop)).find((one) => one.id === id)
  if (!dealer) throw mockProblem('dealer_not_found')
  return dealer
}

function requireBike(dealer: Dealer, bike: number) {
  if (!dealer.bikes.some(({ id }) => id === bike)) throw mockProblem('test_ride_bike_not_found')
}

function matchingTowns(q: string) {
  const text = searchText(q)
  if (text === '') return []
  return places.filter(({ name }) => searchText(name).startsWith(text)).slice(0, 8)
}

function townOf(requested: string) {
  const found = places.find(({ id }) => String(id) === requested) ?? matchingTowns(requested)[0]
  if (!found) throw mockProblem('place_not_found')
  return found
}

export function slotsOf(
  shop: MockShop,
  dealer: Dealer,
  { bike, from, days }: { bike: number; from: string; days: number },
) {
  const own = dealer.bikes.map(({ id }) => id)
  const { rides } = shop.books()
  const booked = rides.filter((one) => own.includes(one.bike) && one.status === 'booked')
  const input = { bike, atOnce: dealer.rides_at_once }
  return bookableSlots(dealer, { from, days, now: shop.now() }).map((slot) => ({
    ...slot,
    is_free: !isFull(
      booked.filter(({ starts_at }) => starts_at === slot.starts_at),
      input,
    ),
  }))
}

/** @throws MockProblem slot_not_offered, slot_taken */
export function requireFree(
  shop: MockShop,
  dealer: Dealer,
  { bike, starts_at }: { bike: number; starts_at: string },
): Slot {
  const from = zoneTime(new Date(starts_at), dealer.time_zone).day
  const slots = slotsOf(shop, dealer, { bike, from, days: BOOKING_DAYS })
  const slot = slots.find((one) => one.starts_at === starts_at)
  if (!slot) throw mockProblem('slot_not_offered')
  if (slot.is_free) return slot
  const free = slots.filter(({ is_free }) => is_free).slice(0, 6)
  const offered = free.map(({ is_free: _, ...one }) => one)
  throw new DomainError('slot_taken', 'Answered by the mock.', { data: { slots: offered } })
}

function book(
  shop: MockShop,
  dealer: Dealer,
  { body, key }: { body: RideBody; key: string | null },
) {
  const existing = key && shop.books().rides.find(({ requestKey }) => requestKey === key)
  if (existing) return toResponse(shop, existing)
  requireBike(dealer, body.bike)
  const { starts_at } = requireFree(shop, dealer, body)
  return toResponse(
    shop,
    shop.change(({ rides }) => {
      const { bike, name, email } = body
      const ride: MockRide = {
        id: rides.length + 1,
        key: random(),
        requestKey: key,
        status: 'booked',
        ...{ bike, starts_at, name, email },
      }
      rides.push(ride)
      return ride
    }),
  )
}

function requireRide(shop: MockShop, { id, key }: { id: number; key: string }): MockRide {
  const ride = shop.books().rides.find((one) => one.id === id && one.key === key)
  if (!ride) throw mockProblem('test_ride_not_found')
  return ride
}

export function changeRide(shop: MockShop, id: number, what: Partial<MockRide>): MockRide {
  return shop.change(({ rides }) => {
    const ride = rides.find((one) => one.id === id)
    if (!ride) throw mockProblem('test_ride_not_found')
    return Object.assign(ride, what)
  })
}

export function dealerOf(shop: MockShop, bike: number): Dealer {
  const dealer = dealersOf(shop).find(({ bikes }) => bikes.some(({ id }) => id === bike))
  if (!dealer) throw mockProblem('dealer_not_found')
  return dealer
}

function toResponse(shop: MockShop, ride: MockRide) {
  const dealer = dealerOf(shop, ride.bike)
  const bike = dealer.bikes.find(({ id }) => id === ride.bike)
  if (!bike) throw mockProblem('test_ride_bike_not_found')
  const starts = new Date(ride.starts_at)
  return {
    id: ride.id,
    key: ride.key,
    status: ride.status,
    can_change: ride.status === 'booked' && starts > shop.now(),
    starts_at: ride.starts_at,
    ends_at: new Date(starts.getTime() + dealer.ride_minutes * 60_000).toISOString(),
    ...zoneTime(starts, dealer.time_zone),
    name: ride.name,
    email: ride.email,
    bike,
    dealer,
  }
}
