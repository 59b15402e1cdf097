import type { editsSchemas } from './edits.schema'
import { defineRoutes, type ClientInput, type ClientResponse, type WireResponse } from './route'

const ORDER = '/api/backoffice/orders/:number'
const EDIT = ['bikes.groups.parts.price']

export const editsRoutes = defineRoutes<typeof editsSchemas>()({
  read: {
    method: 'GET',
    path: `${ORDER}/edit`,
    auth: 'admin',
    permission: 'orders.change',
    money: EDIT,
  },
  delivery: {
    method: 'PUT',
    path: `${ORDER}/delivery`,
    auth: 'admin',
    permission: 'orders.change',
    money: EDIT,
  },
  preview: {
    method: 'POST',
    path: `${ORDER}/edits/preview`,
    auth: 'admin',
    permission: 'orders.change',
    money: ['difference', 'refund'],
  },
  bike: {
    method: 'POST',
    path: `${ORDER}/edits`,
    auth: 'admin',
    permission: 'orders.change',
    moneySent: ['expected'],
    money: EDIT,
  },
})

type Schemas = typeof editsSchemas
/** What of an order can be changed, amounts in cents. */
export type OrderEdit = ClientResponse<Schemas['read']>
export type WireOrderEdit = WireResponse<Schemas['read']>
export type EditableBike = OrderEdit['bikes'][number]
export type DeliveryInput = ClientInput<Schemas['delivery']>['body']
export type BikeChoice = ClientInput<Schemas['preview']>['body']
export type BikeEditPreview = ClientResponse<Schemas['preview']>
export type WireBikeEditPreview = WireResponse<Schemas['preview']>
export type BikeEditInput = ClientInput<Schemas['bike']>['body']
