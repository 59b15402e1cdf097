import { outboxRoutes } from '@/contract/office/outbox/outbox'
import { outboxSchemas } from '@/contract/office/outbox/outbox.schema'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { createRouter } from '@/server/kernel/http/router'

import { listLatestMails } from './queries'

export const outboxRouter = createRouter(outboxRoutes, outboxSchemas).on(
  'list',
  async ({ db, isOutboxOpen }) => {
    if (!isOutboxOpen) throw new DomainError('outbox_closed', 'Set OUTBOX_PAGE=on to open it.')
    const mails = await listLatestMails(db, 50)
    return {
      data: {
        mails: mails.map((mail) => ({ ...mail, created_at: mail.created_at.toISOString() })),
      },
    }
  },
)
