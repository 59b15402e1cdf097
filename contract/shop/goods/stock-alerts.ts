import { defineRoutes } from '@/contract/kit/route'
import type { stockAlertsSchemas } from './stock-alerts.schema'

export const stockAlertsRoutes = defineRoutes<typeof stockAlertsSchemas>()({
  request: { method: 'POST', path: '/api/stock-alerts', auth: 'optional' },
  confirm: { method: 'POST', path: '/api/stock-alerts/confirm' },
  unsubscribe: { method: 'POST', path: '/api/stock-alerts/unsubscribe/:id/:key' },
})
