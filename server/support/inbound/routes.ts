import { supportRoutes } from '@/contract/support'
import { supportSchemas } from '@/contract/support.schema'
import { createRouter } from '@/server/kernel/http/router'
import { createConcurrencyLimiter } from '@/server/kernel/ports/concurrency-limiter'

import { readMime } from './read-mime'
import { readPostmark } from './read-postmark'
import { receiveEmail } from './receive-email'
import { processBounce } from './process-bounce'
import { processReport } from './process-report'
import { requireInbound, requirePostmark, requireSigned } from './require-sender'

/** An email may need its size four times over in memory. */
const lane = createConcurrencyLimiter({ atOnce: 2, mostWaiting: 50 })

export const inboundRouter = createRouter(supportRoutes, supportSchemas)
  .on('postmarkEmail', async (context) => {
    const inbound = requireInbound(context, 'postmark')
    requirePostmark(inbound, context.header)
    const outcome = await lane(async () => {
      const email = await readPostmark(await context.readEmail())
      return receiveEmail(context, inbound, email)
    })
    return { data: { outcome } }
  })
  .on('postmarkBounce', async (context) => {
    requirePostmark(requireInbound(context, 'postmark'), context.header)
    const outcome = await lane(async () => processBounce(context, await context.readEmail()))
    return { data: { outcome } }
  })
  .on('mimeEmail', async (context) => {
    const inbound = requireInbound(context, 'mimeSecrets')
    const requireBody = requireSigned(inbound, context.header, context.clock.now())
    const outcome = await lane(async () => {
      const body = await context.readEmail()
      requireBody(body)
      const email = await readMime(body)
      const told = await processReport(context, inbound, email)
      return told ?? receiveEmail(context, inbound, email)
    })
    return { data: { outcome } }
  })
