import { eq } from 'drizzle-orm'

import {
  SUPPORT_SETTING,
  supportOf,
  type PostedSupport,
  type SupportSchedule,
} from '@/domain/community/support/support-hours'
import { shopZone } from '@/utils/shop-region'

import type { Db } from '../db/client'
import { settings } from '../db/schema/catalog/trade'

export async function readSupport(db: Db): Promise<PostedSupport> {
  const [row] = await db.select().from(settings).where(eq(settings.key, SUPPORT_SETTING))
  return supportOf(row?.value)
}

export const scheduleOf = ({ hours, closed_days }: PostedSupport): SupportSchedule => ({
  days: hours,
  zone: shopZone(),
  closed: closed_days.map(({ date }) => date),
})
