import { buildsRoutes } from '@/contract/builds'
import { buildsSchemas } from '@/contract/builds.schema'
import { createRouter } from '@/server/kernel/http/router'

import { readBoard } from './read-board'

export const buildsRouter = createRouter(buildsRoutes, buildsSchemas).on(
  'board',
  async (context) => ({ data: await readBoard(context) }),
)
