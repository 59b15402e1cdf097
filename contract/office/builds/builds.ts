import type { buildsSchemas } from './builds.schema'
import { defineRoutes, type ClientResponse } from '@/contract/kit/route'

export const buildsRoutes = defineRoutes<typeof buildsSchemas>()({
  board: {
    method: 'GET',
    path: '/api/backoffice/builds',
    auth: 'admin',
    permission: 'orders.read',
  },
})

type Schemas = typeof buildsSchemas
export type BuildBoard = ClientResponse<Schemas['board']>
export type BuildCard = BuildBoard['columns'][number]['bikes'][number]
