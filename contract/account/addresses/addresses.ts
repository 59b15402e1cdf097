import type { addressesSchemas } from './addresses.schema'
import { defineRoutes, type WireInput, type WireResponse } from '@/contract/kit/route'

export const addressesRoutes = defineRoutes<typeof addressesSchemas>()({
  list: { method: 'GET', path: '/api/addresses', auth: 'required' },
  add: { method: 'POST', path: '/api/addresses', auth: 'required' },
  change: { method: 'PUT', path: '/api/addresses/:id', auth: 'required' },
  remove: { method: 'DELETE', path: '/api/addresses/:id', auth: 'required' },
})

export type WireSavedAddress = WireResponse<(typeof addressesSchemas)['list']>['addresses'][number]
export type WireAddressBody = WireInput<(typeof addressesSchemas)['add']>['body']
