import {
  dealersRoutes,
  type Dealer,
  type Ride,
  type WireTown,
  type WireRideBody,
  type WireSlot,
  type WireSlots,
} from '@/contract/community/dealers/dealers'
import { publicSettings } from '@/utils/public-settings'

import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

export type { Dealer, Ride }
export type Town = WireTown
export type RideSlot = WireSlot
export type RideSlots = WireSlots
export type RideBody = WireRideBody

export interface RideLink {
  id: string
  key: string
}

interface DealerQuery {
  place?: string
  service?: Dealer['services'][number]
  country?: number
}

export function dealersService(http: Http) {
  return {
    list({ country, ...filters }: DealerQuery = {}) {
      const query = { ...filters, ...(country === undefined ? {} : { country: String(country) }) }
      return call(http, dealersRoutes.list, { query })
    },
    read: (id: number): Promise<Dealer> =>
      call(http, dealersRoutes.read, { params: { id: String(id) } }),
    places: async (q: string) => (await call(http, dealersRoutes.places, { query: { q } })).places,
    slots: (dealer: number, bike: number): Promise<RideSlots> =>
      call(http, dealersRoutes.slots, {
        params: { id: String(dealer) },
        query: { bike: String(bike), days: '29' },
      }),
    /** @param key idempotency key */
    book: (dealer: number, body: RideBody, key: string): Promise<Ride> =>
      call(
        http,
        dealersRoutes.book,
        { params: { id: String(dealer) }, body },
        { headers: { 'idempotency-key': key } },
      ),
    readRide: (link: RideLink): Promise<Ride> =>
      call(http, dealersRoutes.readRide, { params: { ...link } }),
    moveRide: (link: RideLink, starts_at: string): Promise<Ride> =>
      call(http, dealersRoutes.moveRide, { params: { ...link }, body: { starts_at } }),
    cancelRide: (link: RideLink): Promise<Ride> =>
      call(http, dealersRoutes.cancelRide, { params: { ...link } }),
  }
}

/** Returns the URL of the calendar file, on the API host if there is one. */
export function calendarHref({ id, key }: { id: number; key: string }): string {
  const path = `/api/test-rides/${id}/${encodeURIComponent(key)}/test-ride.ics`
  const host = publicSettings().apiHost
  return host ? new URL(path, host).href : path
}
