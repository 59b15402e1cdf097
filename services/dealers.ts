import {
  dealersRoutes,
  type WireDealer,
  type WirePlace,
  type WireRide,
  type WireRideBody,
  type WireSlot,
  type WireSlots,
} from '@/contract/dealers'
import { fromDollars, type Cents } from '@/domain/money'

import { call } from './http/call'
import type { Http } from './http/http'

/** A dealer with the assembly fee in cents. */
export type Dealer = Omit<WireDealer, 'assembly'> & {
  assembly: { fee: Cents; days: number } | null
}
export type Ride = Omit<WireRide, 'dealer'> & { dealer: Dealer }
export type Place = WirePlace
export type RideSlot = WireSlot
export type RideSlots = WireSlots
export type RideBody = WireRideBody

/** What finds a ride: its link. */
export interface RideLink {
  id: string
  key: string
}

interface DealerWish {
  place?: string
  service?: Dealer['services'][number]
  country?: number
}

/** Dealers, towns and test rides. */
export function dealersService(http: Http) {
  return {
    async list({ country, ...wish }: DealerWish = {}) {
      const query = { ...wish, ...(country === undefined ? {} : { country: String(country) }) }
      const { near, dealers } = await call(http, dealersRoutes.list, { query })
      return {
        near,
        dealers: dealers.map((wire) => ({
          ...dealerFromWire(wire),
          distance_km: wire.distance_km,
        })),
      }
    },
    read: async (id: number) =>
      dealerFromWire(await call(http, dealersRoutes.read, { params: { id: String(id) } })),
    places: async (q: string) => (await call(http, dealersRoutes.places, { query: { q } })).places,
    slots: (dealer: number, bike: number): Promise<RideSlots> =>
      call(http, dealersRoutes.slots, {
        params: { id: String(dealer) },
        query: { bike: String(bike), days: '29' },
      }),
    /** The same key books once. */
    book: async (dealer: number, body: RideBody, key: string): Promise<Ride> =>
      rideFromWire(
        await call(
          http,
          dealersRoutes.book,
          { params: { id: String(dealer) }, body },
          { headers: { 'idempotency-key': key } },
        ),
      ),
    readRide: async (link: RideLink): Promise<Ride> =>
      rideFromWire(await call(http, dealersRoutes.readRide, { params: { ...link } })),
    moveRide: async (link: RideLink, starts_at: string): Promise<Ride> =>
      rideFromWire(
        await call(http, dealersRoutes.moveRide, { params: { ...link }, body: { starts_at } }),
      ),
    cancelRide: async (link: RideLink): Promise<Ride> =>
      rideFromWire(await call(http, dealersRoutes.cancelRide, { params: { ...link } })),
  }
}

function dealerFromWire<Wire extends WireDealer>({ assembly, ...wire }: Wire) {
  return {
    ...wire,
    assembly: assembly && { fee: fromDollars(assembly.fee), days: assembly.days },
  }
}

function rideFromWire(wire: WireRide): Ride {
  return { ...wire, dealer: dealerFromWire(wire.dealer) }
}

/** Address of the file for calendars, where the API is. */
export function calendarHref({ id, key }: { id: number; key: string }): string {
  const path = `/api/test-rides/${id}/${encodeURIComponent(key)}/test-ride.ics`
  const host = process.env.NEXT_PUBLIC_API_HOST
  return host ? new URL(path, host).href : path
}
