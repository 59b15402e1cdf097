import { defineRoutes, type WireInput, type WireResponse } from '@/contract/kit/route'
import type { stockSchemas } from './stock.schema'

const STOCK = '/api/backoffice/stock'

export const stockRoutes = defineRoutes<typeof stockSchemas>({
  notMoney: ['difference', 'threshold'],
})({
  list: { method: 'GET', path: STOCK, auth: 'admin', permission: 'stock.read' },
  sheet: {
    method: 'GET',
    path: '/api/backoffice/stock-sheet',
    auth: 'admin',
    permission: 'stock.read',
  },
  checkCount: {
    method: 'POST',
    path: '/api/backoffice/stock-counts',
    auth: 'admin',
    permission: 'stock.write',
  },
  adjust: {
    method: 'POST',
    path: '/api/backoffice/stock-moves',
    auth: 'admin',
    permission: 'stock.write',
  },
  read: { method: 'GET', path: `${STOCK}/:sku`, auth: 'admin', permission: 'stock.read' },
  setThreshold: {
    method: 'PUT',
    path: `${STOCK}/:sku/threshold`,
    auth: 'admin',
    permission: 'stock.write',
  },
  expect: {
    method: 'POST',
    path: `${STOCK}/:sku/arrivals`,
    auth: 'admin',
    permission: 'stock.write',
  },
  receive: {
    method: 'PUT',
    path: `${STOCK}/:sku/arrivals/:arrival`,
    auth: 'admin',
    permission: 'stock.write',
  },
  forget: {
    method: 'DELETE',
    path: `${STOCK}/:sku/arrivals/:arrival`,
    auth: 'admin',
    permission: 'stock.write',
  },
})

export type StockList = WireResponse<(typeof stockSchemas)['list']>
export type StockRow = StockList['items'][number]
export type StockQuery = WireInput<(typeof stockSchemas)['list']>['query']
export type StockSheet = WireResponse<(typeof stockSchemas)['sheet']>
export type SheetQuery = WireInput<(typeof stockSchemas)['sheet']>['query']
export type StockItem = WireResponse<(typeof stockSchemas)['read']>
export type CountCheck = WireResponse<(typeof stockSchemas)['checkCount']>
