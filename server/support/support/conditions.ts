import { sql } from 'drizzle-orm'

import { tickets } from '@/server/kernel/db/schema/support'

/** What looks like a robot's is in no list. */
export const IS_LISTED = sql`not ${tickets.is_spam}`

/** Somebody waits for an answer of ours. */
export const WAITS_FOR_US = sql`${IS_LISTED} and ${tickets.status} in ('new', 'open', 'waiting_for_us')`
