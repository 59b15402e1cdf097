import type { countriesSchemas } from './countries.schema'
import { defineRoutes, type WireResponse } from './route'

export const countriesRoutes = defineRoutes<typeof countriesSchemas>()({
  list: {
    method: 'GET',
    path: '/api/countries',
  },
})

export type WireCountry = WireResponse<(typeof countriesSchemas)['list']>['countries'][number]
