import { bigserial, index, pgTable, text } from 'drizzle-orm/pg-core'

import { writtenAt } from './columns'

/**
 * What open pages are told, for as long as a page that lost its connection may ask for what it missed. Hints only:
 * whoever hears one asks for the thing itself, and is answered what that reader may see.
 */
export const liveEvents = pgTable(
  'live_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** Whom it is for, for example 'user:12' or 'thread:55'. */
    topic: text().notNull(),
    /** What happened, and to what. */
    kind: text().notNull(),
    subject: text().notNull(),
    created_at: writtenAt(),
  },
  (table) => [
    index('live_events_topic').on(table.topic, table.id),
    index('live_events_created').on(table.created_at),
  ],
)
