import type { editsSchemas } from './edits.schema'
import {
  defineRoutes,
  type ClientInput,
  type ClientResponse,
  type WireResponse,
} from '@/contract/kit/route'

const ORDER = '/api/backoffice/orders/:number'

export const editsRoutes = defineRoutes<typeof editsSchemas>()({
  read: {
    method: 'GET',
    path: `${ORDER}/edit`,
    auth: 'admin',
    permission: 'orders.change',
  },
  delivery: {
    method: 'PUT',
    path: `${ORDER}/delivery`,
    auth: 'admin',
    permission: 'orders.change',
  },
  preview: {
    method: 'POST',
    path: `${ORDER}/edits/preview`,
    auth: 'admin',
    permission: 'orders.change',
  },
  bike: {
    method: 'POST',
    path: `${ORDER}/edits`,
    auth: 'admin',
    permission: 'orders.change',
  },
  ask: {
    method: 'POST',
    path: `${ORDER}/differences`,
    auth: 'admin',
    permission: 'orders.change',
  },
  sendAsked: {
    method: 'POST',
    path: `${ORDER}/differences/:id/email`,
    auth: 'admin',
    permission: 'orders.change',
  },
  difference: {
    method: 'GET',
    path: '/api/differences/:id/:key',
  },
  payDifference: { method: 'POST', path: '/api/differences/:id/:key/payment', lane: 'money' },
  withdraw: {
    method: 'POST',
    path: `${ORDER}/differences/:id/withdrawal`,
    auth: 'admin',
    permission: 'orders.change',
  },
})

type Schemas = typeof editsSchemas
/** Editable parts of an order, amounts in cents. */
export type OrderEdit = ClientResponse<Schemas['read']>
export type WireOrderEdit = WireResponse<Schemas['read']>
export type EditableBike = OrderEdit['bikes'][number]
export type BikeChoice = ClientInput<Schemas['preview']>['body']
export type BikeEditPreview = ClientResponse<Schemas['preview']>
export type WireBikeEditPreview = WireResponse<Schemas['preview']>
/** An edit with an unpaid price difference as its buyer sees it, amounts in cents. */
export type PriceDifference = ClientResponse<Schemas['difference']>
export type WireDifference = WireResponse<Schemas['difference']>
