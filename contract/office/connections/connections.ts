import { defineRoutes, type WireResponse } from '@/contract/kit/route'

import type { connectionsSchemas } from './connections.schema'

const CONNECTIONS = '/api/backoffice/connections'
const KEYS = `${CONNECTIONS}/:connection/:mode`

const MANAGE = { auth: 'admin', permission: 'connections.manage' } as const

export const connectionsRoutes = defineRoutes<typeof connectionsSchemas>()({
  read: { method: 'GET', path: CONNECTIONS, auth: 'admin', permission: 'settings.read' },
  set: { method: 'PUT', path: KEYS, ...MANAGE },
  use: { method: 'POST', path: `${KEYS}/use`, ...MANAGE },
  remove: { method: 'DELETE', path: KEYS, ...MANAGE },
  testMail: { method: 'POST', path: '/api/backoffice/test-emails', ...MANAGE },
})

export type Connections = WireResponse<(typeof connectionsSchemas)['read']>
export type ConnectionRow = Connections['connections'][number]
export type StoredKeys = ConnectionRow['keys'][number]
