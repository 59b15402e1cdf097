import type { auditSchemas } from './audit.schema'
import { defineRoutes, type WireInput, type WireResponse } from '@/contract/kit/route'

const AUDIT = '/api/backoffice/audit'

export const auditRoutes = defineRoutes<typeof auditSchemas>({
  notMoney: ['after', 'asked', 'before'],
})({
  list: { method: 'GET', path: AUDIT, auth: 'admin', permission: 'audit.read' },
  export: {
    method: 'GET',
    path: '/api/backoffice/audit-table',
    auth: 'admin',
    permission: 'audit.read',
    raw: 'bytes',
    timeoutMs: 120_000,
  },
  read: { method: 'GET', path: `${AUDIT}/:id`, auth: 'admin', permission: 'audit.read' },
})

export type AuditList = WireResponse<(typeof auditSchemas)['list']>
export type AuditRow = AuditList['items'][number]
export type AuditQuery = WireInput<(typeof auditSchemas)['list']>['query']
export type AuditFilter = WireInput<(typeof auditSchemas)['export']>['query']
export type AuditEntry = WireResponse<(typeof auditSchemas)['read']>
