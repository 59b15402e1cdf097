import type { csvSchemas } from './csv.schema'
import { defineRoutes, type WireInput, type WireResponse } from '@/contract/kit/route'

const IMPORTS = '/api/backoffice/imports'
const CUSTOMER_IMPORTS = '/api/backoffice/customer-imports'

export const csvRoutes = defineRoutes<typeof csvSchemas>({ notMoney: ['total'] })({
  list: { method: 'GET', path: IMPORTS, auth: 'admin', permission: 'catalog.read' },
  upload: {
    method: 'POST',
    path: `${IMPORTS}/:kind`,
    auth: 'admin',
    permission: 'catalog.write',
    upload: 'table',
    timeoutMs: 120_000,
  },
  read: { method: 'GET', path: `${IMPORTS}/:id`, auth: 'admin', permission: 'catalog.read' },
  apply: {
    method: 'POST',
    path: `${IMPORTS}/:id/applied`,
    auth: 'admin',
    permission: 'catalog.write',
  },
  export: {
    method: 'GET',
    path: '/api/backoffice/exports/:kind',
    auth: 'admin',
    permission: 'catalog.read',
    raw: 'bytes',
    timeoutMs: 120_000,
  },
  // Staff with only catalog permissions may not see customers.
  listCustomers: {
    method: 'GET',
    path: CUSTOMER_IMPORTS,
    auth: 'admin',
    permission: 'customers.write',
  },
  uploadCustomers: {
    method: 'POST',
    path: CUSTOMER_IMPORTS,
    auth: 'admin',
    permission: 'customers.write',
    upload: 'table',
    timeoutMs: 120_000,
  },
  readCustomers: {
    method: 'GET',
    path: `${CUSTOMER_IMPORTS}/:id`,
    auth: 'admin',
    permission: 'customers.write',
  },
  applyCustomers: {
    method: 'POST',
    path: `${CUSTOMER_IMPORTS}/:id/applied`,
    auth: 'admin',
    permission: 'customers.write',
  },
})

export type CsvImports = WireResponse<(typeof csvSchemas)['list']>['imports']
export type CsvImport = WireResponse<(typeof csvSchemas)['read']>
export type CsvUpload = WireInput<(typeof csvSchemas)['upload']>
export type CustomersUpload = WireInput<(typeof csvSchemas)['uploadCustomers']>
