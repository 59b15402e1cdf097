import { mailOutbox } from '@/server/kernel/db/schema/system/mail'

import type { TestShop } from '../shop'

/** The emails of a shop, oldest first; `kind` is what the name of their kind starts with. */
export async function outboxOf({ db }: Pick<TestShop, 'db'>, kind = '') {
  const mails = await db.select().from(mailOutbox).orderBy(mailOutbox.id)
  return mails.filter((mail) => mail.kind.startsWith(kind))
}
