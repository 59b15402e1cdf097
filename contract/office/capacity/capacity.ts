import type { capacitySchemas } from './capacity.schema'
import { defineRoutes, type ClientResponse } from '@/contract/kit/route'

const DAYS_OFF = '/api/backoffice/factory-days-off'

export const capacityRoutes = defineRoutes<typeof capacitySchemas>()({
  read: {
    method: 'GET',
    path: '/api/backoffice/factory-capacity',
    auth: 'admin',
    permission: 'orders.read',
  },
  daysOff: { method: 'GET', path: DAYS_OFF, auth: 'admin', permission: 'orders.read' },
  previewDaysOff: {
    method: 'GET',
    path: `${DAYS_OFF}/:date/orders`,
    auth: 'admin',
    permission: 'orders.read',
  },
  addDaysOff: {
    method: 'PUT',
    path: `${DAYS_OFF}/:date`,
    auth: 'admin',
    permission: 'orders.ship',
  },
  removeDayOff: {
    method: 'DELETE',
    path: `${DAYS_OFF}/:date`,
    auth: 'admin',
    permission: 'orders.ship',
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
export type DaysOff = ClientResponse<Schemas['daysOff']>['days']
export type DaysOffPreview = ClientResponse<Schemas['previewDaysOff']>
