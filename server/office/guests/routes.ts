import { guestsRoutes } from '@/contract/office/guests/guests'
import { guestsSchemas } from '@/contract/office/guests/guests.schema'
import { createRouter } from '@/server/kernel/http/router'
import { auditDownload } from '@/server/kernel/http/text-stream'

import { eraseGuest, exportGuest, findGuest, guestNumber } from './guest-data'
import { isReceipt } from './receipt'

export const guestsRouter = createRouter(guestsRoutes, guestsSchemas)
  .on('find', async (context) => ({ data: await findGuest(context, context.body.email) }))
  .on('exportData', async (context) => {
    const { email } = context.body
    const number = guestNumber(context.secret, email)
    await context.limits.take('export', number)
    context.about({ kind: 'guest-exports', id: number })
    await auditDownload(context.db)
    const content = JSON.stringify(await exportGuest(context, email), null, 2)
    return { file: { content, fileName: 'personal-data.json' } }
  })
  .on('erase', async (context) => {
    const { email } = context.body
    const number = guestNumber(context.secret, email)
    context.about({ kind: 'guest-erasures', id: number })
    const content = await eraseGuest(context, email)
    context.log.info({ by: context.caller.publicId, guest: number }, 'guest erased')
    return { file: { content, fileName: `erasure-receipt-${number}.txt` } }
  })
  .on('verify', async ({ secret, body }) => ({
    data: { is_valid: isReceipt(secret, body.receipt) },
  }))
