import { eq } from 'drizzle-orm'

import { mailOutbox } from '@/server/kernel/db/schema/system/mail'

import { orderRow } from '../after-sales'
import type { TestShop } from '../shop'

/** The emails of a shop, oldest first; `kind` is what the name of their kind starts with. */
export async function outboxOf({ db }: Pick<TestShop, 'db'>, kind = '') {
  const mails = await db.select().from(mailOutbox).orderBy(mailOutbox.id)
  return mails.filter((mail) => mail.kind.startsWith(kind))
}

/** The emails about an order, oldest first. */
export async function mailsOf({ db }: Pick<TestShop, 'db'>, number: string) {
  const { id } = await orderRow({ db }, number)
  return db.select().from(mailOutbox).where(eq(mailOutbox.order_id, id)).orderBy(mailOutbox.id)
}
