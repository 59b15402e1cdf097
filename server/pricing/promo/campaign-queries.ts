import { and, asc, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { campaigns } from '@/server/kernel/db/schema/catalog/campaigns'

export function listRunningCampaigns(db: Db, now: Date) {
  return db
    .select()
    .from(campaigns)
    .where(
      and(
        eq(campaigns.is_active, true),
        or(isNull(campaigns.starts_at), lte(campaigns.starts_at, now)),
        or(isNull(campaigns.ends_at), gt(campaigns.ends_at, now)),
      ),
    )
    .orderBy(sql`${desc(campaigns.starts_at)} nulls last`, asc(campaigns.id))
}

export type CampaignRow = typeof campaigns.$inferSelect
