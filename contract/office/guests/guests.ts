import { defineRoutes, type WireResponse } from '@/contract/kit/route'

import type { guestsSchemas } from './guests.schema'

const WRITE = { method: 'POST', auth: 'admin', permission: 'customers.write' } as const

export const guestsRoutes = defineRoutes<typeof guestsSchemas>()({
  find: { ...WRITE, path: '/api/backoffice/guest-searches' },
  exportData: { ...WRITE, path: '/api/backoffice/guest-exports', raw: 'bytes' },
  erase: {
    ...WRITE,
    path: '/api/backoffice/guest-erasures',
    person: 'approval',
    raw: true,
  },
  verify: { ...WRITE, path: '/api/backoffice/guest-receipts' },
})

export type Guest = WireResponse<(typeof guestsSchemas)['find']>
