import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { DELAY_STATES } from '@/domain/office/delays/delays'
import { bigId, isOneOf, moment, notNegative, writtenAt } from '../columns'
import { orders } from './orders'
import { users } from '../accounts/users'

/** A late delivery to the factory, which moves promised dates. */
export const delays = pgTable(
  'delays',
  {
    id: bigId(),
    /** 'part:' with a bike part's title, 'sku:' with a stock item, 'week:' or 'break:' with a day. */
    item: text().notNull(),
    title: text().notNull(),
    arrives_on: date({ mode: 'string' }).notNull(),
    work_days: integer().notNull(),
    /** Reason for the delay, shown to buyers. */
    cause: text().notNull(),
    state: text({ enum: DELAY_STATES }).notNull().default('active'),
    made_at: writtenAt(),
    made_by: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    ended_at: moment(),
    request_key: text().notNull(),
  },
  (table) => [
    unique('delays_request').on(table.request_key),
    // A later report for the same item replaces the previous one.
    uniqueIndex('delays_one_active')
      .on(table.item)
      .where(sql`${table.state} = 'active'`),
    index('delays_made_by').on(table.made_by),
    check('delays_state', isOneOf(table.state, DELAY_STATES)),
    check('delays_work_days', notNegative(table.work_days)),
  ],
)

export const delayedOrders = pgTable(
  'delayed_orders',
  {
    delay_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => delays.id, { onDelete: 'cascade' }),
    order_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    /** The promised date and its reason without the delay. */
    base_date: date({ mode: 'string' }).notNull(),
    base_cause: text(),
    old_date: date({ mode: 'string' }).notNull(),
    new_date: date({ mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.delay_id, table.order_id] }),
    index('delayed_orders_order').on(table.order_id, table.delay_id),
  ],
)
