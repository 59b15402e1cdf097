import type { backofficeSchemas } from './backoffice.schema'
import { defineRoutes, type WireInput, type WireResponse } from './route'

export const backofficeRoutes = defineRoutes<typeof backofficeSchemas>()({
  overview: { method: 'GET', path: '/api/backoffice/overview', auth: 'admin' },
  orders: { method: 'GET', path: '/api/backoffice/orders', auth: 'admin' },
  order: { method: 'GET', path: '/api/backoffice/orders/:number', auth: 'admin' },
  cancelOrder: { method: 'POST', path: '/api/backoffice/orders/:number/cancel', auth: 'admin' },
  tickets: { method: 'GET', path: '/api/backoffice/tickets', auth: 'admin' },
  ticket: { method: 'GET', path: '/api/backoffice/tickets/:number', auth: 'admin' },
})

export type WireOverview = WireResponse<(typeof backofficeSchemas)['overview']>
export type WireOfficeOrders = WireResponse<(typeof backofficeSchemas)['orders']>
export type WireOfficeOrder = WireResponse<(typeof backofficeSchemas)['order']>
export type WireOfficeTickets = WireResponse<(typeof backofficeSchemas)['tickets']>
export type WireOfficeTicket = WireResponse<(typeof backofficeSchemas)['ticket']>
export type OrdersQuery = WireInput<(typeof backofficeSchemas)['orders']>['query']
export type TicketsQuery = WireInput<(typeof backofficeSchemas)['tickets']>['query']
