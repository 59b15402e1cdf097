import { defineRoutes, type WireResponse } from '@/contract/kit/route'
import type { stockAlertsSchemas } from './stock-alerts.schema'

const OWN = '/api/account/stock-alerts'

export const stockAlertsRoutes = defineRoutes<typeof stockAlertsSchemas>()({
  request: { method: 'POST', path: '/api/stock-alerts', auth: 'optional' },
  list: { method: 'GET', path: OWN, auth: 'required' },
  remove: { method: 'DELETE', path: `${OWN}/:id`, auth: 'required' },
  confirm: { method: 'POST', path: '/api/stock-alerts/confirm' },
  unsubscribe: { method: 'POST', path: '/api/stock-alerts/unsubscribe/:id/:key' },
})

export type AwaitedItem = WireResponse<(typeof stockAlertsSchemas)['list']>['alerts'][number]
