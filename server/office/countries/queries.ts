import { max, sql } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { countries } from '@/server/kernel/db/schema/catalog/trade'

/** Returns the id of a new country. Serializes additions. */
export async function nextCountryId(tx: Db): Promise<number> {
  await tx.execute(sql`lock table ${countries} in share row exclusive mode`)
  const [last] = await tx.select({ id: max(countries.id) }).from(countries)
  return (last?.id ?? 0) + 1
}
