import { defineRoutes, type WireResponse } from '@/contract/kit/route'

import type { accountingSchemas } from './accounting.schema'

const EXPORTS = '/api/backoffice/accounting-exports'

export const accountingRoutes = defineRoutes<typeof accountingSchemas>()({
  list: { method: 'GET', path: EXPORTS, auth: 'admin', permission: 'reports.read' },
  make: { method: 'POST', path: EXPORTS, auth: 'admin', permission: 'reports.read' },
  file: { method: 'GET', path: '/api/accounting-exports/:id', raw: true },
})

export type AccountingExport = WireResponse<(typeof accountingSchemas)['list']>['exports'][number]
