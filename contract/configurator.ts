import type { configuratorSchemas } from './configurator.schema'
import { defineRoutes, type WireResponse } from './route'

export const configuratorRoutes = defineRoutes<typeof configuratorSchemas>()({
  list: {
    method: 'GET',
    path: '/api/configurator',
    summary: 'All bikes with their sizes, colors, parts and rules.',
    spec: '§7 Configurator',
  },
  bike: {
    method: 'GET',
    path: '/api/configurator/:slug',
    auth: 'optional',
    summary: 'One bike, its accessories and the factory calendar.',
    spec: '§7 Configurator',
    errors: ['bike_not_found'],
  },
  colors: {
    method: 'GET',
    path: '/api/configurator/colors/available/:productId/:sizeId',
    summary: 'Colors that can be made in a size, by color type.',
    spec: '§7 Configurator',
    errors: ['bike_not_found', 'size_not_found'],
  },
  date: {
    method: 'GET',
    path: '/api/configurator/colors/get-date/:productId/:sizeId/:colorId',
    summary: 'Day on which a bike of this size and color leaves the factory.',
    spec: '§7 Configurator',
    errors: ['bike_not_found', 'size_not_found', 'color_not_found', 'color_not_available'],
  },
  saveBuild: {
    method: 'POST',
    path: '/api/configurator/builds',
    summary: 'Keeps a build under a code of eight characters. The same build has the same code.',
    spec: 'open',
    errors: ['bike_not_found', 'build_invalid'],
  },
  restoreBuild: {
    method: 'GET',
    path: '/api/configurator/builds/:code',
    summary: 'The build behind a code, and what changed since it was kept.',
    spec: 'open',
    errors: ['build_not_found'],
  },
})

export type WireBike = WireResponse<(typeof configuratorSchemas)['bike']>['bike']
export type WireExtra = WireResponse<(typeof configuratorSchemas)['bike']>['extras'][number]
