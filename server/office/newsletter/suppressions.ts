import { and, count, eq, sql } from 'drizzle-orm'

import type { SuppressionCause } from '@/domain/kit/suppression'
import type { Db } from '@/server/kernel/db/client'
import { mailSuppressions as suppressions } from '@/server/kernel/db/schema/community/issues'
import { DomainError } from '@/server/kernel/errors/domain-error'

import { countRows, pageAt, type PageCursors } from '@/server/kernel/db/keyset'
import { holdsEmailWord } from '@/server/kernel/mail/spellings'

interface SuppressionQuery extends PageCursors {
  q?: string | undefined
  cause?: SuppressionCause | undefined
}

export async function readSuppressions(db: Db, { q = '', cause, ...marks }: SuppressionQuery) {
  const { id, email_key } = suppressions
  const page = pageAt({ id, isNewestFirst: true }, marks)
  const isSought = q === '' ? undefined : holdsEmailWord(sql`${email_key}`, q)
  const filter = and(isSought, cause && eq(suppressions.cause, cause))
  const read = await db
    .select({ row: suppressions, number: sql<string>`${id}::text` })
    .from(suppressions)
    .where(and(filter, page.where))
    .orderBy(page.orderBy)
    .limit(page.limit)
  const range = await page.range(read, (ahead, limit) => {
    const matching = db.select({ id }).from(suppressions).where(and(filter, ahead))
    return countRows(db, matching.limit(limit).as('matching'))
  })
  const { rows, ...ends } = page.cut(read)
  return { suppressions: rows.map(toResponse), ...ends, range }
}

function toResponse({ row, number }: { row: typeof suppressions.$inferSelect; number: string }) {
  const { email, cause, detail, issue_id, created_at } = row
  return { id: number, email, cause, detail, issue_id, at: created_at.toISOString() }
}

export async function countCauses(db: Db) {
  const rows = await db
    .select({ cause: suppressions.cause, count: count() })
    .from(suppressions)
    .groupBy(suppressions.cause)
  const of = (cause: SuppressionCause) => rows.find((row) => row.cause === cause)?.count ?? 0
  return { bounces: of('bounce'), complaints: of('complaint') }
}

/** @throws DomainError suppression_not_found */
export async function liftOne(db: Db, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const gone = await tx.delete(suppressions).where(eq(suppressions.id, id)).returning()
    if (gone.length === 0) throw new DomainError('suppression_not_found', String(id))
  })
}
