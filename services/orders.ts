import type { QuotedCart, QuotedLine } from '@/contract/cart'
import { ordersRoutes, type WireOrder } from '@/contract/orders'
import { fromDollars, type Cents } from '@/domain/money'

import { call } from './http/call'
import type { Http } from './http/http'
import { lineFromWire, totalsFromWire } from './wire'

export interface BuildSheet {
  rows: { label: string; text: string }[]
  prices: { id: string; title: string; price: Cents }[]
}

/** An order with amounts in cents. */
export interface Order extends Omit<WireOrder, 'lines' | 'totals'> {
  lines: (QuotedLine & { build_sheet: BuildSheet | null })[]
  totals: QuotedCart['totals']
}

/** Orders by their unguessable link. */
export function ordersService(http: Http) {
  return {
    async read(number: string, key: string): Promise<Order> {
      const wire = await call(http, ordersRoutes.read, { params: { number, key } })
      const lines = wire.lines.map((line) => ({
        ...lineFromWire(line),
        build_sheet: line.build_sheet && {
          rows: line.build_sheet.rows,
          prices: line.build_sheet.prices.map((row) => ({ ...row, price: fromDollars(row.price) })),
        },
      }))
      return { ...wire, lines, totals: totalsFromWire(wire.totals) }
    },
  }
}
