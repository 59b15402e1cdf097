import {
  auditRoutes as routes,
  type AuditEntry,
  type AuditFilter,
  type AuditList,
  type AuditQuery,
  type AuditRow,
} from '@/contract/office/audit/audit'

import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

export type { AuditEntry, AuditFilter, AuditList, AuditQuery, AuditRow }

export function auditService(http: Http) {
  return {
    list: (query: AuditQuery): Promise<AuditList> => call(http, routes.list, { query }),
    read: (id: string): Promise<AuditEntry> => call(http, routes.read, { params: { id } }),
    /** Returns the filtered audit log as CSV. */
    export: (query: AuditFilter): Promise<string> => call(http, routes.export, { query }),
  }
}
