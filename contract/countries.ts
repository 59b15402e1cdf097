import type { countriesSchemas } from './countries.schema'
import { COUNTRY, under } from './money'
import { defineRoutes, type WireResponse } from './route'

export const countriesRoutes = defineRoutes<typeof countriesSchemas>()({
  list: {
    method: 'GET',
    path: '/api/countries',
    money: under('countries', COUNTRY),
  },
})

export type WireCountry = WireResponse<(typeof countriesSchemas)['list']>['countries'][number]
