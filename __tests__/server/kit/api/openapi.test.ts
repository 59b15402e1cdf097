import { api } from '@/contract/kit/api'
import { apiSchemas } from '@/contract/kit/api.schema'
import { resources, type Resources } from '@/contract/kit/resources'
import { createApiShell } from '@/server/api-shell'
import { mountedRoutes } from '@/server/app'
import { randomIds } from '@/server/kernel/ports/ids'
import { openApiDocument } from '@/server/openapi/document'
import { createServices } from '@/services/services'
import { openTestShop } from '@/__tests__/support/shop'

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
      const service =
        stem in resources
          ? services.of(resources[stem as keyof Resources])
          : services[stem as Exclude<typeof stem, keyof Resources>]
      expect(service).toBeDefined()
    }
  })

  test.each([
    ['POST', '/api/checkout-guest', 30_000],
    ['POST', '/api/payment-guest', 60_000],
    ['POST', '/api/shipping-vat-guest', 30_000],
    ['GET', '/api/call-back-pay/:a/:b', 30_000],
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

  test('is written once, and not sent to a client that has it', async () => {
    const write = jest.spyOn(JSON, 'stringify')
    const shell = createApiShell({
      routes: [],
      ids: randomIds,
      log: { error: jest.fn(), warn: jest.fn() },
      respond: () => Promise.reject(new Error('There is no route.')),
    })
    const ask = (headers = {}) =>
      shell.fetch(new Request('http://shop/api/openapi.json', { headers }))
    const first = await ask()
    const etag = first.headers.get('etag')
    expect(etag).toMatch(/^"[\da-f]{27}"$/)
    expect(first.headers.get('cache-control')).toBe('public, max-age=0')
    expect(await first.json()).toEqual(openApiDocument())
    write.mockClear()
    expect((await ask()).headers.get('etag')).toBe(etag)
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await ask({ 'if-none-match': known })
      expect([again.status, await again.text()]).toEqual([304, ''])
    }
    expect(write).not.toHaveBeenCalled()
    write.mockRestore()
  })
})
