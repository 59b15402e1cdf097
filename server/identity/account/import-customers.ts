import { and, eq, inArray, sql } from 'drizzle-orm'

import { ADDRESS_FIELDS, type FormAddress } from '@/domain/account/addresses/address-errors'
import { defaultHandle } from '@/domain/account/auth/handle'
import { mailboxKey } from '@/domain/kit/mailbox'
import type { Db } from '@/server/kernel/db/client'
import { addresses } from '@/server/kernel/db/schema/accounts/addresses'
import { accountEvents, formerNames, users } from '@/server/kernel/db/schema/accounts/users'
import type { Ids } from '@/server/kernel/ports/ids'

import { firstUnit, ignoredConflicts, USERNAME_ATTEMPTS } from './queries'

interface ImportContext {
  now: Date
  ids: Ids
  /** Name of the import in each account's history. */
  detail: string
}

interface NewCustomer {
  email: string
  name: string
  last_name: string
}

/**
 * Inserts accounts without a password and without sending emails; customers set a password by “Forgot password”.
 * @returns their ids by lower-case email address, without addresses that have gotten an account in the meantime
 */
export async function addCustomers(
  tx: Db,
  people: readonly NewCustomer[],
  context: ImportContext & { attemptsLeft?: number },
): Promise<Map<string, number>> {
  const { now, ids, detail, attemptsLeft = USERNAME_ATTEMPTS } = context
  if (people.length === 0) return new Map()
  const names = await freeUserNames(tx, people, ids)
  const rows = people.map((person, index) => ({
    ...person,
    public_id: ids.publicId(),
    email_key: mailboxKey(person.email),
    user_name: names[index] ?? ids.publicId(),
    created_at: now,
    unit: firstUnit(),
  }))
  const added = await tx
    .insert(users)
    .values(rows)
    .onConflictDoNothing(ignoredConflicts(attemptsLeft))
    .returning({ id: users.id, email: users.email_key })
  await recordEach(tx, added, { kind: 'imported', at: now, detail })
  const known = await listKnownAddresses(tx, rows)
  // The others lost only their username to a concurrent registration.
  const others = people.filter(({ email }) => !known.has(mailboxKey(email)))
  const later = await addCustomers(tx, others, { ...context, attemptsLeft: attemptsLeft - 1 })
  return new Map([...added.map(({ id, email }) => [email, id] as const), ...later])
}

async function listKnownAddresses(
  tx: Db,
  rows: readonly { email_key: string }[],
): Promise<Set<string>> {
  const keys = rows.map(({ email_key }) => email_key)
  const known = await tx
    .select({ key: users.email_key })
    .from(users)
    .where(inArray(users.email_key, keys))
  return new Set(known.map(({ key }) => key))
}

interface ChangedCustomer {
  id: number
  name: string
  last_name: string
}

export async function changeCustomers(
  tx: Db,
  people: readonly ChangedCustomer[],
  { now, detail }: ImportContext,
): Promise<void> {
  if (people.length === 0) return
  await tx.execute(sql`
    update ${users} u set name = line.name, last_name = line.last_name
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as line(id bigint, name text, last_name text)
    where line.id = u.id and (u.name, u.last_name) is distinct from (line.name, line.last_name)`)
  await recordEach(tx, people, { kind: 'changed_by_import', at: now, detail })
}

async function recordEach(
  tx: Db,
  people: readonly { id: number }[],
  event: { kind: string; at: Date; detail: string },
): Promise<void> {
  if (people.length === 0) return
  await tx.insert(accountEvents).values(people.map(({ id }) => ({ ...event, user_id: id })))
}

/** Replaces the default checkout addresses of accounts that the caller has locked. */
export async function writeMainAddresses(
  tx: Db,
  input: readonly { user_id: number; address: FormAddress }[],
  now: Date,
): Promise<void> {
  if (input.length === 0) return
  const ids = input.map(({ user_id }) => user_id)
  const billing = await tx
    .select({ user_id: addresses.user_id })
    .from(addresses)
    .where(and(inArray(addresses.user_id, ids), eq(addresses.is_billing, true)))
  const hasBilling = new Set(billing.map(({ user_id }) => user_id))
  const rows = input.map(({ user_id, address }) => ({
    ...{ ...address, user_id, created_at: now },
    ...{ is_shipping: true, is_billing: !hasBilling.has(user_id) },
  }))
  const set = Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, sql.raw(`excluded.${name}`)]))
  await tx
    .insert(addresses)
    .values(rows)
    .onConflictDoUpdate({ target: addresses.user_id, targetWhere: sql`is_shipping`, set })
}

/** Names from this number on get a random suffix: a table may repeat a name thousands of times. */
const MOST_NUMBERED = 10

async function freeUserNames(tx: Db, people: readonly NewCustomer[], ids: Ids): Promise<string[]> {
  const names: string[] = people.map(() => '')
  const addresses = new Set<string>()
  let open = people.map((person, index) => ({ person, index }))
  for (let number = 1; number < MOST_NUMBERED && open.length > 0; number += 1) {
    const nameOf = (person: NewCustomer) => defaultHandle(person, number === 1 ? '' : `-${number}`)
    const takenNames = await listTakenNames(tx, [
      ...new Set(open.map(({ person }) => nameOf(person).toLowerCase())),
    ])
    open = open.filter(({ person, index }) => {
      const name = nameOf(person)
      const key = name.toLowerCase()
      if (takenNames.has(key) || addresses.has(key)) return true
      addresses.add(key)
      names[index] = name
      return false
    })
  }
  for (const { person, index } of open) {
    names[index] = defaultHandle(person, `-${ids.publicId().slice(0, 8)}`)
  }
  return names
}

async function listTakenNames(tx: Db, keys: readonly string[]): Promise<Set<string>> {
  const key = sql<string>`lower(${users.user_name})`
  const present = tx
    .select({ key })
    .from(users)
    .where(inArray(key, [...keys]))
  const former = tx
    .select({ key: formerNames.name_key })
    .from(formerNames)
    .where(inArray(formerNames.name_key, [...keys]))
  return new Set((await present.unionAll(former)).map((row) => row.key))
}
