import type { disputesSchemas } from './disputes.schema'
import { defineRoutes, type WireResponse } from '@/contract/kit/route'

const FILES = '/api/backoffice/disputes/:id/files'
const MANAGE = { auth: 'admin', permission: 'payments.manage' } as const

export const disputesRoutes = defineRoutes<typeof disputesSchemas>()({
  files: { method: 'GET', path: FILES, auth: 'admin', permission: 'payments.read' },
  attach: { method: 'POST', path: FILES, ...MANAGE },
  attachPaper: { method: 'POST', path: '/api/backoffice/disputes/:id/papers', ...MANAGE },
  remove: { method: 'DELETE', path: `${FILES}/:file`, ...MANAGE },
})

type Schemas = typeof disputesSchemas
export type DisputeFiles = WireResponse<Schemas['files']>
export type DisputeFile = DisputeFiles['files'][number]
