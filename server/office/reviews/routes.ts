import { moderationRoutes } from '@/contract/office/reviews/reviews'
import { moderationSchemas } from '@/contract/office/reviews/reviews.schema'
import { createRouter, type RequestContext } from '@/server/kernel/http/router'

import { moderate, readModerated } from './moderate'

export const moderationRouter = createRouter(moderationRoutes, moderationSchemas)
  .on('list', async ({ query, ...context }) => ({ data: await readModerated(context, query) }))
  .on('set', async (context) => {
    const data = await moderate(context, context.params.id, context.body)
    renewHome(context)
    return { data }
  })

/** Revalidates the home page, which quotes the latest reviews. */
function renewHome({ revalidate }: RequestContext): void {
  void revalidate(['/'])
}
