import { defineRoutes, type ClientResponse } from '@/contract/kit/route'
import type { shippingSchemas } from './countries.schema'

const COUNTRIES = '/api/backoffice/countries'

export const shippingRoutes = defineRoutes<typeof shippingSchemas>()({
  list: {
    method: 'GET',
    path: COUNTRIES,
    auth: 'admin',
    permission: 'settings.read',
  },
  add: {
    method: 'POST',
    path: COUNTRIES,
    auth: 'admin',
    permission: 'settings.write',
  },
  change: {
    method: 'PUT',
    path: `${COUNTRIES}/:code`,
    auth: 'admin',
    permission: 'settings.write',
  },
})

type Schemas = typeof shippingSchemas
export type ShippingCountries = ClientResponse<Schemas['list']>
export type ShippingCountry = ClientResponse<Schemas['change']>
