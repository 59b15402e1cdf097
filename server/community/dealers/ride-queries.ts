import { and, eq, gt, inArray, isNull, like, lt, lte, ne } from 'drizzle-orm'

import { BOOKING_DAYS, isFull } from '@/domain/community/dealers/dealers'
import type { Db } from '@/server/kernel/db/client'
import { dealers, testRideBikes, testRides } from '@/server/kernel/db/schema/community/dealers'
import { mailOutbox } from '@/server/kernel/db/schema/system/mail'
import { listDueRows } from '@/server/kernel/jobs/due-rows'

export type RideRow = typeof testRides.$inferSelect
export type NewRide = typeof testRides.$inferInsert

interface Span {
  from: Date
  to: Date
}

/** Lists booked rides at a dealer that overlap a time span, on any bike. */
export async function listTaken(db: Db, dealerId: number, { from, to }: Span) {
  const own = db
    .select({ id: testRideBikes.id })
    .from(testRideBikes)
    .where(eq(testRideBikes.dealer_id, dealerId))
  return db
    .select({
      id: testRides.id,
      bike: testRides.test_ride_bike_id,
      from: testRides.starts_at,
      to: testRides.ends_at,
    })
    .from(testRides)
    .where(
      and(
        inArray(testRides.test_ride_bike_id, own),
        eq(testRides.status, 'booked'),
        lt(testRides.starts_at, to),
        gt(testRides.ends_at, from),
      ),
    )
}

/** Locks a dealer, which serializes its bookings. */
export async function lockDealer(tx: Db, id: number): Promise<void> {
  await tx.select({ id: dealers.id }).from(dealers).where(eq(dealers.id, id)).for('update')
}

interface SlotQuery {
  dealerId: number
  bike: number
  span: Span
  /** Id of the ride being moved, which doesn't count. */
  except?: number
}

export async function isTaken(
  db: Db,
  { dealerId, bike, span, except }: SlotQuery,
): Promise<boolean> {
  const [row] = await db
    .select({ atOnce: dealers.rides_at_once })
    .from(dealers)
    .where(eq(dealers.id, dealerId))
  const booked = await listTaken(db, dealerId, span)
  const others = booked.filter(({ id }) => id !== except)
  return isFull(others, { bike, atOnce: row?.atOnce ?? null })
}

export async function insertRide(tx: Db, ride: NewRide): Promise<RideRow | undefined> {
  const [row] = await tx.insert(testRides).values(ride).onConflictDoNothing().returning()
  return row
}

export async function findRide(db: Db, id: number): Promise<RideRow | undefined> {
  const [row] = await db.select().from(testRides).where(eq(testRides.id, id))
  return row
}

export async function findRideByRequest(db: Db, hash: string): Promise<RideRow | undefined> {
  const [row] = await db.select().from(testRides).where(eq(testRides.request_hash, hash))
  return row
}

export async function lockRide(tx: Db, id: number): Promise<RideRow | undefined> {
  const [row] = await tx.select().from(testRides).where(eq(testRides.id, id)).for('update')
  return row
}

export async function updateRide(
  tx: Db,
  id: number,
  change: Partial<NewRide>,
): Promise<RideRow | undefined> {
  const [row] = await tx.update(testRides).set(change).where(eq(testRides.id, id)).returning()
  return row
}

/** Marks a due reminder as sent. Returns undefined if it isn't due, or was sent, moved or canceled. */
export async function claimReminder(tx: Db, id: number, now: Date): Promise<RideRow | undefined> {
  const [row] = await tx
    .update(testRides)
    .set({ reminded_at: now })
    .where(and(eq(testRides.id, id), reminderDue(now)))
    .returning()
  return row
}

export async function listDueReminders(db: Db, now: Date, limit: number) {
  const { id, remind_at: at } = testRides
  return listDueRows(db, { work: 'ride-reminder', id, at, where: reminderDue(now) }, { now, limit })
}

function reminderDue(now: Date) {
  return and(
    eq(testRides.status, 'booked'),
    isNull(testRides.reminded_at),
    lte(testRides.remind_at, now),
    gt(testRides.starts_at, now),
  )
}

export async function anonymizeRides(db: Db, before: Date): Promise<void> {
  const latestLetter = new Date(before.getTime() - BOOKING_DAYS * 86_400_000)
  await db
    .delete(mailOutbox)
    .where(and(like(mailOutbox.kind, 'test_ride%'), lt(mailOutbox.created_at, latestLetter)))
  await db
    .update(testRides)
    .set({ name: '', email: '', phone: '', height_cm: null })
    .where(and(lt(testRides.ends_at, before), ne(testRides.email, '')))
}
