import type { homeSchemas } from './home.schema'
import { under } from '@/contract/kit/money'
import { defineRoutes, type ClientResponse, type WireResponse } from '@/contract/kit/route'

const SHOWN = ['price', 'price_from']

export const homeRoutes = defineRoutes<typeof homeSchemas>()({
  page: {
    method: 'GET',
    path: '/api/home-page',
    money: [...under('hero', SHOWN), ...under('bikes', SHOWN)],
  },
  bikes: { method: 'GET', path: '/api/bikes/list', money: ['bikes.price'] },
})

/** Data of the home page, amounts in cents. */
export type HomePage = ClientResponse<(typeof homeSchemas)['page']>
export type ShowcaseBike = HomePage['hero']
export type WireHomePage = WireResponse<(typeof homeSchemas)['page']>
