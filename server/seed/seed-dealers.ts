import { sql } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import {
  dealerClosedDays,
  dealerHours,
  dealers,
  dealerServices,
  places,
  testRideBikes,
} from '@/server/kernel/db/schema/community/dealers'
import { dealerRows, townRows } from './dealer-rows'

export async function seedDealerRows(db: Db): Promise<void> {
  const rows = dealerRows()
  await db.insert(dealers).values(rows.dealers).onConflictDoNothing()
  await db.insert(dealerServices).values(rows.services).onConflictDoNothing()
  await db.insert(dealerHours).values(rows.hours).onConflictDoNothing()
  await db.insert(dealerClosedDays).values(rows.closedDays).onConflictDoNothing()
  await db.insert(testRideBikes).values(rows.bikes).onConflictDoNothing()
  // A single parameter instead of a hundred thousand takes a twentieth of the time.
  await db.execute(sql`
    insert into ${places}
    select * from json_populate_recordset(null::${places}, ${JSON.stringify(townRows())}::json)
    on conflict do nothing`)
}
