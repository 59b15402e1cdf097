import { asc, gte, max, sql } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { countries } from '@/server/kernel/db/schema/catalog/trade'

/** Returns the id and the alphabetical position of a new country, and shifts the others. Serializes additions. */
export async function nextCountry(tx: Db, title: string) {
  await tx.execute(sql`lock table ${countries} in share row exclusive mode`)
  const [last] = await tx.select({ id: max(countries.id) }).from(countries)
  const known = await tx
    .select()
    .from(countries)
    .orderBy(asc(countries.position), asc(countries.id))
  const next = known.find((one) => one.title.localeCompare(title, 'en') > 0)
  const position = next?.position ?? (known.at(-1)?.position ?? 0) + 1
  await tx
    .update(countries)
    .set({ position: sql`${countries.position} + 1` })
    .where(gte(countries.position, position))
  return { id: (last?.id ?? 0) + 1, position }
}
