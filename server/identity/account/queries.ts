import { and, asc, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'

import { defaultHandle } from '@/domain/account/auth/handle'
import { METRIC, USER_DEFAULT_UNIT } from '@/domain/kit/constants'
import { mailboxKey } from '@/domain/kit/mailbox'
import { rolesWith, type Permission } from '@/domain/kit/permissions'
import type { Db } from '@/server/kernel/db/client'
import { accountEvents, formerNames, users } from '@/server/kernel/db/schema/accounts/users'
import { emailSpellings } from '@/server/kernel/mail/spellings'
import { shopRegion } from '@/utils/shop-region'

export type UserRow = typeof users.$inferSelect

/**
 * Finds the account of a mailbox. Accounts from before mailbox keys were in ASCII may share a mailbox: each is found
 * by its exact spelling; any other spelling finds the account with the current key.
 */
export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const { email_key, id } = users
  const [row] = await db
    .select()
    .from(users)
    .where(inArray(email_key, emailSpellings(email)))
    .orderBy(
      desc(eq(email_key, emailSpellings(email)[0] ?? '')),
      desc(eq(email_key, mailboxKey(email))),
      asc(id),
    )
    .limit(1)
  return row
}

export async function findUser(db: Db, id: number): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return row
}

export async function findUserByPublicId(db: Db, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.public_id, id))
  return row
}

export async function lockUser(tx: Db, id: number): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update')
  return row
}

export async function updateUser(
  db: Db,
  id: number,
  change: Partial<typeof users.$inferInsert>,
): Promise<UserRow | undefined> {
  const [row] = await db.update(users).set(change).where(eq(users.id, id)).returning()
  return row
}

/**
 * Which conflicts an insert ignores. Another transaction may take a username between the search and the insert, so the
 * caller searches again; its last attempt fails on all conflicts but that of the address, so that it can't go on forever.
 */
export const ignoredConflicts = (attemptsLeft: number) =>
  attemptsLeft > 0 ? {} : { target: users.email_key }

export const USERNAME_ATTEMPTS = 20

/** spec §3: a user's unit is 0, unless the shop has decided for metric units. */
export const firstUnit = () => (shopRegion().units === 'metric' ? METRIC : USER_DEFAULT_UNIT)

/**
 * Inserts an account under a free username that is like the person's name.
 * @returns undefined if the email address has an account
 */
export async function insertUser(
  db: Db,
  user: Omit<typeof users.$inferInsert, 'user_name'>,
): Promise<UserRow | undefined> {
  for (let attemptsLeft = USERNAME_ATTEMPTS; attemptsLeft >= 0; attemptsLeft -= 1) {
    if (await findUserByEmail(db, user.email)) return undefined
    const user_name = await freeUserName(db, user)
    const [row] = await db
      .insert(users)
      .values({ unit: firstUnit(), ...user, user_name })
      .onConflictDoNothing(ignoredConflicts(attemptsLeft))
      .returning()
    if (row) return row
  }
  return undefined
}

export async function holdersOf(db: Db, name: string): Promise<number[]> {
  const key = name.toLowerCase()
  const present = db
    .select({ id: users.id })
    .from(users)
    .where(sql`lower(${users.user_name}) = ${key}`)
  const former = db
    .select({ id: formerNames.user_id })
    .from(formerNames)
    .where(eq(formerNames.name_key, key))
  return (await present.unionAll(former)).map(({ id }) => id)
}

export async function recordFormerName(
  tx: Db,
  { userId, name, at }: { userId: number; name: string; at: Date },
) {
  await tx
    .insert(formerNames)
    .values({ name_key: name.toLowerCase(), user_id: userId, left_at: at })
    .onConflictDoUpdate({ target: formerNames.name_key, set: { left_at: at } })
}

export function countEvents(
  tx: Db,
  userId: number,
  { kind, since }: { kind: string; since: Date },
) {
  return tx.$count(
    accountEvents,
    and(
      eq(accountEvents.user_id, userId),
      eq(accountEvents.kind, kind),
      gt(accountEvents.at, since),
    ),
  )
}

async function freeUserName(
  db: Db,
  person: Pick<UserRow, 'name' | 'last_name' | 'public_id'>,
): Promise<string> {
  const isTaken = async (name: string) => (await holdersOf(db, name)).length > 0
  for (let number = 1; number < 50; number += 1) {
    const name = defaultHandle(person, number === 1 ? '' : `-${number}`)
    if (!(await isTaken(name))) return name
  }
  return defaultHandle(person, `-${person.public_id.slice(0, 8)}`)
}

/** Inserts an event into the account's history. It must never contain a secret. */
export async function insertAccountEvent(
  db: Db,
  event: { userId: number | null; kind: string; at: Date; ipBlock?: string; detail?: string },
): Promise<void> {
  const { userId, kind, at, ipBlock = '', detail = '' } = event
  await db.insert(accountEvents).values({ user_id: userId, kind, at, place: ipBlock, detail })
}

export function listStaffWith(tx: Db, permission: Permission) {
  return tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(inArray(users.staff_role, rolesWith(permission)), isNull(users.disabled_at)))
}
