import { sparesRoutes } from '@/contract/shop/spares/spares'
import { sparesSchemas } from '@/contract/shop/spares/spares.schema'
import { createRouter } from '@/server/kernel/http/router'

import { notingInVain } from './record-search'
import { readSpare } from './read-spare'
import { searchSpares, suggestSpares } from './search'

export const sparesRouter = createRouter(sparesRoutes, sparesSchemas)
  .on('searching', async (context) => ({
    data: await suggestSpares(context, context.query),
    cache: 'public',
  }))
  .on('search', async (context) => {
    const { index, makePage } = await searchSpares(context, context.query)
    const sameAs = { owner: index, key: JSON.stringify(context.query) }
    const makeData = await notingInVain(context, { query: context.query, index, makePage })
    return { makeData, cache: 'public', sameAs }
  })
  .on('read', async (context) => ({
    data: await readSpare(context, context.params.id),
    cache: 'public',
  }))
