import type { fulfillmentSchemas } from './fulfillment.schema'
import { defineRoutes, type WireInput, type WireResponse } from '@/contract/kit/route'

const ORDER = '/api/backoffice/orders/:number'

export const fulfillmentRoutes = defineRoutes<typeof fulfillmentSchemas>()({
  read: { method: 'GET', path: `${ORDER}/fulfillment`, auth: 'admin', permission: 'orders.read' },
  pickList: {
    method: 'GET',
    path: '/api/backoffice/pick-list',
    auth: 'admin',
    permission: 'orders.read',
  },
  pickListFile: {
    method: 'GET',
    path: '/api/backoffice/pick-list-file',
    auth: 'admin',
    permission: 'orders.read',
    raw: true,
  },
  build: { method: 'PUT', path: `${ORDER}/bikes/:bike`, auth: 'admin', permission: 'orders.ship' },
  ship: { method: 'POST', path: `${ORDER}/parcels`, auth: 'admin', permission: 'orders.ship' },
  deliver: {
    method: 'PUT',
    path: `${ORDER}/parcels/:parcel/delivered`,
    auth: 'admin',
    permission: 'orders.ship',
  },
  correct: {
    method: 'PUT',
    path: `${ORDER}/parcels/:parcel`,
    auth: 'admin',
    permission: 'orders.ship',
  },
  undo: {
    method: 'POST',
    path: `${ORDER}/parcels/:parcel/undo`,
    auth: 'admin',
    permission: 'orders.ship',
  },
  undoBegin: {
    method: 'POST',
    path: `${ORDER}/bikes/:bike/undo`,
    auth: 'admin',
    permission: 'orders.ship',
  },
  undoDelivery: {
    method: 'POST',
    path: `${ORDER}/parcels/:parcel/delivered/undo`,
    auth: 'admin',
    permission: 'orders.ship',
  },
  returns: { method: 'GET', path: `${ORDER}/returns`, auth: 'admin', permission: 'orders.read' },
  openReturn: {
    method: 'POST',
    path: `${ORDER}/returns`,
    auth: 'admin',
    permission: 'orders.ship',
  },
  moveReturn: {
    method: 'PUT',
    path: `${ORDER}/returns/:back`,
    auth: 'admin',
    permission: 'orders.ship',
  },
})

export type Fulfillment = WireResponse<(typeof fulfillmentSchemas)['read']>
export type PickList = WireResponse<(typeof fulfillmentSchemas)['pickList']>
export type FulfillmentBike = Fulfillment['bikes'][number]
export type FulfillmentParcel = Fulfillment['parcels'][number]
export type BuildInput = WireInput<(typeof fulfillmentSchemas)['build']>['body']
export type ParcelInput = WireInput<(typeof fulfillmentSchemas)['ship']>['body']

export type CorrectionInput = WireInput<(typeof fulfillmentSchemas)['correct']>['body']

export type Returns = WireResponse<(typeof fulfillmentSchemas)['returns']>
export type OrderReturn = Returns['returns'][number]
export type ReturnMoveInput = WireInput<(typeof fulfillmentSchemas)['moveReturn']>['body']
