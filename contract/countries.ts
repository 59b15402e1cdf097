import type { countriesSchemas } from './countries.schema'
import { COUNTRY, under } from './money'
import { defineRoutes } from './route'

export const countriesRoutes = defineRoutes<typeof countriesSchemas>()({
  list: {
    method: 'GET',
    path: '/api/countries',
    money: under('countries', COUNTRY),
  },
})
