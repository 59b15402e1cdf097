import { defineRoutes, type ClientInput, type ClientResponse } from '@/contract/kit/route'
import type { segmentsSchemas } from './segments.schema'

const SEGMENTS = '/api/backoffice/segments'

export const segmentsRoutes = defineRoutes<typeof segmentsSchemas>()({
  list: {
    method: 'GET',
    path: SEGMENTS,
    auth: 'admin',
    permission: 'customers.read',
  },
  count: {
    method: 'POST',
    path: '/api/backoffice/segment-counts',
    auth: 'admin',
    permission: 'customers.read',
  },
  add: {
    method: 'POST',
    path: SEGMENTS,
    auth: 'admin',
    permission: 'customers.write',
  },
  change: {
    method: 'PUT',
    path: `${SEGMENTS}/:id`,
    auth: 'admin',
    permission: 'customers.write',
  },
  remove: {
    method: 'DELETE',
    path: `${SEGMENTS}/:id`,
    auth: 'admin',
    permission: 'customers.write',
  },
})

type Schemas = typeof segmentsSchemas
/** A named group of customers; amounts in cents. */
export type Segment = ClientResponse<Schemas['add']>
export type SegmentsPage = ClientResponse<Schemas['list']>
export type SegmentInput = ClientInput<Schemas['add']>['body']
export type SegmentChange = ClientInput<Schemas['change']>['body']
