import { and, count, inArray, notInArray, sql, type SQL } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'

import type { Conditions } from '@/domain/office/segments/segment'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { addresses } from '@/server/kernel/db/schema/accounts/addresses'
import { orderBikes } from '@/server/kernel/db/schema/orders/garage'
import { ledgerAccounts } from '@/server/kernel/db/schema/payments/ledger'
import { newsletterSubscriptions } from '@/server/kernel/db/schema/community/newsletter'
import { orders } from '@/server/kernel/db/schema/orders/orders'
import { tickets } from '@/server/kernel/db/schema/community/support'
import { users } from '@/server/kernel/db/schema/accounts/users'

type SegmentDeps = Pick<Deps, 'db' | 'clock'>

/** Builds the filter for accounts that meet all conditions. Absent conditions add no SQL. */
export function matchConditions(using: SegmentDeps, conditions: Conditions): SQL | undefined {
  return and(
    ...orderCounts(using, conditions),
    ...sums(conditions),
    ...belongings(using, conditions),
  )
}

export async function countMembers(using: SegmentDeps, conditions: Conditions): Promise<number> {
  const [row] = await using.db
    .select({ count: count() })
    .from(users)
    .where(matchConditions(using, conditions))
  return row?.count ?? 0
}

// Exclude null ids, because `not in` matches nothing if the list contains one.
const isOwned = sql`${orders.user_id} is not null and ${orders.paid_at} is not null`

const DAY_MS = 86_400_000
const ago = ({ clock }: SegmentDeps, days: number) =>
  new Date(clock.now().getTime() - days * DAY_MS)

/** Combines all conditions on an account's orders, so that orders are scanned only once. */
function orderCounts(using: SegmentDeps, conditions: Conditions) {
  const { orders_min, orders_max, ordered_days, quiet_days } = conditions
  const last = sql`max(${orders.created_at})`
  const having = and(
    orders_min ? sql`count(*) >= ${orders_min}` : undefined,
    ordered_days === null ? undefined : sql`${last} >= ${ago(using, ordered_days)}`,
    quiet_days === null ? undefined : sql`${last} < ${ago(using, quiet_days)}`,
  )
  return [
    having && inArray(users.id, buyers(using.db, having)),
    orders_max === null
      ? undefined
      : notInArray(users.id, buyers(using.db, sql`count(*) > ${orders_max}`)),
  ]
}

const buyers = (db: Db, having: SQL) =>
  db
    .select({ id: orders.user_id })
    .from(orders)
    .where(isOwned)
    .groupBy(orders.user_id)
    .having(having)

/** Filters by payments of any kind, less refunds. Accounts without payments have no sum. */
function sums({ paid_min, paid_max }: Conditions) {
  return [
    paid_min ? sql`${users.id} in ${payers(sql`sum(cents) >= ${paid_min}`)}` : undefined,
    paid_max === null
      ? undefined
      : sql`${users.id} not in ${payers(sql`sum(cents) > ${paid_max}`)}`,
  ]
}

const payers = (having: SQL) => sql`(
  select user_id from (
    select user_id, paid_cents + credit_cents as cents from ${orders} where ${isOwned}
    union all
    select o.user_id, -r.amount_cents from refunds r join ${orders} o on o.id = r.order_id
    where r.status = 'succeeded' and o.user_id is not null
  ) moved group by user_id having ${having})`

function belongings(using: SegmentDeps, conditions: Conditions) {
  const { db } = using
  const { joined_days, bike, country_id, newsletter, open_ticket, credit } = conditions
  return [
    joined_days === null ? undefined : sql`${users.created_at} >= ${ago(using, joined_days)}`,
    bike === null ? undefined : inArray(users.id, ridersOf(db, bike)),
    country_id === null ? undefined : inArray(users.id, peopleOf(db, country_id)),
    newsletter === null
      ? undefined
      : isOr(newsletter, sql`${users.email_key} in ${subscribed(db)}`),
    open_ticket === null ? undefined : isOr(open_ticket, sql`${users.id} in ${askers(db)}`),
    credit === null ? undefined : isOr(credit, sql`${users.id} in ${savers(db)}`),
  ]
}

const isOr = (is: boolean, condition: SQL) => (is ? condition : sql`not (${condition})`)

const ridersOf = (db: Db, slug: string) =>
  db
    .select({ id: orderBikes.user_id })
    .from(orderBikes)
    .where(sql`${orderBikes.bike_slug} = ${slug} and ${orderBikes.cancelled_at} is null`)

const peopleOf = (db: Db, country: number) =>
  union(
    db
      .select({ id: orders.user_id })
      .from(orders)
      .where(sql`${isOwned} and ${orders.country_id} = ${country}`),
    db
      .select({ id: addresses.user_id })
      .from(addresses)
      .where(sql`${addresses.country_id} = ${country}`),
  )

const subscribed = (db: Db) =>
  db
    .select({ email: newsletterSubscriptions.email_key })
    .from(newsletterSubscriptions)
    .where(sql`${newsletterSubscriptions.status} = 'confirmed'`)

const askers = (db: Db) =>
  db
    .select({ id: tickets.user_id })
    .from(tickets)
    .where(
      sql`${tickets.user_id} is not null and ${tickets.status} <> 'closed' and not ${tickets.is_spam}`,
    )

const savers = (db: Db) =>
  db
    .select({ id: ledgerAccounts.user_id })
    .from(ledgerAccounts)
    .where(sql`${ledgerAccounts.user_id} is not null and ${ledgerAccounts.balance_cents} > 0`)
