import {
  stockRoutes as routes,
  type AdjustmentInput,
  type ArrivalInput,
  type CountCheck,
  type CountInput,
  type SheetQuery,
  type StockItem,
  type StockList,
  type StockQuery,
  type StockRow,
  type StockSheet,
} from '@/contract/office/stock/stock'

import { call } from '@/services/http/call'
import type { Http } from '@/services/http/http'

export type {
  AdjustmentInput,
  ArrivalInput,
  CountCheck,
  SheetQuery,
  StockItem,
  StockList,
  StockQuery,
  StockRow,
  StockSheet,
}

const skuParam = (sku: string) => ({ params: { sku } })
const arrivalAt = (sku: string, arrival: number) => ({ params: { sku, arrival: String(arrival) } })

/** Stock. Fails with `stock_moved` for outdated quantities, `stock_reserved` for reserved ones. */
export function stockService(http: Http) {
  return {
    list: (query: StockQuery): Promise<StockList> => call(http, routes.list, { query }),
    sheet: (query: SheetQuery): Promise<StockSheet> => call(http, routes.sheet, { query }),
    read: (sku: string): Promise<StockItem> => call(http, routes.read, skuParam(sku)),
    checkCount: async (lines: CountInput['lines']): Promise<CountCheck['lines']> =>
      (await call(http, routes.checkCount, { body: { lines } })).lines,
    adjust: async (body: AdjustmentInput): Promise<StockRow[]> =>
      (await call(http, routes.adjust, { body })).items,
    setThreshold: (sku: string, threshold: number | null): Promise<StockItem> =>
      call(http, routes.setThreshold, { ...skuParam(sku), body: { threshold } }),
    expect: (sku: string, body: ArrivalInput): Promise<StockItem> =>
      call(http, routes.expect, { ...skuParam(sku), body }),
    receive: (sku: string, arrival: number, count: number): Promise<StockItem> =>
      call(http, routes.receive, { ...arrivalAt(sku, arrival), body: { count } }),
    forget: (sku: string, arrival: number): Promise<StockItem> =>
      call(http, routes.forget, arrivalAt(sku, arrival)),
  }
}
