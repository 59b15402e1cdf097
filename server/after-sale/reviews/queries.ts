import { and, desc, eq, gte, lte, sql, type SQL } from 'drizzle-orm'

import { HEIGHT_BANDS, type HeightBand, type ReviewCount } from '@/domain/shop/reviews/reviews'
import type { Db } from '@/server/kernel/db/client'
import { reviews } from '@/server/kernel/db/schema/catalog/reviews'
import { users } from '@/server/kernel/db/schema/accounts/users'

export type ReviewRow = typeof reviews.$inferSelect

export const PAGE_SIZE = 6

export type SignedReview = ReviewRow & { name: string; last_name: string; email: string }

export interface ReviewFilter {
  bike?: string | undefined
  size?: string | undefined
  height?: HeightBand | undefined
}

const signed = {
  id: reviews.id,
  order_bike_id: reviews.order_bike_id,
  user_id: reviews.user_id,
  bike_slug: reviews.bike_slug,
  size: reviews.size,
  rider_height: reviews.rider_height,
  rating: reviews.rating,
  title: reviews.title,
  text: reviews.text,
  status: reviews.status,
  hidden_reason: reviews.hidden_reason,
  answer: reviews.answer,
  consent: reviews.consent,
  created_at: reviews.created_at,
  updated_at: reviews.updated_at,
  name: users.name,
  last_name: users.last_name,
  email: users.email,
}

const isPublished = eq(reviews.status, 'published')
const ofBike = (slug: string | undefined) =>
  slug === undefined ? undefined : eq(reviews.bike_slug, slug)

/** Private values never match, because a filter that matched them would reveal them. */
function matching({ bike, size, height }: ReviewFilter): SQL | undefined {
  const band = HEIGHT_BANDS.find(({ id }) => id === height)
  return and(
    isPublished,
    ofBike(bike),
    size === undefined ? undefined : and(reviews.consent, eq(reviews.size, size)),
    band && and(reviews.consent, within(band)),
  )
}

function within({ min, max }: { min: number; max: number }): SQL | undefined {
  return and(gte(reviews.rider_height, min), lte(reviews.rider_height, max))
}

export async function listReviews(
  db: Db,
  filter: ReviewFilter,
  page: number,
): Promise<SignedReview[]> {
  return db
    .select(signed)
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.user_id))
    .where(matching(filter))
    .orderBy(desc(reviews.created_at), desc(reviews.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
}

export async function countReviews(db: Db, filter: ReviewFilter): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(reviews)
    .where(matching(filter))
  return row?.count ?? 0
}

const bands = sql.join(
  HEIGHT_BANDS.map(
    ({ id, min, max }) =>
      sql`when ${reviews.rider_height} between ${sql.raw(`${min} and ${max}`)} then ${sql.raw(`'${id}'`)}`,
  ),
  sql` `,
)

export async function listCounts(db: Db, bike: string | undefined): Promise<ReviewCount[]> {
  const size = sql<string | null>`case when ${reviews.consent} then ${reviews.size} end`
  const band = sql<HeightBand | null>`case when not ${reviews.consent} then null ${bands} end`
  return db
    .select({ rating: reviews.rating, size, band, count: sql<number>`count(*)::int` })
    .from(reviews)
    .where(and(isPublished, ofBike(bike)))
    .groupBy(sql`1, 2, 3`)
}

export async function listRatings(db: Db) {
  return db
    .select({
      bike_slug: reviews.bike_slug,
      mean: sql<number>`round(avg(${reviews.rating}), 1)::float8`,
      count: sql<number>`count(*)::int`,
    })
    .from(reviews)
    .where(isPublished)
    .groupBy(reviews.bike_slug)
}

export async function listLatestOfEach(db: Db): Promise<SignedReview[]> {
  return db
    .selectDistinctOn([reviews.bike_slug], signed)
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.user_id))
    .where(isPublished)
    .orderBy(reviews.bike_slug, desc(reviews.created_at), desc(reviews.id))
}

export async function findReviewOfBike(db: Db, bikeId: number): Promise<ReviewRow | undefined> {
  const [row] = await db.select().from(reviews).where(eq(reviews.order_bike_id, bikeId))
  return row
}

/** Inserts a review, or returns undefined if the bike already has one. */
export async function insertReview(
  db: Db,
  review: typeof reviews.$inferInsert,
): Promise<ReviewRow | undefined> {
  const [row] = await db.insert(reviews).values(review).onConflictDoNothing().returning()
  return row
}

interface Key {
  userId: number
  id: number
}

export async function updateReview(
  db: Db,
  { userId, id }: Key,
  change: Partial<typeof reviews.$inferInsert>,
): Promise<ReviewRow | undefined> {
  const [row] = await db
    .update(reviews)
    .set(change)
    .where(and(eq(reviews.id, id), eq(reviews.user_id, userId)))
    .returning()
  return row
}

export async function deleteReview(db: Db, { userId, id }: Key): Promise<boolean> {
  const rows = await db
    .delete(reviews)
    .where(and(eq(reviews.id, id), eq(reviews.user_id, userId)))
    .returning({ id: reviews.id })
  return rows.length > 0
}
