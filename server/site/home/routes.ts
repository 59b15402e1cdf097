import { homeRoutes } from '@/contract/shop/home/home'
import { homeSchemas } from '@/contract/shop/home/home.schema'
import { createRouter } from '@/server/kernel/http/router'

import { readBikeList, readHomePage } from './read-home'

// The page is cached for a minute, but its response isn't, so that a withdrawn review isn't cached twice.
export const homeRouter = createRouter(homeRoutes, homeSchemas)
  .on('page', async (context) => ({
    data: await readHomePage(context, context.query.country_id),
  }))
  .on('bikes', async (context) => ({ data: await readBikeList(context), cache: 'public' }))
