import type { BikeState, StaffBike } from '@/domain/office/bikes/bikes'
import type { Db } from '@/server/kernel/db/client'

import { isOtherBikeSold, lockBikeEnds } from './queries'

const LAST_BIKE =
  'This is the last bike that the shop sells. Offer another one first: the home page and the bike list need one.'

/** Returns why a bike can’t be taken off the shop, or null. Of concurrent requests, the last one fails. */
export async function lastBikeFault(db: Db, bike: StaffBike, { is_ended }: BikeState) {
  if (!is_ended || bike.is_ended || bike.is_draft) return null
  await lockBikeEnds(db)
  return (await isOtherBikeSold(db, bike.id)) ? null : LAST_BIKE
}
