import { and, eq, gte, isNull, lte, ne, or, sql } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { taxRegistrations } from '@/server/kernel/db/schema/catalog/taxes'

interface Span {
  id: string | null
  country_code: string
  region: string | null
  title: string
  starts_on: string
  ends_on: string | null
}

/** Returns the id of a registration for the same tax on some of the same days. Serializes changes. */
export async function findOverlap(tx: Db, span: Span): Promise<string | undefined> {
  await tx.execute(sql`lock table ${taxRegistrations} in share row exclusive mode`)
  const { id, country_code, region, title, starts_on, ends_on } = taxRegistrations
  const [row] = await tx
    .select({ id })
    .from(taxRegistrations)
    .where(
      and(
        span.id === null ? undefined : ne(id, span.id),
        eq(country_code, span.country_code),
        span.region === null ? isNull(region) : eq(region, span.region),
        eq(sql`lower(${title})`, span.title.toLowerCase()),
        or(isNull(ends_on), gte(ends_on, span.starts_on)),
        span.ends_on === null ? undefined : lte(starts_on, span.ends_on),
      ),
    )
    .limit(1)
  return row?.id
}
