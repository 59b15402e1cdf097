import { supportRoutes } from '@/contract/community/support/support'
import { supportSchemas } from '@/contract/community/support/support.schema'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { isFileAddress } from '@/server/kernel/files/store'
import { createRouter } from '@/server/kernel/http/router'
import { createConcurrencyLimiter } from '@/server/kernel/ports/concurrency-limiter'

import { parseEmail } from './parse-email'
import { processBounce } from './process-bounce'
import { processReport } from './process-report'
import { deleteUnused, findRawEmail } from './raw-emails'
import { receiveEmail } from './receive-email'
import { requireInbound, requirePostmark, requireSigned } from './require-sender'

/** Limits concurrency, because an email may need four times its size in memory. */
const lane = createConcurrencyLimiter({ atOnce: 2, mostWaiting: 50 })

export const inboundRouter = createRouter(supportRoutes, supportSchemas)
  .on('postmarkEmail', async (context) => {
    const inbound = requireInbound(context, 'postmark')
    requirePostmark(inbound, context.header)
    const outcome = await lane(async () => {
      const body = await context.readEmail()
      const parsed = await parseEmail(context, { as: 'postmark', ...body })
      return receiveEmail(context, inbound, parsed)
    })
    return { data: { outcome } }
  })
  .on('postmarkBounce', async (context) => {
    requirePostmark(requireInbound(context, 'postmark'), context.header)
    const outcome = await lane(async () => {
      const { content } = await context.readEmail()
      return processBounce(context, content)
    })
    return { data: { outcome } }
  })
  .on('mimeEmail', async (context) => {
    const inbound = requireInbound(context, 'mimeSecrets')
    const requireBody = requireSigned(inbound, context.header, context.clock.now())
    const outcome = await lane(async () => {
      const body = await context.readEmail()
      requireBody(body.digest)
      const parsed = await parseEmail(context, { as: 'mime', ...body })
      const reported = await processReport(context, inbound, parsed.email)
      if (reported === null) return receiveEmail(context, inbound, parsed)
      await deleteUnused(context.db, parsed.raw.id)
      return reported
    })
    return { data: { outcome } }
  })
  .on('rawEmail', async (context) => {
    const file = isFileAddress(context, { ...context.params, ...context.query })
      ? await findRawEmail(context.db, context.params.id)
      : undefined
    if (!file) throw new DomainError('file_not_found', 'No such email at this address.')
    const ending = file.format === 'mime' ? 'eml' : 'json'
    return { file: { content: file.content, fileName: `${context.params.id}.${ending}` } }
  })
