import type { countriesSchemas } from './countries.schema'
import { defineRoutes } from '@/contract/kit/route'

export const countriesRoutes = defineRoutes<typeof countriesSchemas>()({
  list: {
    method: 'GET',
    path: '/api/countries',
  },
})
