import { defineRoutes, type ClientInput, type ClientResponse } from '@/contract/kit/route'
import type { shippingSchemas } from './countries.schema'

const COUNTRIES = '/api/backoffice/countries'
const MONEY = ['shipping_bike', 'shipping_goods']

export const shippingRoutes = defineRoutes<typeof shippingSchemas>()({
  list: {
    method: 'GET',
    path: COUNTRIES,
    auth: 'admin',
    permission: 'settings.read',
    money: MONEY.map((name) => `countries.${name}`),
  },
  add: {
    method: 'POST',
    path: COUNTRIES,
    auth: 'admin',
    permission: 'settings.write',
    money: MONEY,
    moneySent: MONEY,
  },
  change: {
    method: 'PUT',
    path: `${COUNTRIES}/:code`,
    auth: 'admin',
    permission: 'settings.write',
    money: MONEY,
    moneySent: MONEY,
  },
})

type Schemas = typeof shippingSchemas
export type ShippingCountries = ClientResponse<Schemas['list']>
export type ShippingCountry = ClientResponse<Schemas['change']>
export type ShippingChange = ClientInput<Schemas['change']>['body']
export type ShippingInput = ClientInput<Schemas['add']>['body']
