import { buildsRoutes } from '@/contract/office/builds/builds'
import { buildsSchemas } from '@/contract/office/builds/builds.schema'
import { createRouter } from '@/server/kernel/http/router'

import { readBoard } from './read-board'

export const buildsRouter = createRouter(buildsRoutes, buildsSchemas).on(
  'board',
  async (context) => ({ data: await readBoard(context) }),
)
