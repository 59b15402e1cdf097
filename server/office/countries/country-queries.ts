import { asc, eq, gte, max, sql } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { countries } from '@/server/kernel/db/schema/catalog/trade'

export type CountryRow = typeof countries.$inferSelect
type Rules = Partial<Omit<CountryRow, 'id' | 'code' | 'title'>>

export function listCountries(db: Db): Promise<CountryRow[]> {
  return db.select().from(countries).orderBy(asc(countries.position), asc(countries.id))
}

export async function lockCountry(tx: Db, code: string): Promise<CountryRow | undefined> {
  const [row] = await tx.select().from(countries).where(eq(countries.code, code)).for('update')
  return row
}

export async function updateCountry(tx: Db, code: string, rules: Rules): Promise<void> {
  await tx.update(countries).set(rules).where(eq(countries.code, code))
}

/** Serializes additions of countries. */
export async function lockCountries(tx: Db): Promise<void> {
  await tx.execute(sql`lock table ${countries} in share row exclusive mode`)
}

/** Inserts a country at its alphabetical position and shifts the others. */
export async function insertCountry(
  tx: Db,
  row: Omit<typeof countries.$inferInsert, 'id' | 'position'>,
): Promise<void> {
  const [last] = await tx.select({ id: max(countries.id) }).from(countries)
  const known = await listCountries(tx)
  const next = known.find(({ title }) => title.localeCompare(row.title, 'en') > 0)
  const position = next?.position ?? (known.at(-1)?.position ?? 0) + 1
  await tx
    .update(countries)
    .set({ position: sql`${countries.position} + 1` })
    .where(gte(countries.position, position))
  await tx.insert(countries).values({ ...row, id: (last?.id ?? 0) + 1, position })
}
