import { bigserial, index, pgTable, text } from 'drizzle-orm/pg-core'

import { writtenAt } from '../columns'

/** Live events, stored for replay. They are hints: clients fetch data with their own permissions. */
export const liveEvents = pgTable(
  'live_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** Recipients, for example 'user:12' or 'thread:55'. */
    topic: text().notNull(),
    kind: text().notNull(),
    subject: text().notNull(),
    created_at: writtenAt(),
  },
  (table) => [
    index('live_events_topic').on(table.topic, table.id),
    index('live_events_created').on(table.created_at),
  ],
)
