import type { KeptBike } from '@/domain/bikes'
import type { Db } from '@/server/kernel/db/client'

import { assembleKept } from './assemble-bikes'
import { listBikeTables } from './queries'

/** The bikes as the tables have them at this moment, with what is not offered: for those who edit them. */
export async function readKeptBikes(db: Db): Promise<KeptBike[]> {
  return assembleKept(await listBikeTables(db))
}
