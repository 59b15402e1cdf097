import { newsletterRoutes } from '@/contract/community/newsletter/newsletter'
import { newsletterSchemas } from '@/contract/community/newsletter/newsletter.schema'
import { createRouter } from '@/server/kernel/http/router'

import { confirmSubscription, endSubscription } from './answer'
import { enforceLinkLimit } from '@/server/kernel/http/link-limit'
import { subscribe } from './subscribe'

export const newsletterRouter = createRouter(newsletterRoutes, newsletterSchemas)
  .on('subscribe', async (context) => {
    await context.limits.take('newsletter', context.ipBlock)
    await context.limits.take('newsletterByDay', context.ipBlock)
    return { data: await subscribe(context, context.body.email) }
  })
  .on('confirm', async (context) => {
    await context.limits.take('emailLink', context.ipBlock)
    await confirmSubscription(context, context.body.token)
    return { data: {} }
  })
  .on('unsubscribe', async (context) => {
    await enforceLinkLimit(context)
    await endSubscription(context, context.params)
    return { data: {} }
  })
