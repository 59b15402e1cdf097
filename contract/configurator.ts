import type { configuratorSchemas } from './configurator.schema'
import { defineRoutes, type WireResponse } from './route'

export const configuratorRoutes = defineRoutes<typeof configuratorSchemas>()({
  list: {
    method: 'GET',
    path: '/api/configurator',
  },
  bike: {
    method: 'GET',
    path: '/api/configurator/:slug',
    auth: 'optional',
  },
  colors: {
    method: 'GET',
    path: '/api/configurator/colors/available/:productId/:sizeId',
  },
  date: {
    method: 'GET',
    path: '/api/configurator/colors/get-date/:productId/:sizeId/:colorId',
  },
  saveBuild: {
    method: 'POST',
    path: '/api/configurator/builds',
  },
  restoreBuild: {
    method: 'GET',
    path: '/api/configurator/builds/:code',
  },
})

export type WireBike = WireResponse<(typeof configuratorSchemas)['bike']>['bike']
export type WireExtra = WireResponse<(typeof configuratorSchemas)['bike']>['extras'][number]
