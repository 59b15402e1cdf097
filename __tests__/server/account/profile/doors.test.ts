import { api } from '@/contract/kit/api'
import { as, register, registration } from '@/__tests__/support/members'
import { shared, sharedShop } from '@/__tests__/support/fixtures'

const shop = sharedShop()
const ada = shared(() => register(shop, 'Ada'))

const privateRoutes = Object.values(api)
  .flatMap((routes) => Object.values(routes))
  .filter(({ auth }) => auth === 'required' || auth === 'admin' || auth === 'own')
  .map(({ method, path }) => [method, path.replace(/:\w+/g, '1')] as const)

test.each(privateRoutes)('%s %s does not read the cookie', async (method, path) => {
  const cookie = `access_token=${ada.token}; ${ada.cookie}`
  const reply = await shop.send(method, path, method === 'GET' ? undefined : {}, { cookie })
  expect([reply.status, reply.body.code]).toEqual([401, 'not_signed_in'])
  // Some failures have a `data` field, which must be empty (spec §8).
  expect(reply.body.data ?? null).toBeNull()
})

test('a header alone is enough', async () => {
  const reply = await shop.send('GET', '/api/me', undefined, {
    authorization: `Bearer ${ada.token}`,
  })
  expect(reply.body.data).toMatchObject({ email: 'ada@example.com' })
})

describe.each(['/api/set-unit', '/api/logout'])('GET %s', (path) => {
  const unit = async () =>
    ((await as(shop, ada)('GET', '/api/me')).body.data as unknown as { unit: number }).unit

  test.each([
    ['an image of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' }],
    ['an image of ours', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' }],
    ['a frame', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'iframe' }],
    ['a link', { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }],
    ['a script of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'empty' }],
    ['a prefetch', { 'sec-purpose': 'prefetch', 'sec-fetch-dest': 'empty' }],
  ])('is refused to %s', async (_, headers) => {
    const before = await unit()
    const reply = await as(shop, ada)('GET', path, undefined, headers)
    expect([reply.status, reply.body.code]).toEqual([403, 'request_refused'])
    expect(await unit()).toBe(before)
  })

  test('has no effect by HEAD and OPTIONS', async () => {
    const before = await unit()
    await as(shop, ada)('HEAD', path)
    await as(shop, ada)('OPTIONS', path)
    expect(await unit()).toBe(before)
  })
})

test('a page of ours toggles the unit, and two toggles at once end where they began', async () => {
  const send = as(shop, ada)
  const ours = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' }
  const one = await send('GET', '/api/set-unit', undefined, ours)
  expect(one.body.data).toEqual({ unit: 1 })
  expect(one.headers.get('cache-control')).toBe('no-store')
  await Promise.all([1, 2].map(() => send('GET', '/api/set-unit', undefined, ours)))
  expect((await send('GET', '/api/me')).body.data).toMatchObject({ unit: 1 })
})

test('others see the forum name and the picture of a user, the user sees the rest', async () => {
  const bob = await register(shop, 'Bob')
  const path = `/api/user/${ada.id}/info`
  const seen = (await as(shop, bob)('GET', path)).body.data
  expect(seen).toEqual({
    id: ada.id,
    user_name: 'Ada-R',
    avatar: null,
    name: null,
    last_name: null,
    email: null,
    created_at: null,
  })
  expect((await as(shop, ada)('GET', path)).body.data).toMatchObject({ email: 'ada@example.com' })
  const nobody = await shop.send('GET', `/api/user/${'A'.repeat(22)}/info`)
  expect([nobody.status, nobody.body.code]).toEqual([404, 'user_not_found'])
})

test('a user name that somebody has, in any case, is refused with the field', async () => {
  const cyd = await register(shop, 'Cyd')
  const reply = await as(shop, cyd)('PUT', '/api/account/profile', {
    name: 'Cyd',
    last_name: 'Rider',
    user_name: 'ADA-r',
  })
  expect([reply.status, reply.body.errors?.[0]?.field]).toEqual([422, 'user_name'])
})

test('an answer that failed keeps what was typed out of its text', async () => {
  const { status, body } = await shop.send('POST', '/api/register', {
    ...registration('X'),
    email: 'not an address <script>',
  })
  expect(status).toBe(422)
  expect(JSON.stringify(body)).not.toContain('<script>')
})
