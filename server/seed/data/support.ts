import { POSTED_HOURS } from '@/domain/support-hours'
import type { supportHours } from '@/server/kernel/db/schema/support'

/** spec §2 Footer. */
export const seedSupportHours: (typeof supportHours.$inferInsert)[] = [...POSTED_HOURS]
