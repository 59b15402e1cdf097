import type { dealershipsSchemas } from './dealers.schema'
import { defineRoutes, type ClientResponse } from '@/contract/kit/route'

const DEALERS = '/api/backoffice/dealers'

export const dealershipsRoutes = defineRoutes<typeof dealershipsSchemas>()({
  list: {
    method: 'GET',
    path: DEALERS,
    auth: 'admin',
    permission: 'settings.read',
  },
  add: {
    method: 'POST',
    path: DEALERS,
    auth: 'admin',
    permission: 'settings.write',
  },
  change: {
    method: 'PUT',
    path: `${DEALERS}/:id`,
    auth: 'admin',
    permission: 'settings.write',
  },
})

type Schemas = typeof dealershipsSchemas
export type Dealerships = ClientResponse<Schemas['list']>
export type Dealership = ClientResponse<Schemas['change']>
