import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { bigId, isOneOf, writtenAt } from './columns'
import { users } from './users'

export const TICKET_STATUSES = [
  'new',
  'open',
  'waiting_for_customer',
  'waiting_for_us',
  'closed',
] as const

export const tickets = pgTable(
  'tickets',
  {
    id: bigId(),
    number: text().notNull().unique(),
    user_id: bigint({ mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    subject: text().notNull(),
    status: text({ enum: TICKET_STATUSES }).notNull().default('new'),
    created_at: writtenAt(),
    updated_at: writtenAt(),
  },
  (table) => [
    index('tickets_user').on(table.user_id, table.updated_at),
    check('tickets_status', isOneOf(table.status, TICKET_STATUSES)),
  ],
)
