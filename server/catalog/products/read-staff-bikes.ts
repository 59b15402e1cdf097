import type { StaffBike } from '@/domain/office/bikes/bikes'
import type { Db } from '@/server/kernel/db/client'

import { assembleStaffBikes } from './assemble-bikes'
import { listBikeTables } from './queries'

/** Reads all bikes for editing, uncached and including those not offered. */
export async function readStaffBikes(db: Db): Promise<StaffBike[]> {
  return assembleStaffBikes(await listBikeTables(db))
}
