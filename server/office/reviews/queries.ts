import { and, eq, lte, sql, type SQL } from 'drizzle-orm'

import { LOW_RATING, type ReviewList } from '@/domain/shop/reviews/reviews'
import type { Db } from '@/server/kernel/db/client'
import { reviews } from '@/server/kernel/db/schema/catalog/reviews'
import { users } from '@/server/kernel/db/schema/accounts/users'

import { countRows, pageAt, type PageCursors } from '@/server/kernel/db/keyset'

const COLUMNS = {
  number: sql<string>`${reviews.id}::text`,
  bike_slug: reviews.bike_slug,
  rating: reviews.rating,
  title: reviews.title,
  text: reviews.text,
  hidden_reason: reviews.hidden_reason,
  answer: reviews.answer,
  created_at: reviews.created_at,
  name: users.name,
  last_name: users.last_name,
  email: users.email,
  customer_id: users.public_id,
}

export type ReviewRow = NonNullable<Awaited<ReturnType<typeof readRow>>>

const LISTS: Record<ReviewList, SQL | undefined> = {
  low: lte(reviews.rating, LOW_RATING),
  unanswered: eq(reviews.answer, ''),
  hidden: eq(reviews.status, 'hidden'),
}

interface ReviewsQuery extends PageCursors {
  list?: ReviewList | undefined
}

export async function listAll(db: Db, { list, ...marks }: ReviewsQuery) {
  const page = pageAt({ id: reviews.id, isNewestFirst: true }, marks)
  const rows = await db
    .select(COLUMNS)
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.user_id))
    .where(and(list && LISTS[list], page.where))
    .orderBy(page.orderBy)
    .limit(page.limit)
  const range = await page.range(rows, (ahead, limit) => {
    const all = db.select({ id: reviews.id }).from(reviews)
    const matching = all.where(and(list && LISTS[list], ahead))
    return countRows(db, matching.limit(limit).as('matching'))
  })
  return { ...page.cut(rows), range }
}

export async function readRow(db: Db, id: number) {
  const [row] = await db
    .select(COLUMNS)
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.user_id))
    .where(eq(reviews.id, id))
  return row
}

export async function lockReview(tx: Db, id: number): Promise<boolean> {
  const rows = await tx
    .select({ id: reviews.id })
    .from(reviews)
    .where(eq(reviews.id, id))
    .for('update')
  return rows.length > 0
}

export async function setReview(
  tx: Db,
  id: number,
  { hidden_reason, answer }: { hidden_reason: string; answer: string },
): Promise<void> {
  const status = hidden_reason === '' ? 'published' : 'hidden'
  await tx.update(reviews).set({ hidden_reason, answer, status }).where(eq(reviews.id, id))
}
