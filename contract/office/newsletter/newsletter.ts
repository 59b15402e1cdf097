import type { issuesSchemas } from './newsletter.schema'
import { defineRoutes, type WireInput, type WireResponse } from '@/contract/kit/route'

const ISSUES = '/api/backoffice/issues'
const READ = { auth: 'admin', permission: 'marketing.read' } as const
const WRITE = { auth: 'admin', permission: 'marketing.write' } as const

export const issuesRoutes = defineRoutes<typeof issuesSchemas>({ notMoney: ['left'] })({
  list: { method: 'GET', path: ISSUES, ...READ },
  read: { method: 'GET', path: `${ISSUES}/:id`, ...READ },
  add: { method: 'POST', path: ISSUES, ...WRITE },
  save: { method: 'PUT', path: `${ISSUES}/:id`, ...WRITE },
  remove: { method: 'DELETE', path: `${ISSUES}/:id`, ...WRITE },
  preview: { method: 'POST', path: '/api/backoffice/issue-previews', ...READ },
  count: { method: 'POST', path: '/api/backoffice/issue-counts', ...READ },
  test: { method: 'POST', path: '/api/backoffice/issue-tests', person: 'account', ...WRITE },
  send: { method: 'POST', path: `${ISSUES}/:id/sending`, person: 'approval', ...WRITE },
  move: { method: 'PUT', path: `${ISSUES}/:id/state`, ...WRITE },
  suppressions: {
    method: 'GET',
    path: '/api/backoffice/suppressions',
    auth: 'admin',
    permission: 'customers.read',
  },
  lift: {
    method: 'DELETE',
    path: '/api/backoffice/suppressions/:id',
    auth: 'admin',
    permission: 'customers.write',
  },
})

type Schemas = typeof issuesSchemas
export type Issue = WireResponse<Schemas['add']>
export type IssuePage = WireResponse<Schemas['read']>
export type IssuesPage = WireResponse<Schemas['list']>
export type IssuesQuery = WireInput<Schemas['list']>['query']
export type IssueRow = IssuesPage['issues'][number]
export type IssueCount = WireResponse<Schemas['count']>
export type SuppressionsQuery = WireInput<Schemas['suppressions']>['query']
export type SuppressionsPage = WireResponse<Schemas['suppressions']>
export type Suppression = SuppressionsPage['suppressions'][number]
