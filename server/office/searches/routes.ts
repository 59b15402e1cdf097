import { searchesRoutes } from '@/contract/searches'
import { searchesSchemas } from '@/contract/searches.schema'
import { createRouter } from '@/server/kernel/http/router'

import { addGroup, changeGroup, readSearches, removeGroup } from './searches'

export const searchesRouter = createRouter(searchesRoutes, searchesSchemas)
  .on('list', async (context) => ({ data: await readSearches(context) }))
  .on('add', async (context) => {
    const data = await addGroup(context.db, context.body.words)
    context.about({ kind: 'synonyms', id: String(data.id) })
    return { data }
  })
  .on('change', async ({ db, params, body }) => ({ data: await changeGroup(db, params.id, body) }))
  .on('remove', async ({ db, params }) => {
    await removeGroup(db, params.id)
    return { data: {} }
  })
