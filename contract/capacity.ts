import type { capacitySchemas } from './capacity.schema'
import { defineRoutes, type ClientInput, type ClientResponse } from './route'

export const capacityRoutes = defineRoutes<typeof capacitySchemas>()({
  read: {
    method: 'GET',
    path: '/api/backoffice/factory-capacity',
    auth: 'admin',
    permission: 'orders.read',
  },
  set: {
    method: 'PUT',
    path: '/api/backoffice/factory-capacity/:week',
    auth: 'admin',
    permission: 'orders.ship',
  },
})

type Schemas = typeof capacitySchemas
export type FactoryPlan = ClientResponse<Schemas['read']>
export type CapacityInput = ClientInput<Schemas['set']>['body']
