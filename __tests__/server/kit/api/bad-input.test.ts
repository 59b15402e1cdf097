import { mountedRoutes } from '@/server/app'
import { ADDRESS, bikeItem } from '@/__tests__/support/orders/orders'
import { sharedShop } from '@/__tests__/support/fixtures'

const TEN_KB = 'x'.repeat(10_000)
const NASTY: unknown[] = [
  null,
  true,
  -1,
  1.5,
  2 ** 53,
  '',
  TEN_KB,
  '\u0000',
  "' or 1=1 --",
  [],
  {},
  [[]],
  { $gt: 1 },
]

function* mutations(value: unknown): Generator<unknown> {
  for (const nasty of NASTY) yield nasty
  if (typeof value !== 'object' || value === null) return
  for (const key of Object.keys(value)) {
    const inner = (value as Record<string, unknown>)[key]
    for (const mutated of mutations(inner)) {
      yield Array.isArray(value)
        ? value.map((one: unknown, index) => (String(index) === key ? mutated : one))
        : { ...value, [key]: mutated }
    }
    if (!Array.isArray(value)) {
      const { [key]: _, ...rest } = value as Record<string, unknown>
      yield rest
    }
  }
}

describe('bad input', () => {
  const shop = sharedShop()

  const item = bikeItem('nyx')
  const bodies: Record<string, unknown> = {
    '/api/shipping-vat-guest': { country_id: 222, items: [item] },
    '/api/checkout-guest': { has_bike: true, items: [item], country_id: 222, promo_code: 'xmas' },
    '/api/payment-guest': {
      items: [item],
      email: 'ada@example.com',
      shipping_address: ADDRESS,
      billing_address: ADDRESS,
      promo_code: 'xmas',
      provider: 'sandbox',
      expected_total: 1,
    },
    '/api/newsletter/subscribe': { email: 'ada@example.com' },
    '/api/contact': {
      name: 'Ada Rider',
      email: 'ada@example.com',
      order_number: 'NK-100001',
      topic: 'bike',
      message: 'The rear wheel squeaks since Monday.',
      request_key: '6f9619ff-8b86-4d01-b42d-00c04fc964ff',
      website: null,
    },
    '/api/configurator/builds': { bike_slug: 'nyx', build: item.server.build },
    '/api/build-pictures': { bike_slug: 'nyx', build: item.server.build },
  }

  test.each(Object.keys(bodies))(
    '%s answers every mutation of its body with success or a problem, never a 500',
    async (path) => {
      let tried = 0
      for (const body of mutations(bodies[path])) {
        const reply = await shop.send('POST', path, body)
        tried += 1
        if (reply.status >= 500) throw new Error(`${reply.status} for ${JSON.stringify(body)}`)
        if (reply.status === 200) continue
        expect(reply.headers.get('content-type')).toBe('application/problem+json')
        expect(reply.body).toMatchObject({ status: reply.status, code: expect.any(String) })
      }
      expect(tried).toBeGreaterThan(20)
    },
    120_000,
  )

  test.each([
    '/api/configurator/unknown-bike',
    '/api/configurator/UPPER',
    `/api/configurator/${'x'.repeat(5_000)}`,
    '/api/configurator/nyx%27%20or%201=1',
    '/api/configurator/colors/available/1/999999',
    '/api/configurator/colors/available/-1/1',
    '/api/configurator/colors/available/1e3/1',
    '/api/configurator/colors/available/99999999999999999999/1',
    '/api/configurator/colors/get-date/1/1/999999',
    '/api/configurator/builds/NOTACODE',
    '/api/configurator/builds/%F0%9F%9A%B2',
    '/api/call-back-pay/a/b',
    '/api/sandbox/payments/nothing',
    '/api/orders/NK-1/nothing',
    '/api/nothing/here',
    '/api/outbox',
    '/api/forum/threads/0',
    '/api/forum/threads/999999',
    '/api/forum/threads/1e3',
    '/api/forum/threads?category=nowhere',
  ])('GET %s is a 404 problem', async (path) => {
    const reply = await shop.send('GET', path)
    expect(reply.status).toBe(404)
    expect(reply.headers.get('content-type')).toBe('application/problem+json')
    expect(String(reply.body.message)).not.toBe('')
  })

  test('a size or a color of another bike is not found', async () => {
    const other = bikeItem('nireeka-homie').server.build
    const size = await shop.send(
      'GET',
      `/api/configurator/colors/available/${item.product_id}/${other.size_id}`,
    )
    expect(size.body.code).toBe('size_not_found')
    const { size_id } = item.server.build
    const color = await shop.send(
      'GET',
      `/api/configurator/colors/get-date/${item.product_id}/${size_id}/${other.color_id}`,
    )
    expect(color.body.code).toBe('color_not_found')
    const foreign = { ...item, server: { ...item.server, build: other } }
    const reply = await shop.send('POST', '/api/shipping-vat-guest', {
      country_id: 222,
      items: [foreign],
    })
    expect(reply.body.code).toBe('build_invalid')
  })

  test.each([
    ['malformed JSON', '{"a":', 'application/json', 400, 'malformed_json'],
    ['deep nesting', '['.repeat(30) + ']'.repeat(30), 'application/json', 400, 'malformed_json'],
    ['text', 'a=b', 'text/plain', 415, 'unsupported_media_type'],
    ['200 kB', JSON.stringify('x'.repeat(200_000)), 'application/json', 413, 'body_too_large'],
    ['an empty body', ' ', 'application/json', 400, 'malformed_json'],
  ])('%s is refused', async (_, body, type, status, code) => {
    const reply = await shop.send('POST', '/api/checkout-guest', body, { 'content-type': type })
    expect(reply.status).toBe(status)
    expect(reply.body.code).toBe(code)
  })

  test('a query given twice is refused', async () => {
    expect((await shop.send('GET', '/api/configurator/nyx?mode=CNM&mode=CEOM')).status).toBe(422)
  })

  test('__proto__ in a body pollutes nothing', async () => {
    const body = `{"__proto__":{"polluted":true},"has_bike":true,"items":${JSON.stringify([item])}}`
    expect((await shop.send('POST', '/api/checkout-guest', body)).status).toBe(200)
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })

  test('another method on a known path is 405 and changes nothing', async () => {
    for (const { route } of mountedRoutes.filter(({ route: { method } }) => method === 'POST')) {
      const path = route.path.replace(/:\w+/g, 'x')
      expect((await shop.send('PUT', path)).status).toBe(405)
    }
  })

  test.each([
    ['PUT', '/api/countries', 'GET, HEAD'],
    ['OPTIONS', '/api/cart', 'GET, HEAD, POST'],
    ['DELETE', '/api/orders/NK-1/cancel', 'GET, HEAD, POST'],
    ['POST', '/api/openapi.json', 'GET, HEAD'],
  ])('%s %s is 405 and names what is allowed', async (method, path, allow) => {
    const { status, headers, body } = await shop.send(method, path)
    expect({ status, code: body.code }).toEqual({ status: 405, code: 'method_not_allowed' })
    expect(headers.get('allow')).toBe(allow)
  })

  test('a problem names its request and no inner text', async () => {
    const reply = await shop.send('GET', '/api/nothing')
    expect(reply.body.request_id).toBe(reply.headers.get('x-request-id'))
    expect(JSON.stringify(reply.body)).not.toMatch(/select |stack|node_modules/i)
  })
})
