import { and, asc, eq, inArray, like, or, sql } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { places } from '@/server/kernel/db/schema/community/dealers'

const townColumns = {
  id: places.id,
  name: places.name,
  region: places.region,
  country_code: places.country_code,
  lat: places.lat,
  lng: places.lng,
}

interface TownFilter {
  limit: number
  /** Code of the country; the whole name has to match there. */
  country?: string | undefined
  /** Code of the state or province. */
  region?: string | undefined
}

/** Searches towns by name or prefix (normalized by `searchText`); exact matches first, then by population. */
export async function searchTowns(db: Db, text: string, { limit, country, region }: TownFilter) {
  const isNamed =
    country === undefined
      ? or(like(places.search, `${text}%`), like(places.other_search, `${text}%`))
      : and(
          or(eq(places.search, text), eq(places.other_search, text)),
          eq(places.country_code, country),
        )
  const isThere = region ? inArray(places.region, [region, '']) : undefined
  return db
    .select(townColumns)
    .from(places)
    .where(and(isNamed, isThere))
    .orderBy(
      sql`${places.search} <> ${text} and ${places.other_search} <> ${text}`,
      sql`${places.population} desc`,
      asc(places.id),
    )
    .limit(limit)
}

export async function findTown(db: Db, id: number) {
  const [row] = await db.select(townColumns).from(places).where(eq(places.id, id))
  return row
}
