import { api } from '@/contract/api'
import { apiSchemas } from '@/contract/api.schema'
import { mountedRoutes } from '@/server/app'
import { createServices } from '@/services/services'
import { openTestShop } from '../../support/shop'

const declared = Object.entries(api).flatMap(([stem, routes]) =>
  Object.entries(routes).map(([name, route]) => ({ stem, name, route })),
)

describe('the contract', () => {
  test('every declared route is mounted, once', () => {
    const address = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
    const mounted = mountedRoutes.map(({ route }) => address(route)).sort()
    expect(mounted).toEqual(declared.map(({ route }) => address(route)).sort())
    expect(new Set(mounted).size).toBe(mounted.length)
  })

  test('every feature has schemas of the same names and a service', () => {
    const services = createServices()
    for (const stem of Object.keys(api) as (keyof typeof api)[]) {
      expect(Object.keys(apiSchemas[stem]).sort()).toEqual(Object.keys(api[stem]).sort())
      expect(services[stem]).toBeDefined()
    }
  })

  test.each([
    ['POST', '/api/checkout-guest', 30_000],
    ['POST', '/api/payment-guest', 60_000],
    ['POST', '/api/shipping-vat-guest', 30_000],
    ['GET', '/api/call-back-pay/:a/:b', 60_000],
    ['GET', '/api/configurator', 30_000],
    ['GET', '/api/configurator/:slug', 30_000],
    ['GET', '/api/configurator/colors/available/:productId/:sizeId', 30_000],
    ['GET', '/api/configurator/colors/get-date/:productId/:sizeId/:colorId', 30_000],
    ['GET', '/api/countries', 30_000],
  ])('declares the specified %s %s with %d ms', (method, path, timeoutMs) => {
    const found = declared.find(({ route }) => route.method === method && route.path === path)
    expect(found?.route.timeoutMs).toBe(timeoutMs)
  })
})

describe('GET /api/openapi.json', () => {
  test('describes every mounted route', async () => {
    const shop = await openTestShop()
    const { status, body } = await shop.send('GET', '/api/openapi.json')
    await shop.close()
    expect(status).toBe(200)
    const paths = body.paths ?? {}
    for (const { route } of mountedRoutes) {
      const path = route.path.replace(/:(\w+)/g, '{$1}')
      expect(paths[path]?.[route.method.toLowerCase()]).toBeDefined()
    }
  })
})
