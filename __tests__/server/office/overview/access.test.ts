import { api } from '@/contract/kit/api'
import { registerAdmin } from '@/__tests__/support/admins'
import { as, register } from '@/__tests__/support/members'
import { shared, sharedShop } from '@/__tests__/support/fixtures'

/** Security: every spelling of a back-office address must be closed to all other users. */
const fill = (path: string) => path.replace(':number', 'NK-100001')
const PATHS = Object.values(api.backoffice).map(({ path }) => fill(path))
const READS = Object.values(api.backoffice)
  .filter(({ method }) => method === 'GET')
  .map(({ path }) => fill(path))

const shop = sharedShop()
const member = shared(() => register(shop, 'Ada'))
const admin = shared(() => registerAdmin(shop))

function waysOf(path: string): [method: string, path: string][] {
  const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD']
  return [
    ['GET', path],
    ['GET', `${path}/`],
    ['GET', path.toUpperCase().replace('/API', '/api')],
    ['GET', path.replace('/backoffice/', '/BackOffice/')],
    ['GET', path.replace('/backoffice/', '/backoffice%2F')],
    ['GET', path.replace('/backoffice/', '//backoffice/')],
    ['GET', path.replace('/backoffice/', '/./backoffice/')],
    ['GET', `${path}?_method=GET`],
    ...methods.map((method): [string, string] => [method, path]),
  ]
}

test.each(PATHS.flatMap(waysOf))(
  '%s %s gives a guest and a member nothing',
  async (method, path) => {
    for (const reply of [await shop.send(method, path), await as(shop, member)(method, path)]) {
      expect([401, 403, 404, 405]).toContain(reply.status)
      expect(reply.body.data).toBeUndefined()
    }
  },
)

test.each(PATHS)('GET %s may be in no frame and in no cache', async (path) => {
  const { headers } = await as(shop, admin)('GET', path)
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(headers.get('cache-control') ?? 'no-store').toBe('no-store')
})

test('an administrator reads all of it', async () => {
  for (const path of READS.filter((one) => !one.endsWith('NK-100001'))) {
    const query = path.endsWith('/search') ? '?q=ada' : ''
    expect((await as(shop, admin)('GET', `${path}${query}`)).status).toBe(200)
  }
})
