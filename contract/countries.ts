import type { countriesSchemas } from './countries.schema'
import { defineRoutes, type WireResponse } from './route'

export const countriesRoutes = defineRoutes<typeof countriesSchemas>()({
  list: {
    method: 'GET',
    path: '/api/countries',
    summary: 'Countries the shop ships to, with delivery prices, taxes and address forms.',
    spec: '§7 Other',
  },
})

export type WireCountry = WireResponse<(typeof countriesSchemas)['list']>['countries'][number]
