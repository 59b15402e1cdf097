import { sql } from 'drizzle-orm'

import { shopZone } from '@/utils/shop-region'
import { zoneTime } from '@/domain/kit/zone-time'
import { readCatalog } from '@/server/catalog'
import type { Deps } from '@/server/kernel/deps'

interface Visit {
  bike: string
  steps: readonly string[]
}

/** Adds a visit to its day's counters, ignoring unknown bikes and steps that the bike doesn't have. */
export async function countVisit({ db, clock }: Pick<Deps, 'db' | 'clock'>, visit: Visit) {
  const { bikesBySlug } = await readCatalog(db)
  const bike = bikesBySlug.get(visit.bike)
  if (!bike) return
  const parts = new Set(bike.groups.map(({ category_part_id }) => `part-${category_part_id}`))
  const known = visit.steps.filter((step) => !step.startsWith('part-') || parts.has(step))
  // Sorted to lock the rows in a fixed order, so that concurrent visits don't deadlock.
  const steps = [...new Set(known)].sort()
  if (steps.length === 0) return
  const { day } = zoneTime(clock.now(), shopZone())
  await db.execute(sql`
    insert into visit_days as present (day, bike, step, count)
    select ${day}::date, ${bike.slug}, step, 1 from unnest(${sql.param(steps)}::text[]) step
    on conflict (day, bike, step) do update set count = present.count + 1`)
}
