import { defineRoutes } from '@/contract/kit/route'
import type { segmentsSchemas } from './segments.schema'

export const segmentsRoutes = defineRoutes<typeof segmentsSchemas>()({
  count: {
    method: 'POST',
    path: '/api/backoffice/segment-counts',
    auth: 'admin',
    permission: 'customers.read',
  },
})
