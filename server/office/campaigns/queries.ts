import { asc, eq, sql, desc } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { campaigns } from '@/server/kernel/db/schema/catalog/campaigns'

export type CampaignRow = typeof campaigns.$inferSelect

export function listCampaigns(db: Db): Promise<CampaignRow[]> {
  return db
    .select()
    .from(campaigns)
    .orderBy(sql`${desc(campaigns.starts_at)} nulls last`, asc(campaigns.id))
}

export async function lockCampaign(tx: Db, id: string): Promise<CampaignRow | undefined> {
  const [row] = await tx.select().from(campaigns).where(eq(campaigns.id, id)).for('update')
  return row
}

export async function insertCampaign(tx: Db, row: typeof campaigns.$inferInsert): Promise<void> {
  await tx.insert(campaigns).values(row)
}

export async function updateCampaign(
  tx: Db,
  id: string,
  change: Partial<Omit<CampaignRow, 'id' | 'kind'>>,
): Promise<void> {
  await tx.update(campaigns).set(change).where(eq(campaigns.id, id))
}
