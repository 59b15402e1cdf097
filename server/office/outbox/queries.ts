import { desc, ne } from 'drizzle-orm'

import { attachedTitles } from '@/server/after-sale'
import type { Db } from '@/server/kernel/db/client'
import { mailOutbox } from '@/server/kernel/db/schema/system/mail'

export function listLatestMails(db: Db, limit: number) {
  const { id, kind, recipient, subject, html, text, status, created_at } = mailOutbox
  return (
    db
      .select({
        ...{ id, kind, recipient, subject, html, text, status, created_at },
        attachments: attachedTitles,
      })
      .from(mailOutbox)
      // Excludes emails that were erased with their account.
      .where(ne(subject, ''))
      .orderBy(desc(id))
      .limit(limit)
  )
}
