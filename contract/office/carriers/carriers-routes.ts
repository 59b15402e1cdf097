import { defineRoutes } from '@/contract/kit/route'

import { carriers } from './carriers'
import type { carriersSchemas } from './carriers.schema'

/** The order of carriers, in addition to the routes of the resource. */
export const carriersRoutes = defineRoutes<typeof carriersSchemas>()({
  order: {
    method: 'PUT',
    path: '/api/backoffice/carrier-order',
    auth: 'admin',
    permission: carriers.write,
  },
})
