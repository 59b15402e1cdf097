import type { configuratorSchemas } from './configurator.schema'
import { defineRoutes, type ClientResponse, type WireResponse } from '@/contract/kit/route'

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
  countVisit: {
    method: 'POST',
    path: '/api/configurator/visits',
  },
  model: { method: 'GET', path: '/api/models/:slug', raw: true },
  planPicture: { method: 'POST', path: '/api/build-pictures' },
  pictured: { method: 'GET', path: '/api/pictured-bikes/:slug' },
  pictureState: { method: 'GET', path: '/api/build-pictures/:slug' },
  picture: { method: 'GET', path: '/api/build-pictures/:slug/:file', raw: true },
  restoreBuild: {
    method: 'GET',
    path: '/api/configurator/builds/:code',
  },
})

export type WireBike = WireResponse<(typeof configuratorSchemas)['bike']>['bike']
type BikePage = ClientResponse<(typeof configuratorSchemas)['bike']>
/** An accessory recommended for a bike; price in cents, weight in grams. */
export type Extra = BikePage['extras'][number]
/** The item being edited (spec §4 Modes), amounts in cents. */
export type ConfiguratorEdit = NonNullable<BikePage['edit']>
