import type { RouteData } from '@/contract/kit/route'
import { mountedRoutes } from '@/server/app'
import { sharedOffice } from '@/__tests__/support/fixtures'
import { as } from '@/__tests__/support/members'
import type { Reply } from '@/__tests__/support/shop'

const { shop, admin } = sharedOffice()

/** Puts a value into each path parameter; no schema refuses it before the text check does. */
const pathOf = ({ path }: RouteData, value: string) => path.replace(/:\w+/g, value)

const REFUSAL = {
  status: 422,
  code: 'invalid_input',
  message: 'This contains a character that can’t be saved. Please remove it.',
}
const refusal = ({ status, body }: Reply) => ({
  ...{ status, code: body.code, message: body.errors?.[0]?.message },
})

const routes = mountedRoutes.map(({ route, schemas }) => ({
  name: `${route.method} ${route.path}`,
  route,
  hasBody: schemas.body !== undefined,
}))
const quiet = ({ method, upload }: RouteData) =>
  method === 'GET' || method === 'DELETE' || upload ? undefined : {}

test('the walk takes all routes of the contract', () => {
  expect(routes.length).toBeGreaterThan(100)
})

const BODIES = [
  ['as a text', { any: '\0' }],
  ['deep inside', { any: [{ deep: ['fine', { deeper: 'a\0b' }] }] }],
  ['as a name', { any: { 'a\0b': 1 } }],
  ['as half of a character', { any: ['\ud83d'] }],
] as const

test.each(routes)('$name refuses a NUL in its query, path and body', async ({ route, hasBody }) => {
  const path = pathOf(route, '1')
  const inPaths = [`${path}?any=a%00b`, `${path}?a%00b=any`]
  if (route.path.includes(':')) inPaths.push(pathOf(route, 'a%00b'))
  const send = (to: string, body: unknown) => as(shop, admin)(route.method, to, body)
  for (const to of inPaths) {
    expect({ to, ...refusal(await send(to, quiet(route))) }).toEqual({ to, ...REFUSAL })
  }
  for (const [where, body] of hasBody ? BODIES : []) {
    expect({ where, ...refusal(await send(path, body)) }).toEqual({ where, ...REFUSAL })
  }
})

test('the field is named, and whole characters outside of the first plane are fine', async () => {
  const body = { email: 'a\0b@example.com' }
  const reply = await shop.send('POST', '/api/newsletter/subscribe', body)
  expect(reply.body.errors?.[0]?.field).toBe('email')
  const bike = await as(shop, admin)('PUT', '/api/account/profile', {
    name: 'Cleo 🚲',
    last_name: 'Rider',
    user_name: 'Cleo',
  })
  expect(bike.status).toBe(200)
})

test('a header with a NUL reaches no route: HTTP has none', () => {
  expect(() => new Headers({ 'user-agent': 'a\0b' })).toThrow(/invalid header value/)
})
