import type { countriesSchemas } from './countries.schema'
import { COUNTRY, under } from '@/contract/kit/money'
import { defineRoutes } from '@/contract/kit/route'

export const countriesRoutes = defineRoutes<typeof countriesSchemas>()({
  list: {
    method: 'GET',
    path: '/api/countries',
    money: under('countries', COUNTRY),
  },
})
