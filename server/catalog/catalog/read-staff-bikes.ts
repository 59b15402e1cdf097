import type { StaffBike } from '@/domain/bikes'
import type { Db } from '@/server/kernel/db/client'

import { assembleStaffBikes } from './assemble-bikes'
import { listBikeTables } from './queries'

/** The bikes as the tables have them at this moment, with what is not offered: for those who edit them. */
export async function readStaffBikes(db: Db): Promise<StaffBike[]> {
  return assembleStaffBikes(await listBikeTables(db))
}
