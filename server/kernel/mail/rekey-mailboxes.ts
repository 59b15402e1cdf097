import { sql } from 'drizzle-orm'

import { mailboxKey } from '@/domain/kit/mailbox'

import type { Db } from '../db/client'
import { runSteps, type JobDeps } from '../jobs/steps'

/** Tables with a unique `email_key`. */
const TABLES = [
  ...['users', 'newsletter_subscriptions', 'stock_alert_recipients'],
  ...['mail_suppressions', 'staff_invitations'],
]

interface KeyRow extends Record<string, unknown> {
  id: string
  email_key: string
}

/** Updates outdated `mailboxKey`s. If several rows have the same mailbox, the oldest gets the key. */
export async function rekeyMailboxes(deps: JobDeps): Promise<void> {
  await runSteps(
    deps,
    'mailbox-keys',
    Object.fromEntries(TABLES.map((name) => [name, () => rekeyTable(deps.db, name)])),
  )
}

async function rekeyTable(db: Db, name: string): Promise<void> {
  const table = sql.identifier(name)
  // The host of a current key is ASCII, so only keys with other characters can be outdated.
  const { rows } = await db.execute<KeyRow>(sql`
    select id, email_key from ${table}
    where octet_length(email_key) <> char_length(email_key) order by id`)
  for (const { id, email_key } of rows) {
    const key = mailboxKey(email_key)
    if (key === email_key) continue
    await db.execute(sql`
      update ${table} set email_key = ${key} where id = ${id} and email_key = ${email_key}
        and not exists (select 1 from ${table} other where other.email_key = ${key})`)
  }
}
