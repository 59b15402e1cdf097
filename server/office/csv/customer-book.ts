import { and, asc, eq, inArray, isNull } from 'drizzle-orm'

import { mailboxKey } from '@/domain/kit/mailbox'
import { cents } from '@/domain/kit/money'
import { readCatalog } from '@/server/catalog'
import type { Db } from '@/server/kernel/db/client'
import { addresses } from '@/server/kernel/db/schema/accounts/addresses'
import { customerNotes } from '@/server/kernel/db/schema/accounts/customer-notes'
import { ledgerAccounts } from '@/server/kernel/db/schema/payments/ledger'
import { newsletterSubscriptions } from '@/server/kernel/db/schema/community/newsletter'
import { users } from '@/server/kernel/db/schema/accounts/users'
import { emailSpellings } from '@/server/kernel/mail/spellings'

import type { CustomerBook, CustomerLine, ExistingCustomer } from './customer-line'

type Customer = ExistingCustomer & { user_id: number }
export interface StoredBook extends CustomerBook {
  find: (email: string) => Customer | undefined
}

/** Reads the existing customers of the lines. Lock order: accounts by id. */
export async function readBook(
  db: Db,
  rows: readonly CustomerLine[],
  isLocked: boolean,
): Promise<StoredBook> {
  const { allCountriesById, countriesById } = await readCatalog(db)
  const keys = rows.flatMap(({ email }) => emailSpellings(email))
  const query = db.select().from(users).where(inArray(users.email_key, keys)).orderBy(asc(users.id))
  const accounts = await (isLocked ? query.for('update') : query)
  const ids = accounts.map(({ id }) => id)
  const mains = await mainAddresses(db, ids)
  const notes = await notesOf(db, ids)
  const subscribed = await subscribedOf(db, keys)
  const credits = await creditsOf(db, ids)
  const customers = accounts.map((account): [string, Customer] => [
    mailboxKey(account.email_key),
    {
      ...{ user_id: account.id, public_id: account.public_id },
      ...{ name: account.name, last_name: account.last_name },
      isDisabled: account.disabled_at !== null,
      isStaff: account.staff_role !== null,
      isSubscribed: subscribed.has(mailboxKey(account.email_key)),
      address: mains.get(account.id) ?? null,
      notes: notes.get(account.id) ?? [],
      credit: credits.get(account.id) ?? cents(0),
    },
  ])
  const byEmail = new Map(customers)
  const exported = await findExistingIds(db, rows)
  return {
    find: (email) => byEmail.get(mailboxKey(email)),
    hasId: (id) => exported.has(id),
    countries: [...allCountriesById.values()],
    isOffered: (country) => countriesById.has(country),
  }
}

async function findExistingIds(
  db: Db,
  rows: readonly CustomerLine[],
): Promise<ReadonlySet<string>> {
  const ids = rows.flatMap(({ id }) => (id === '' ? [] : [id]))
  const { public_id } = users
  const found = await db.select({ public_id }).from(users).where(inArray(public_id, ids))
  return new Set(found.map((row) => row.public_id))
}

async function mainAddresses(db: Db, ids: readonly number[]) {
  const { user_id, is_shipping } = addresses
  const rows = await db
    .select()
    .from(addresses)
    .where(and(inArray(user_id, [...ids]), eq(is_shipping, true)))
  return new Map(rows.map((row) => [row.user_id, row]))
}

async function notesOf(db: Db, ids: readonly number[]): Promise<Map<number, string[]>> {
  const { user_id, text, removed_at } = customerNotes
  const rows = await db
    .select({ user_id, text })
    .from(customerNotes)
    .where(and(inArray(user_id, [...ids]), isNull(removed_at)))
  const notes = new Map<number, string[]>()
  for (const row of rows) notes.set(row.user_id, [...(notes.get(row.user_id) ?? []), row.text])
  return notes
}

async function subscribedOf(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const { email_key, status } = newsletterSubscriptions
  const rows = await db
    .select({ email_key })
    .from(newsletterSubscriptions)
    .where(and(inArray(email_key, [...keys]), eq(status, 'confirmed')))
  return new Set(rows.map((row) => mailboxKey(row.email_key)))
}

async function creditsOf(db: Db, ids: readonly number[]) {
  const { user_id, balance_cents } = ledgerAccounts
  const rows = await db
    .select({ user_id, credit: balance_cents })
    .from(ledgerAccounts)
    .where(inArray(user_id, [...ids]))
  return new Map(rows.map((row) => [row.user_id, row.credit]))
}
