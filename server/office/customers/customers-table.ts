import { and, desc, eq, lt, sql, type SQL } from 'drizzle-orm'

import type { CsvCell } from '@/domain/office/kit/csv'
import { CSV_COLUMNS } from '@/domain/office/csv/csv-tables'
import { tableWriter } from '@/server/kernel/db/csv-format'
import type { Db } from '@/server/kernel/db/client'
import { addresses } from '@/server/kernel/db/schema/accounts/addresses'
import { countries } from '@/server/kernel/db/schema/catalog/trade'
import { users } from '@/server/kernel/db/schema/accounts/users'

import { filterCustomers, type CustomerFilter } from './queries'

const PAGE = 1_000

export async function* customersTable(db: Db, filter: CustomerFilter): AsyncGenerator<string> {
  const write = await tableWriter(db)
  yield write([CSV_COLUMNS.customers])
  const condition = await filterCustomers(db, filter)
  let before: number | null = null
  for (;;) {
    const page: Row[] = await pageOf(db, condition, before)
    if (page.length > 0) yield write(page.map(cellsOf))
    const last = page.at(-1)
    if (!last || page.length < PAGE) return
    before = last.user.id
  }
}

type Row = Awaited<ReturnType<typeof pageOf>>[number]

function pageOf(db: Db, condition: SQL | undefined, before: number | null) {
  const own = sql`from orders o where o.user_id = ${users}.id`
  return db
    .select({
      user: users,
      address: addresses,
      country: countries.code,
      note: sql<string | null>`(select n.text from customer_notes n
        where n.user_id = ${users}.id and n.removed_at is null order by n.id desc limit 1)`,
      is_subscribed: sql<boolean>`exists (select 1 from newsletter_subscriptions s
        where s.email_key = ${users}.email_key and s.status = 'confirmed')`,
      orders: sql<number>`(select count(*)::int ${own})`,
      last_order_at: sql<string | null>`(select max(o.created_at) ${own})`,
      paid: sql<number>`(select coalesce(sum(o.paid_cents), 0)::float8 ${own})`,
      refunded: sql<number>`(select coalesce(sum(r.amount_cents), 0)::float8 from refunds r
        join orders o on o.id = r.order_id where o.user_id = ${users}.id and r.status = 'succeeded')`,
      credit: sql<number>`coalesce((select a.balance_cents from ledger_accounts a where a.user_id = ${users}.id), 0)::float8`,
    })
    .from(users)
    .leftJoin(addresses, and(eq(addresses.user_id, users.id), eq(addresses.is_shipping, true)))
    .leftJoin(countries, eq(countries.id, addresses.country_id))
    .where(and(condition, before === null ? undefined : lt(users.id, before)))
    .orderBy(desc(users.id))
    .limit(PAGE)
}

const NO_ADDRESS = { name: '', line1: '', line2: '', city: '', region: '', postcode: '', phone: '' }

const YES = { true: 'yes', false: 'no' } as const
const flag = (is: boolean) => YES[`${is}`]

function cellsOf({ user, address, country, ...row }: Row): CsvCell[] {
  const { name, line1, line2, city, region, postcode, phone } = address ?? NO_ADDRESS
  return [
    ...[user.public_id, user.email, user.name, user.last_name],
    ...[name, line1, line2, city, region, postcode, country ?? '', phone],
    ...[row.note ?? '', flag(row.is_subscribed), user.created_at.toISOString()],
    ...[flag(user.email_verified_at !== null), flag(user.disabled_at !== null)],
    ...[user.staff_role ?? '', row.orders, row.paid / 100, row.refunded / 100],
    ...[row.last_order_at ? new Date(row.last_order_at).toISOString() : '', row.credit / 100],
  ]
}
