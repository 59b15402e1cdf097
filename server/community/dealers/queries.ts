import { asc, eq, like, or, sql } from 'drizzle-orm'

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

/** Searches towns by prefix (normalized by `searchText`); exact matches first, then by population. */
export async function searchTowns(db: Db, text: string, limit: number) {
  return db
    .select(townColumns)
    .from(places)
    .where(or(like(places.search, `${text}%`), like(places.other_search, `${text}%`)))
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
