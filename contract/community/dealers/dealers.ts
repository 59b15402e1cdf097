import type { z } from 'zod'

import type { Dealer as DealerSchema, dealersSchemas, Place } from './dealers.schema'
import { defineRoutes, type ClientResponse, type WireResponse } from '@/contract/kit/route'

export const dealersRoutes = defineRoutes<typeof dealersSchemas>()({
  list: { method: 'GET', path: '/api/dealers' },
  places: { method: 'GET', path: '/api/places' },
  read: { method: 'GET', path: '/api/dealers/:id' },
  slots: { method: 'GET', path: '/api/dealers/:id/slots' },
  book: {
    method: 'POST',
    path: '/api/dealers/:id/test-rides',
    auth: 'optional',
    isCreated: true,
  },
  readRide: { method: 'GET', path: '/api/test-rides/:id/:key' },
  moveRide: { method: 'PUT', path: '/api/test-rides/:id/:key' },
  cancelRide: { method: 'DELETE', path: '/api/test-rides/:id/:key' },
  calendar: { method: 'GET', path: '/api/test-rides/:id/:key/test-ride.ics', raw: true },
})

export type WireDealer = z.input<typeof DealerSchema>
/** Dealer, with the assembly fee in cents. */
export type Dealer = z.output<typeof DealerSchema>
export type WireTown = z.input<typeof Place>
export type WireSlots = WireResponse<(typeof dealersSchemas)['slots']>
export type WireSlot = WireSlots['slots'][number]
/** Test ride, with the dealer's fee in cents. */
export type Ride = ClientResponse<(typeof dealersSchemas)['readRide']>
export type WireRide = WireResponse<(typeof dealersSchemas)['readRide']>
