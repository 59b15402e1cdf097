import type { garageSchemas } from './garage.schema'
import {
  defineRoutes,
  type ClientResponse,
  type WireInput,
  type WireResponse,
} from '@/contract/kit/route'

const MINE = { auth: 'required', host: 'app' } as const

/** Routes of owned bikes; the app host serves them (spec §7). */
export const garageRoutes = defineRoutes<typeof garageSchemas>()({
  getUserBikes: { method: 'POST', path: '/api/user/getUserBikes', host: 'app' },
  bike: { method: 'GET', path: '/api/garage/:id', ...MINE },
  saveSettings: { method: 'PUT', path: '/api/garage/:id/settings', ...MINE },
  addService: { method: 'POST', path: '/api/garage/:id/service', ...MINE },
  removeService: { method: 'DELETE', path: '/api/garage/:id/service/:entry', ...MINE },
  passport: { method: 'GET', path: '/api/garage/:id/passport', raw: true, ...MINE },
})

export type WireOwnedBike = WireResponse<(typeof garageSchemas)['getUserBikes']>['bikes'][number]
/** Owned bike with its details, amounts in cents. */
export type BikeDetail = ClientResponse<(typeof garageSchemas)['bike']>
export type WireBikeSettings = WireInput<(typeof garageSchemas)['saveSettings']>['body']
export type WireBikeDetail = WireResponse<(typeof garageSchemas)['bike']>
