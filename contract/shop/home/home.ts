import type { homeSchemas } from './home.schema'
import { defineRoutes, type ClientResponse, type WireResponse } from '@/contract/kit/route'

export const homeRoutes = defineRoutes<typeof homeSchemas>()({
  page: {
    method: 'GET',
    path: '/api/home-page',
  },
  bikes: { method: 'GET', path: '/api/bikes/list' },
})

/** Data of the home page, amounts in cents. */
export type HomePage = ClientResponse<(typeof homeSchemas)['page']>
export type ShowcaseBike = HomePage['hero']
export type WireHomePage = WireResponse<(typeof homeSchemas)['page']>
