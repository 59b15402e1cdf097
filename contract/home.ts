import type { homeSchemas } from './home.schema'
import { defineRoutes, type WireResponse } from './route'

export const homeRoutes = defineRoutes<typeof homeSchemas>()({
  page: { method: 'GET', path: '/api/home-page' },
  bikes: { method: 'GET', path: '/api/bikes/list' },
})

export type WireHomePage = WireResponse<(typeof homeSchemas)['page']>
export type WireListedBike = WireResponse<(typeof homeSchemas)['bikes']>['bikes'][number]
