import type { backofficeSchemas } from './overview.schema'
import {
  defineRoutes,
  type ClientResponse,
  type WireInput,
  type WireResponse,
} from '@/contract/kit/route'

export const backofficeRoutes = defineRoutes<typeof backofficeSchemas>()({
  overview: {
    method: 'GET',
    path: '/api/backoffice/overview',
    auth: 'admin',
    permission: 'reports.read',
  },
  orders: {
    method: 'GET',
    path: '/api/backoffice/orders',
    auth: 'admin',
    permission: 'orders.read',
  },
  ordersTable: {
    method: 'POST',
    path: '/api/backoffice/orders-table',
    auth: 'admin',
    permission: 'orders.change',
    raw: 'bytes',
    timeoutMs: 120_000,
  },
  orderCounts: {
    method: 'GET',
    path: '/api/backoffice/order-counts',
    auth: 'admin',
    permission: 'orders.read',
  },
  order: {
    method: 'GET',
    path: '/api/backoffice/orders/:number',
    auth: 'admin',
    permission: 'orders.read',
  },
  cancelOrder: {
    method: 'POST',
    path: '/api/backoffice/orders/:number/cancel',
    auth: 'admin',
    permission: 'orders.change',
  },
  sendGift: {
    method: 'POST',
    path: '/api/backoffice/orders/:number/gifts/:position/email',
    auth: 'admin',
    permission: 'support.answer',
  },
  addNote: {
    method: 'POST',
    path: '/api/backoffice/orders/:number/notes',
    auth: 'admin',
    permission: 'orders.change',
  },
  orderTags: {
    method: 'GET',
    path: '/api/backoffice/order-tags',
    auth: 'admin',
    permission: 'orders.read',
  },
  renameTag: {
    method: 'PUT',
    path: '/api/backoffice/order-tags/:tag',
    auth: 'admin',
    permission: 'orders.change',
  },
  tagOrder: {
    method: 'PUT',
    path: '/api/backoffice/orders/:number/tags',
    auth: 'admin',
    permission: 'orders.change',
  },
  search: {
    method: 'GET',
    path: '/api/backoffice/search',
    auth: 'admin',
    permission: 'office.open',
  },
})

/** Overview of the back office, amounts in cents. */
export type Overview = ClientResponse<(typeof backofficeSchemas)['overview']>
export type OfficeFigures = Overview['today']
export type OfficeDay = Overview['days'][number]
/** Row in the list of orders, total in cents. */
export type OfficeOrderRow = ClientResponse<(typeof backofficeSchemas)['orders']>['orders'][number]
/** An order as staff see it, amounts in cents. */
export type OfficeOrder = ClientResponse<(typeof backofficeSchemas)['order']>
export type OfficeOrderCounts = WireResponse<(typeof backofficeSchemas)['orderCounts']>['counts']
export type OrdersFilter = WireInput<(typeof backofficeSchemas)['ordersTable']>['body']
export type OrdersQuery = WireInput<(typeof backofficeSchemas)['orders']>['query']
export type WireOverview = WireResponse<(typeof backofficeSchemas)['overview']>
export type WireOfficeOrders = WireResponse<(typeof backofficeSchemas)['orders']>
export type WireOfficeOrder = WireResponse<(typeof backofficeSchemas)['order']>
export type OfficeHit = WireResponse<(typeof backofficeSchemas)['search']>['hits'][number]
