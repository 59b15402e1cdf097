import { asc, eq, sql } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { prepared } from '@/server/kernel/db/prepared'
import {
  spareGroups,
  spareIndex,
  sparePostings,
  spareTerms,
} from '@/server/kernel/db/schema/spares'
import { catalogueRevision } from '@/server/kernel/db/schema/trade'
import { IN_STOCK, type IndexRows } from './memory-index'
import { listBikeTitles, listSpares } from './queries'

const stateQuery = prepared('spares_state', (db) =>
  db
    .select({
      key: sql<string>`current_database() || ':' || ${catalogueRevision.revision} || ':' || coalesce((
        select string_agg(block || '-' || xmin, ',' order by block) from spare_postings where term = '+stock'
      ), '')`,
    })
    .from(catalogueRevision),
)

/**
 * Names the state of all that is searched in. Words, groups and bikes move the catalog's revision; what is in stock
 * moves the transaction number of its postings, which are written only when a last piece goes or a first one comes.
 */
export async function readIndexState(db: Db): Promise<{ key: string }> {
  const [row] = await stateQuery(db).execute()
  if (!row) throw new Error('The catalog has no revision: run the migrations.')
  return row
}

/** All that is searched in; null for a shop with more than `most` parts. */
export async function listIndexRows(
  db: Db,
  most: number,
): Promise<Omit<IndexRows, 'synonyms'> | null> {
  const terms = await db
    .select({ id: spareIndex.id, terms: spareIndex.terms })
    .from(spareIndex)
    .limit(most + 1)
  if (terms.length > most) return null
  const ids = terms.map(({ id }) => id)
  const stocked = await listStocked(db)
  return {
    terms: terms.map((row) =>
      stocked.has(row.id) ? { ...row, terms: [...row.terms, IN_STOCK] } : row,
    ),
    spares: await listSpares(db, ids),
    near: await db.select().from(spareTerms),
    groups: await db
      .select({ code: spareGroups.code, title: spareGroups.title })
      .from(spareGroups)
      .where(eq(spareGroups.is_hidden, false))
      .orderBy(asc(spareGroups.position), asc(spareGroups.code)),
    bikes: await listBikeTitles(db),
  }
}

/** The parts that the postings have in stock. */
async function listStocked(db: Db): Promise<Set<number>> {
  const rows = await db
    .select({ id: spareIndex.id })
    .from(spareIndex)
    .innerJoin(
      sparePostings,
      sql`${sparePostings.term} = '+stock' and ${sparePostings.block} = ${spareIndex.id} >> 12`,
    )
    .where(eq(sql`get_bit(${sparePostings.bits}, ${spareIndex.id} & 4095)`, 1))
  return new Set(rows.map(({ id }) => id))
}
