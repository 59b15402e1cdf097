import { searchesRoutes } from '@/contract/office/searches/searches'
import { searchesSchemas } from '@/contract/office/searches/searches.schema'
import { createRouter } from '@/server/kernel/http/router'

import { addGroup, changeGroup, readSearches, removeGroup } from './searches'

export const searchesRouter = createRouter(searchesRoutes, searchesSchemas)
  .on('list', async (context) => ({ data: await readSearches(context, context.query.place) }))
  .on('add', async (context) => ({ data: await addGroup(context, context.body) }))
  .on('change', async ({ db, params, body }) => ({ data: await changeGroup(db, params.id, body) }))
  .on('remove', async ({ db, params }) => {
    await removeGroup(db, params.id)
    return { data: {} }
  })
