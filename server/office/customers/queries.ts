import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'

import {
  parseSearch,
  type CustomerList,
  type CustomerOrder,
} from '@/domain/office/customers/customers'
import type { Db } from '@/server/kernel/db/client'
import { customerSearch } from '@/server/kernel/db/schema/accounts/customer-search'
import { orderSearch } from '@/server/kernel/db/schema/orders/order-search'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { countries } from '@/server/kernel/db/schema/catalog/trade'
import { users } from '@/server/kernel/db/schema/accounts/users'

import { readChanges, type ChangesQuery } from '@/server/kernel/db/changes'
import { countRows, pageAt, type PageCursors } from '@/server/kernel/db/keyset'
import { matchPeople } from '@/server/kernel/search/people-search'
import { columnMatchesWords } from '@/server/kernel/db/words'

export interface CustomerFilter {
  list?: CustomerList | undefined
  meets?: SQL | undefined
  q?: string | undefined
}

export interface CustomersQuery extends PageCursors, ChangesQuery, CustomerFilter {
  order?: CustomerOrder | undefined
}

const hasOrders = sql`exists (select 1 from ${orders} o where o.user_id = ${users}.id)`
const CUSTOMER_LIST: Record<CustomerList, SQL> = {
  buyers: hasOrders,
  without_orders: sql`not ${hasOrders}`,
  unconfirmed: sql`${users.email_verified_at} is null`,
  disabled: sql`${users.disabled_at} is not null`,
  staff: sql`${users.staff_role} is not null`,
}

const COLUMNS = {
  id: users.id,
  number: users.public_id,
  name: sql<string>`trim(${users.name} || ' ' || ${users.last_name})`,
  email: users.email,
  created_at: users.created_at,
  email_verified_at: users.email_verified_at,
  disabled_at: users.disabled_at,
  role: users.staff_role,
  orders: sql<number>`(select count(*)::int from orders o where o.user_id = ${users}.id)`,
  last_order_at: sql<
    string | null
  >`(select max(o.created_at) from orders o where o.user_id = ${users}.id)`,
}

export const filterCustomers = async (db: Db, { list, meets, q }: CustomerFilter) =>
  and(list && CUSTOMER_LIST[list], meets, await searchCondition(db, q ?? ''))

export async function listCustomers(db: Db, query: CustomersQuery) {
  const { list, meets, q, order, updated_since, ...marks } = query
  const { id, public_id: number } = users
  const page = pageAt({ id, isNewestFirst: order !== 'oldest' }, marks)
  const filter = await filterCustomers(db, { list, meets, q })
  const changes = await readChanges(db, 'customers', { updated_since, ...marks })
  if (changes) {
    const changed = db.select(COLUMNS).from(users)
    const read = await changed.where(and(filter, inArray(number, changes.keys)))
    return changes.page(read, (row) => row.number)
  }
  const rows = await db
    .select(COLUMNS)
    .from(users)
    .where(and(filter, page.where))
    .orderBy(page.orderBy)
    .limit(page.limit)
  const range = await page.range(rows, (ahead, limit) => {
    const matching = db.select({ id }).from(users).where(and(filter, ahead))
    return countRows(db, matching.limit(limit).as('matching'))
  })
  return { ...page.cut(rows, (row) => String(row.id)), range }
}

/** Combines one indexed query per table, because a condition with `or` would use no index. */
async function searchCondition(db: Db, q: string): Promise<SQL | undefined> {
  const { kind, text } = parseSearch(q)
  const buyers = db.select({ id: orders.user_id }).from(orders)
  if (kind === 'order') return inArray(users.id, buyers.where(eq(orders.number, text)))
  const match = await matchPeople(db, customerSearch, text)
  if (!match) return undefined
  const own = db.select({ id: customerSearch.user_id }).from(customerSearch).where(match)
  if (kind === 'words') return inArray(users.id, own)
  const byOrders = buyers
    .innerJoin(orderSearch, eq(orderSearch.order_id, orders.id))
    .where(columnMatchesWords(orderSearch.words, text))
  return inArray(users.id, union(byOrders, own))
}

/** Finds a few customers for the search of the whole back office, newest first. */
export async function findCustomers(db: Db, q: string, limit: number) {
  const { public_id, name, last_name, email } = users
  return db
    .select({ public_id, name, last_name, email })
    .from(users)
    .where(await searchCondition(db, q))
    .orderBy(desc(users.id))
    .limit(limit)
}

export async function findCustomer(db: Db, id: string) {
  const [row] = await db.select().from(users).where(eq(users.public_id, id))
  return row
}

export async function namesOfCountries(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const { id, title } = countries
  const rows = await db
    .select({ id, title })
    .from(countries)
    .where(inArray(id, [...ids]))
  return new Map(rows.map((row) => [row.id, row.title]))
}
