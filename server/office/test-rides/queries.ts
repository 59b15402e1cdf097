import { and, asc, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm'

import { parseSearch } from '@/domain/office/customers/customers'
import type { RideList, RideOutcome } from '@/domain/community/dealers/ride-moves'
import type { Db } from '@/server/kernel/db/client'
import { bikes, bikeSizes } from '@/server/kernel/db/schema/catalog/bikes'
import { dealers, testRideBikes, testRides } from '@/server/kernel/db/schema/community/dealers'
import { users } from '@/server/kernel/db/schema/accounts/users'

import { countRows, momentCursor, pageAt, type PageCursors } from '@/server/kernel/db/keyset'
import { patternOf } from '@/server/kernel/db/words'
import { matchesEmailTerms } from '@/server/kernel/mail/spellings'

export interface RidesQuery extends PageCursors {
  list?: RideList | undefined
  dealer?: number | undefined
  q?: string | undefined
}

const COLUMNS = {
  number: sql<string>`${testRides.id}::text`,
  ride: testRides,
  bike: bikes.title,
  size: bikeSizes.title,
  bike_id: testRideBikes.id,
  dealer_id: dealers.id,
  dealer: dealers.title,
  time_zone: dealers.time_zone,
  customer_id: users.public_id,
}
export type OfficeRide = Awaited<ReturnType<typeof selectRides>>[number]

/** Lists a page of test rides. @param now separates future rides from past ones */
export async function listRides(db: Db, now: Date, { list, dealer, q, ...marks }: RidesQuery) {
  const { id, starts_at: by } = testRides
  const isNewestFirst = list !== undefined && list !== 'upcoming'
  const page = pageAt({ id, by, isNewestFirst }, marks)
  const filter = and(
    LISTS[list ?? 'upcoming'](now),
    dealer === undefined ? undefined : inArray(testRides.test_ride_bike_id, bikesOf(db, dealer)),
    searchCondition(q),
  )
  const rows = await selectRides(db, and(filter, page.where))
    .orderBy(page.orderBy)
    .limit(page.limit)
  const range = await page.range(rows, (ahead, limit) => {
    const matching = db.select({ id }).from(testRides).where(and(filter, ahead))
    return countRows(db, matching.limit(limit).as('matching'))
  })
  return { ...page.cut(rows, ({ ride }) => momentCursor(ride.starts_at, ride.id)), range }
}

const isBooked = eq(testRides.status, 'booked')
const LISTS: Record<RideList, (now: Date) => SQL | undefined> = {
  upcoming: (now) => and(isBooked, gte(testRides.starts_at, now)),
  past: (now) => and(isBooked, lt(testRides.starts_at, now)),
  cancelled: () => eq(testRides.status, 'cancelled'),
}

const bikesOf = (db: Db, dealer: number) =>
  db.select({ id: testRideBikes.id }).from(testRideBikes).where(eq(testRideBikes.dealer_id, dealer))

function searchCondition(q = ''): SQL | undefined {
  const { name, email, phone } = testRides
  const { kind, text } = parseSearch(q)
  const digits = sql`regexp_replace(${phone}, '[^0-9]', '', 'g')`
  if (kind === 'phone') return sql`${digits} like ${patternOf(text)}`
  return and(...matchesEmailTerms(sql`concat_ws(' ', ${name}, ${email}, ${phone})`, text))
}

function selectRides(db: Db, where: SQL | undefined) {
  return db
    .select(COLUMNS)
    .from(testRides)
    .innerJoin(testRideBikes, eq(testRideBikes.id, testRides.test_ride_bike_id))
    .innerJoin(dealers, eq(dealers.id, testRideBikes.dealer_id))
    .innerJoin(bikes, eq(bikes.id, testRideBikes.bike_id))
    .innerJoin(bikeSizes, eq(bikeSizes.id, testRideBikes.size_id))
    .leftJoin(users, eq(users.id, testRides.user_id))
    .where(where)
    .$dynamic()
}

export async function findOfficeRide(db: Db, id: number): Promise<OfficeRide | undefined> {
  const [row] = await selectRides(db, eq(testRides.id, id))
  return row
}

/** Lists dealers that have ever had a test ride bike. */
export const listRideDealers = (db: Db) =>
  db
    .select({ id: dealers.id, title: dealers.title })
    .from(dealers)
    .where(inArray(dealers.id, db.select({ id: testRideBikes.dealer_id }).from(testRideBikes)))
    .orderBy(asc(dealers.title))

/** @returns false if the ride isn't booked or hasn't begun */
export async function writeOutcome(
  tx: Db,
  { id, now, outcome }: { id: number; now: Date; outcome: RideOutcome | null },
): Promise<boolean> {
  const isBegun = lt(testRides.starts_at, now)
  const written = await tx
    .update(testRides)
    .set({ outcome })
    .where(and(eq(testRides.id, id), isBooked, isBegun))
    .returning({ id: testRides.id })
  return written.length === 1
}
