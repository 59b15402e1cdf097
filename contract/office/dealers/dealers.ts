import type { dealershipsSchemas } from './dealers.schema'
import { defineRoutes, type ClientInput, type ClientResponse } from '@/contract/kit/route'

const DEALERS = '/api/backoffice/dealers'
const MONEY = ['assembly.fee']

export const dealershipsRoutes = defineRoutes<typeof dealershipsSchemas>()({
  list: {
    method: 'GET',
    path: DEALERS,
    auth: 'admin',
    permission: 'settings.read',
    money: ['dealers.assembly.fee'],
  },
  add: {
    method: 'POST',
    path: DEALERS,
    auth: 'admin',
    permission: 'settings.write',
    money: MONEY,
    moneySent: MONEY,
  },
  change: {
    method: 'PUT',
    path: `${DEALERS}/:id`,
    auth: 'admin',
    permission: 'settings.write',
    money: MONEY,
    moneySent: MONEY,
  },
})

type Schemas = typeof dealershipsSchemas
export type Dealerships = ClientResponse<Schemas['list']>
export type Dealership = ClientResponse<Schemas['change']>
export type DealershipInput = ClientInput<Schemas['add']>['body']
export type DealershipChange = ClientInput<Schemas['change']>['body']
