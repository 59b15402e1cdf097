import type { creditsSchemas } from './credits.schema'
import { defineRoutes } from '@/contract/kit/route'

export const creditsRoutes = defineRoutes<typeof creditsSchemas>()({
  read: {
    method: 'GET',
    path: '/api/credits',
    auth: 'required',
  },
  redeem: {
    method: 'POST',
    path: '/api/credits/redeem',
    auth: 'required',
  },
})
