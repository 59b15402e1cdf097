import type { operationSchemas } from './operation.schema'
import { defineRoutes, type WireInput, type WireResponse } from '@/contract/kit/route'

const EMAILS = '/api/backoffice/emails'

export const operationRoutes = defineRoutes<typeof operationSchemas>({ notMoney: ['paid'] })({
  health: {
    method: 'GET',
    path: '/api/backoffice/health',
    auth: 'admin',
    permission: 'system.read',
  },
  emails: { method: 'GET', path: EMAILS, auth: 'admin', permission: 'system.read' },
  sendAgain: {
    method: 'POST',
    path: EMAILS,
    auth: 'admin',
    permission: 'system.manage',
  },
  discard: {
    method: 'POST',
    path: '/api/backoffice/discarded-emails',
    auth: 'admin',
    permission: 'system.manage',
  },
  runJob: {
    method: 'POST',
    path: '/api/backoffice/jobs/:queue/run',
    auth: 'admin',
    permission: 'system.manage',
  },
})

export type Health = WireResponse<(typeof operationSchemas)['health']>
export type EmailsPage = WireResponse<(typeof operationSchemas)['emails']>
export type EmailRow = EmailsPage['emails'][number]
export type EmailsQuery = WireInput<(typeof operationSchemas)['emails']>['query']
