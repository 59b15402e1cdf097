import { and, desc, lt, sql } from 'drizzle-orm'

import { csvOf, type CsvCell } from '@/domain/csv'
import type { Db } from '@/server/kernel/db/client'
import { users } from '@/server/kernel/db/schema/users'

import { customersMeant, type MeantCustomers } from './queries'

const PAGE = 1_000

const HEAD = [
  ...['id', 'name', 'last_name', 'email', 'since', 'email_confirmed', 'disabled', 'role'],
  ...['orders', 'paid', 'refunded', 'last_order_at', 'store_credit'],
]

/** The accounts of a list, a segment or a search as lines of CSV, newest first, a page at a time. */
export async function* customersTable(db: Db, filter: MeantCustomers): AsyncGenerator<string> {
  yield csvOf([HEAD])
  let before: number | null = null
  for (;;) {
    const page: Row[] = await pageOf(db, filter, before)
    if (page.length > 0) yield csvOf(page.map(cellsOf))
    const last = page.at(-1)
    if (!last || page.length < PAGE) return
    before = last.user.id
  }
}

type Row = Awaited<ReturnType<typeof pageOf>>[number]

function pageOf(db: Db, filter: MeantCustomers, before: number | null) {
  const own = sql`from orders o where o.user_id = ${users}.id`
  return db
    .select({
      user: users,
      orders: sql<number>`(select count(*)::int ${own})`,
      last_order_at: sql<string | null>`(select max(o.created_at) ${own})`,
      paid: sql<number>`(select coalesce(sum(o.paid_cents), 0)::float8 ${own})`,
      refunded: sql<number>`(select coalesce(sum(r.amount_cents), 0)::float8 from refunds r
        join orders o on o.id = r.order_id where o.user_id = ${users}.id and r.status = 'succeeded')`,
      credit: sql<number>`coalesce((select a.balance_cents from ledger_accounts a where a.user_id = ${users}.id), 0)::float8`,
    })
    .from(users)
    .where(and(customersMeant(db, filter), before === null ? undefined : lt(users.id, before)))
    .orderBy(desc(users.id))
    .limit(PAGE)
}

const YES = { true: 'yes', false: 'no' } as const
const flag = (is: boolean) => YES[`${is}`]

function cellsOf({ user, orders, paid, refunded, credit, last_order_at }: Row): CsvCell[] {
  return [
    ...[user.public_id, user.name, user.last_name, user.email, user.created_at.toISOString()],
    ...[flag(user.email_verified_at !== null), flag(user.disabled_at !== null)],
    ...[user.staff_role ?? '', orders, paid / 100, refunded / 100],
    ...[last_order_at ? new Date(last_order_at).toISOString() : '', credit / 100],
  ]
}
