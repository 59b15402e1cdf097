import { auditRoutes } from '@/contract/office/audit/audit'
import { auditSchemas } from '@/contract/office/audit/audit.schema'
import { createRouter } from '@/server/kernel/http/router'

import { exportAudit, readAudit, readEntry } from './read-audit'

export const auditRouter = createRouter(auditRoutes, auditSchemas)
  .on('list', async ({ db, query }) => ({ data: await readAudit(db, query) }))
  .on('export', ({ db, query }) => ({ stream: exportAudit(db, query) }))
  .on('read', async ({ db, params }) => ({ data: await readEntry(db, params.id) }))
