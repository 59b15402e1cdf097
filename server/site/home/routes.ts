import { homeRoutes } from '@/contract/home'
import { homeSchemas } from '@/contract/home.schema'
import { createRouter } from '@/server/kernel/http/router'

import { readBikeList, readHomePage } from './read-home'

// The page itself is kept for a minute; its answer is not, so that a withdrawn review is never kept twice.
export const homeRouter = createRouter(homeRoutes, homeSchemas)
  .on('page', async (context) => ({
    data: await readHomePage(context, context.query.country_id),
  }))
  .on('bikes', async (context) => ({ data: await readBikeList(context), cache: 'public' }))
