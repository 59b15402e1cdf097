import { createMockApi } from '@/mocks/api'
import { openMockShop } from '@/mocks/mock-shop'

const served = createMockApi(openMockShop())
const ask = (path: string, init?: RequestInit) =>
  served.fetch(new Request(`http://localhost:3000${path}`, init))

test('a path that no route has is a 404 problem document', async () => {
  const response = await ask('/api/nobody')
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  const requestId = response.headers.get('x-request-id')
  expect(await response.json()).toMatchObject({ code: 'not_found', request_id: requestId })
})

test('a method that a path does not have is a 405 problem document', async () => {
  const response = await ask('/api/countries', { method: 'DELETE' })
  expect(response.status).toBe(405)
  expect(await response.json()).toMatchObject({ code: 'method_not_allowed' })
})

test('the OpenAPI document has the routes of the contract', async () => {
  const { paths } = (await (await ask('/api/openapi.json')).json()) as { paths: object }
  expect(Object.keys(paths)).toContain('/api/configurator/{slug}')
})

test('a failure carries data where the contract says so, and the id of its answer', async () => {
  const response = await ask('/api/spares/search?page=0')
  expect(response.status).toBe(422)
  const body = (await response.json()) as { data: unknown; request_id: string }
  expect(body.data).toEqual({ results: [], total: 0 })
  expect(body.request_id).toBe(response.headers.get('x-request-id'))
})

describe('the fault that a page asks for', () => {
  const from = (search: string) => ({
    headers: { referer: `http://localhost:3000/cart/checkout${search}` },
  })

  test('is there: ?mock=fail answers a failure that nobody expected', async () => {
    const response = await ask('/api/countries', from('?mock=fail'))
    expect(response.status).toBe(500)
    expect(await response.json()).toMatchObject({ code: 'unexpected' })
  })

  test('is not there without it', async () => {
    expect((await ask('/api/countries', from(''))).status).toBe(200)
    expect((await ask('/api/countries', from('?mock=nothing'))).status).toBe(200)
  })

  test('offline closes the connection', async () => {
    const destroy = jest.fn()
    const request = new Request('http://localhost:3000/api/countries', from('?mock=offline'))
    await served.fetch(request, { incoming: { socket: { destroy } } })
    expect(destroy).toHaveBeenCalledTimes(1)
  })
})
