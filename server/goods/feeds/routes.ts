import { feedsRoutes } from '@/contract/shop/feeds/feeds'
import { feedsSchemas } from '@/contract/shop/feeds/feeds.schema'
import { createRouter } from '@/server/kernel/http/router'

import { readFeed } from './read-feed'
import { readOffers } from './read-offers'

export const feedsRouter = createRouter(feedsRoutes, feedsSchemas)
  .on('offers', async (context) => ({
    data: await readOffers(context, context.query),
    cache: 'public',
  }))
  .on('feed', async (context) => {
    const { limits, ipBlock, params, query, method, header } = context
    await limits.take('feed', ipBlock)
    return { file: await readFeed(context, { ...params, ...query, method, header }) }
  })
