import { requestedFault, withFaults } from '@/mocks/faults'

const SLOW_MS = 40
const page = (query: string) => ({ referer: `http://localhost:3000/cart/checkout${query}` })
const asked = jest.fn(async () => Response.json({ data: 'real' }))
const api = withFaults({ fetch: asked }, SLOW_MS)
const ask = (query: string, path = '/api/countries', method = 'GET') =>
  api.fetch(new Request(`http://localhost:3000${path}`, { method, headers: page(query) }))

beforeEach(() => asked.mockClear())

test.each([
  ['?mock=slow', 'slow'],
  ['?mock=fail', 'fail'],
  ['?mock=offline', 'offline'],
  ['?a=1&mock=sold-out#top', 'sold-out'],
  ['?mock=nothing', undefined],
  ['?mock=', undefined],
  ['?mock=FAIL', undefined],
  ['', undefined],
])('the page %s requests %s', (query, fault) => {
  expect(requestedFault({ headers: new Headers(page(query)) })).toBe(fault)
})

test.each(['', 'about:client', 'not an address', '/relative?mock=fail'])(
  'the referrer “%s” requests nothing',
  (referer) => {
    expect(requestedFault({ headers: new Headers({ referer }) })).toBeUndefined()
  },
)

test('without a fault, the API answers', async () => {
  expect(await (await ask('')).json()).toEqual({ data: 'real' })
})

test('slow: the API answers later', async () => {
  const start = performance.now()
  expect((await ask('?mock=slow')).status).toBe(200)
  expect(performance.now() - start).toBeGreaterThanOrEqual(SLOW_MS - 2)
})

test('fail: every call fails unexpectedly and reaches no API', async () => {
  const response = await ask('?mock=fail')
  expect(response.status).toBe(500)
  expect(await response.json()).toMatchObject({ code: 'unexpected' })
  expect(asked).not.toHaveBeenCalled()
})

test('offline: the connection breaks', async () => {
  const destroy = jest.fn()
  const request = new Request('http://localhost:3000/api/countries', {
    headers: page('?mock=offline'),
  })
  await api.fetch(request, { incoming: { socket: { destroy } } })
  expect(destroy).toHaveBeenCalledTimes(1)
  expect((await api.fetch(request)).status).toBe(503)
  expect(asked).not.toHaveBeenCalled()
})

test('sold-out: only a guest’s order is refused', async () => {
  const refused = await ask('?mock=sold-out', '/api/payment-guest', 'POST')
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ code: 'sold_out' })
  expect((await ask('?mock=sold-out')).status).toBe(200)
})
