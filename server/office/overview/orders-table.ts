import { and, desc, eq, lt, sql } from 'drizzle-orm'

import type { OrdersFilter } from '@/contract/office/overview/overview'
import type { CsvCell } from '@/domain/office/kit/csv'
import { toDollars } from '@/domain/kit/money'
import { tableWriter } from '@/server/kernel/db/csv-format'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { orderSearch } from '@/server/kernel/db/schema/orders/order-search'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { countries } from '@/server/kernel/db/schema/catalog/trade'

import { filterOrders } from './order-queries'

const PAGE = 1_000

const HEAD = [
  ...['number', 'placed_at', 'payment_state', 'fulfillment_state', 'name', 'email', 'country'],
  ...['items', 'subtotal', 'discount', 'shipping', 'assembly', 'tax', 'total', 'credit', 'paid'],
  ...['refunded', 'promo_code', 'delivery_date', 'delivered_at', 'tags', 'invoices'],
]

export async function* ordersTable(
  deps: Pick<Deps, 'db' | 'clock'>,
  filter: OrdersFilter,
): AsyncGenerator<string> {
  const { db } = deps
  const write = await tableWriter(db)
  yield write([HEAD])
  const condition = await filterOrders(deps, filter)
  let before: number | null = null
  for (;;) {
    const page: Row[] = await pageOf(db, condition, before)
    if (page.length > 0) yield write(page.map(cellsOf))
    const last = page.at(-1)
    if (!last || page.length < PAGE) return
    before = last.order.id
  }
}

type Row = Awaited<ReturnType<typeof pageOf>>[number]

type Condition = Awaited<ReturnType<typeof filterOrders>>

async function pageOf(db: Db, { join, where }: Condition, before: number | null) {
  const all = db
    .select({
      order: orders,
      country: countries.title,
      items: sql<string>`(select string_agg(l.count || ' × ' || l.title
        || coalesce(' (' || (l.bundle ->> 'title') || ')', ''), '; ' order by l.position)
        from order_lines l where l.order_id = ${orders}.id)`,
      tags: sql<string>`(select coalesce(string_agg(t.tag, '; ' order by t.tag), '')
        from order_tags t where t.order_id = ${orders}.id)`,
      invoices: sql<string>`(select coalesce(string_agg('INV-' || lpad(d.number::text,
          greatest(6, length(d.number::text)), '0'), '; ' order by d.number), '')
        from documents d where d.order_id = ${orders}.id and d.kind = 'invoice')`,
      refunded: sql<number>`(select coalesce(sum(r.amount_cents), 0)::float8 from refunds r
        where r.order_id = ${orders}.id and r.status = 'succeeded')`,
    })
    .from(orders)
    .innerJoin(countries, eq(countries.id, orders.country_id))
    .$dynamic()
  const found = join ? all.innerJoin(orderSearch, join) : all
  return found
    .where(and(where, before === null ? undefined : lt(orders.id, before)))
    .orderBy(desc(orders.id))
    .limit(PAGE)
}

const iso = (moment: Date | null) => moment?.toISOString() ?? ''

function cellsOf({ order, country, items, tags, invoices, refunded }: Row): CsvCell[] {
  const { shipping_address: to } = order
  return [
    ...[order.number, iso(order.created_at), order.payment_state, order.fulfillment_state],
    ...[to.name, order.email, country, items],
    ...[order.subtotal_cents, order.discount_cents, order.shipping_cents].map(toDollars),
    ...[order.assembly_cents, order.tax_cents, order.total_cents].map(toDollars),
    ...[order.credit_cents, order.paid_cents].map(toDollars),
    ...[refunded / 100, order.promo_code ?? '', order.delivery_date ?? ''],
    ...[iso(order.delivered_at), tags, invoices],
  ]
}
