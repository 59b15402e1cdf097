import { sql } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { slotsOf } from './queries'
import type { SearchClause } from './search-clauses'

/** What each of the clauses finds, as bits of blocks: the table `every`. */
function foundBy(clauses: readonly SearchClause[]) {
  const { asked, wanted } = slotsOf(clauses)
  return sql`asked as (
      select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as one(slot int, term text)
    ), wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as one(clause int, slot int)
    ), sized as (
      select clause, count(*) as slots from wanted group by clause
    ), met as (
      select slot, block, bit_or(p.bits) as bits from asked join spare_postings p using (term) group by slot, block
    ), every as (
      select clause, block, bit_and(bits) as bits from wanted join met using (slot) join sized using (clause)
      group by clause, block, slots having count(*) = slots
    )`
}

/** How many parts each of the clauses finds by itself. */
export async function countFound(db: Db, clauses: readonly SearchClause[]): Promise<number[]> {
  if (clauses.length === 0) return []
  const { rows } = await db.execute<{ clause: number; count: number }>(sql`
    with ${foundBy(clauses)}
    select clause, sum(bit_count(bits))::int as count from every group by clause`)
  const counts = new Map(rows.map(({ clause, count }) => [clause, count]))
  return clauses.map((_, at) => counts.get(at) ?? 0)
}

export type GroupRow = { code: string; title: string; count: number }

/** All groups in their order with how many of the parts that any of the clauses finds belong to each. */
export async function countGroups(db: Db, clauses: readonly SearchClause[]): Promise<GroupRow[]> {
  const { rows } = await db.execute<GroupRow>(sql`
    with ${foundBy(clauses)}, found as (
      select block, bit_or(bits) as bits from every group by block
    )
    select code, title, coalesce(sum(bit_count(found.bits & p.bits)), 0)::int as count
    from spare_groups
    left join spare_postings p on p.term = '#' || code
    left join found using (block)
    where not is_hidden
    group by code, title, position order by position, code`)
  return rows.map(({ code, title, count }) => ({ code, title, count }))
}
