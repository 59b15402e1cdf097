import { sql } from 'drizzle-orm'

import { tickets } from '@/server/kernel/db/schema/community/support'

/** Condition that excludes suspected spam from all lists. */
export const IS_LISTED = sql`not ${tickets.is_spam}`

export const WAITS_FOR_US = sql`${IS_LISTED} and ${tickets.status} in ('new', 'open', 'waiting_for_us')`
