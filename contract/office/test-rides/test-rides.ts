import { defineRoutes, type WireInput, type WireResponse } from '@/contract/kit/route'
import type { testRidesSchemas } from './test-rides.schema'

const RIDES = '/api/backoffice/test-rides'

export const testRidesRoutes = defineRoutes<typeof testRidesSchemas>()({
  list: { method: 'GET', path: RIDES, auth: 'admin', permission: 'customers.read' },
  times: {
    method: 'GET',
    path: `${RIDES}/:id/times`,
    auth: 'admin',
    permission: 'customers.read',
  },
  move: { method: 'PUT', path: `${RIDES}/:id`, auth: 'admin', permission: 'customers.write' },
  cancel: {
    method: 'POST',
    path: `${RIDES}/:id/cancel`,
    auth: 'admin',
    permission: 'customers.write',
  },
  tell: {
    method: 'POST',
    path: `${RIDES}/:id/outcome`,
    auth: 'admin',
    permission: 'customers.write',
  },
})

type Schemas = typeof testRidesSchemas
export type TestRidesPage = WireResponse<Schemas['list']>
export type TestRide = WireResponse<Schemas['move']>
export type TestRidesQuery = WireInput<Schemas['list']>['query']
