import type { customersSchemas } from './customers.schema'
import {
  defineRoutes,
  type ClientResponse,
  type WireInput,
  type WireResponse,
} from '@/contract/kit/route'

const CUSTOMERS = '/api/backoffice/customers'

export const customersRoutes = defineRoutes<typeof customersSchemas>()({
  list: { method: 'GET', path: CUSTOMERS, auth: 'admin', permission: 'customers.read' },
  table: {
    method: 'POST',
    path: '/api/backoffice/customers-table',
    auth: 'admin',
    permission: 'customers.write',
    raw: 'bytes',
    timeoutMs: 120_000,
  },
  read: {
    method: 'GET',
    path: `${CUSTOMERS}/:id`,
    auth: 'admin',
    permission: 'customers.read',
  },
  changeAccess: {
    method: 'POST',
    path: `${CUSTOMERS}/:id/access`,
    auth: 'admin',
    permission: 'customers.write',
  },
  changeCredit: {
    method: 'POST',
    path: `${CUSTOMERS}/:id/credit`,
    auth: 'admin',
    permission: 'customers.credit',
  },
  addNote: {
    method: 'POST',
    path: `${CUSTOMERS}/:id/notes`,
    auth: 'admin',
    permission: 'customers.write',
  },
  removeNote: {
    method: 'PUT',
    path: `${CUSTOMERS}/:id/notes/:note`,
    auth: 'admin',
    permission: 'customers.write',
  },
  sendConfirmation: {
    method: 'POST',
    path: `${CUSTOMERS}/:id/confirmation`,
    auth: 'admin',
    permission: 'customers.write',
  },
  exportData: {
    method: 'POST',
    path: `${CUSTOMERS}/:id/export`,
    auth: 'admin',
    permission: 'customers.write',
    raw: true,
  },
  erase: {
    method: 'POST',
    path: `${CUSTOMERS}/:id/erase`,
    auth: 'admin',
    permission: 'customers.write',
    person: 'approval',
  },
})

export type CustomersPage = WireResponse<(typeof customersSchemas)['list']>
export type CustomerRow = CustomersPage['customers'][number]
export type CustomersFilter = WireInput<(typeof customersSchemas)['table']>['body']
export type CustomersQuery = WireInput<(typeof customersSchemas)['list']>['query']
export type OfficeCustomer = ClientResponse<(typeof customersSchemas)['read']>
export type AccessInput = WireInput<(typeof customersSchemas)['changeAccess']>['body']
