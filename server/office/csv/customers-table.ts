import { mailboxKey } from '@/domain/kit/mailbox'
import { addCustomers, changeCustomers, writeMainAddresses } from '@/server/identity'
import type { Db } from '@/server/kernel/db/client'
import { customerNotes } from '@/server/kernel/db/schema/accounts/customer-notes'

import { readBook, type StoredBook } from './customer-book'
import {
  addressFor,
  customerLines,
  validateCustomerLine,
  nameFor,
  noteFor,
  type CustomerLine,
} from './customer-line'
import type { CsvReader, ImportContext } from './kind'

/** Imports customers by email, without a password. Never writes newsletter, email or confirmation. */
export const customersTable: CsvReader<CustomerLine> = {
  ...customerLines,
  judge: async (db, rows, isLocked) => {
    const book = await readBook(db, rows, isLocked)
    return rows.map((row) => validateCustomerLine(row, book))
  },
  write: async (tx, rows, writing) => {
    const book = await readBook(tx, rows, true)
    const ids = await writeAccounts(tx, rows, { book, writing })
    const whole = rows.flatMap((line) => {
      const user_id = ids.get(mailboxKey(line.email))
      return user_id === undefined ? [] : [{ line, user_id, known: book.find(line.email) }]
    })
    const moved = whole.flatMap(({ line, user_id, known }) => {
      const address = addressFor(line, known, book)
      return address === null || typeof address === 'string' ? [] : [{ user_id, address }]
    })
    await writeMainAddresses(tx, moved, writing.now)
    const noted = whole.flatMap(({ line, user_id, known }) => {
      const text = noteFor(line, known)
      return text === null ? [] : [{ user_id, text }]
    })
    await writeNotes(tx, noted, writing)
  },
}

/** Writes the accounts of the lines. @returns their ids by lower-case email address */
async function writeAccounts(
  tx: Db,
  rows: readonly CustomerLine[],
  { book, writing }: { book: StoredBook; writing: ImportContext },
): Promise<Map<string, number>> {
  const { now, ids, importId } = writing
  const importing = { now, ids, detail: `import ${importId}` }
  const people = rows.map((line) => {
    const known = book.find(line.email)
    const [name, last_name] = nameFor(line, known)
    return { known, email: line.email, name, last_name }
  })
  const changed = people.flatMap(({ known, name, last_name, email }) =>
    known ? [{ id: known.user_id, name, last_name, email }] : [],
  )
  await changeCustomers(tx, changed, importing)
  const fresh = people.flatMap(({ known, ...person }) => (known ? [] : [person]))
  const added = await addCustomers(tx, fresh, importing)
  for (const { id, email } of changed) added.set(mailboxKey(email), id)
  return added
}

async function writeNotes(
  tx: Db,
  noted: readonly { user_id: number; text: string }[],
  { importId, by, now }: ImportContext,
): Promise<void> {
  if (noted.length === 0) return
  const rows = noted.map(({ user_id, text }) => ({
    ...{ user_id, text, made_by: by, created_at: now },
    request_key: `import ${importId} ${user_id}`,
  }))
  await tx.insert(customerNotes).values(rows).onConflictDoNothing()
}
