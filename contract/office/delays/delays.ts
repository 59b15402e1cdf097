import type { delaysSchemas } from './delays.schema'
import { defineRoutes, type ClientInput, type ClientResponse } from '@/contract/kit/route'

const DELAYS = '/api/backoffice/delays'

export const delaysRoutes = defineRoutes<typeof delaysSchemas>()({
  items: {
    method: 'GET',
    path: '/api/backoffice/late-items',
    auth: 'admin',
    permission: 'orders.read',
  },
  preview: {
    method: 'POST',
    path: '/api/backoffice/delay-previews',
    auth: 'admin',
    permission: 'orders.change',
  },
  list: { method: 'GET', path: DELAYS, auth: 'admin', permission: 'orders.read' },
  report: { method: 'POST', path: DELAYS, auth: 'admin', permission: 'orders.change' },
  end: { method: 'POST', path: `${DELAYS}/:id/end`, auth: 'admin', permission: 'orders.change' },
})

type Schemas = typeof delaysSchemas
export type LateItems = ClientResponse<Schemas['items']>['items']
export type DelayPreview = ClientResponse<Schemas['preview']>
export type DelayPreviewInput = ClientInput<Schemas['preview']>['body']
export type Delay = ClientResponse<Schemas['report']>
export type Delays = ClientResponse<Schemas['list']>['delays']
