import type { configuratorSchemas } from './configurator.schema'
import { defineRoutes, type WireInput, type WireResponse } from './route'

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
  saveToCart: {
    method: 'POST',
    path: '/api/configurator/cart',
    auth: 'required',
  },
  changePromoCode: {
    method: 'POST',
    path: '/api/configurator/change-promo-code/:id',
    auth: 'required',
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
export type WireBikePage = WireResponse<(typeof configuratorSchemas)['bike']>
export type WireExtra = WireResponse<(typeof configuratorSchemas)['bike']>['extras'][number]
export type WireEdit = NonNullable<WireResponse<(typeof configuratorSchemas)['bike']>['edit']>
export type WireSaveToCart = WireInput<(typeof configuratorSchemas)['saveToCart']>['body']
