import type { Db } from '../client'
import {
  dealerClosedDays,
  dealerHours,
  dealers,
  dealerServices,
  places,
  testRideBikes,
} from '../schema/dealers'
import { dealerRows, placeRows } from './dealer-rows'

/** So many rows fit the parameters of one statement. */
const AT_ONCE = 2_000

/** Dealers with all that belongs to them, and the towns they are searched from. */
export async function sowDealers(db: Db): Promise<void> {
  const rows = dealerRows()
  await db.insert(dealers).values(rows.dealers).onConflictDoNothing()
  await db.insert(dealerServices).values(rows.services).onConflictDoNothing()
  await db.insert(dealerHours).values(rows.hours).onConflictDoNothing()
  await db.insert(dealerClosedDays).values(rows.closedDays).onConflictDoNothing()
  await db.insert(testRideBikes).values(rows.bikes).onConflictDoNothing()
  const towns = placeRows()
  for (let from = 0; from < towns.length; from += AT_ONCE) {
    const some = towns.slice(from, from + AT_ONCE)
    await db.insert(places).values(some).onConflictDoNothing()
  }
}
