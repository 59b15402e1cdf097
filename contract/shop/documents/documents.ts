import type { documentsSchemas } from './documents.schema'
import { defineRoutes } from '@/contract/kit/route'

export const documentsRoutes = defineRoutes<typeof documentsSchemas>()({
  read: { method: 'GET', path: '/api/orders/:number/documents/:id', raw: true },
  readMine: {
    method: 'GET',
    path: '/api/my/orders/:number/documents/:id',
    raw: true,
    auth: 'required',
  },
})
