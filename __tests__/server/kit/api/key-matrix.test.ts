import { api } from '@/contract/kit/api'
import type { RouteData } from '@/contract/kit/route'
import { KEY_PERMISSIONS, PERMISSIONS, type KeyPermission } from '@/domain/kit/permissions'
import { openApiDocument } from '@/server/openapi/document'

import { registerAdmin } from '@/__tests__/support/admins'
import { makeKey, revokeKey, withKey } from '@/__tests__/support/api/api-keys'
import { shared, sharedShop } from '@/__tests__/support/fixtures'

const routes = Object.entries(api).flatMap(([feature, ofFeature]) =>
  Object.entries(ofFeature as Record<string, RouteData>).map(([name, route]) => ({
    ...{ name: `${feature}.${name}`, route, path: route.path.replace(/:\w+/g, '1') },
  })),
)
const closed = routes.filter(({ route }) => route.auth === 'required' || route.auth === 'admin')

const shop = sharedShop()
const owner = shared(() => registerAdmin(shop, 'Olga'))
const secrets = new Map<KeyPermission, string>()
let revoked: string
beforeAll(async () => {
  for (const permission of KEY_PERMISSIONS) {
    const { secret } = await makeKey(shop, owner, { name: permission, permissions: [permission] })
    secrets.set(permission, secret)
  }
  const { entry, secret } = await makeKey(shop, owner)
  await revokeKey(shop, owner, entry.id)
  revoked = secret
})

const bodyOf = ({ method }: RouteData) => (method === 'GET' ? undefined : {})

/** What a key with one permission gets from a route. */
function expected(route: RouteData, permission: KeyPermission): string {
  if (route.person) return 'person_needed'
  return route.permission === permission ? 'passes' : 'permission_missing'
}

async function outcome({ route, path }: (typeof closed)[number], secret: string): Promise<string> {
  const { status, body } = await withKey(shop, secret)(route.method, path, bodyOf(route))
  const isRefused = [401, 403].includes(status) && body.code !== 'shop_closed'
  return isRefused ? (body.code ?? String(status)) : 'passes'
}

test('every operation by every permission: keys pass where they should and nowhere else', async () => {
  const wrong: unknown[] = []
  for (const one of closed) {
    for (const [permission, secret] of secrets) {
      const got = await outcome(one, secret)
      const due = expected(one.route, permission)
      if (got !== due) wrong.push({ name: one.name, permission, got, expected: due })
    }
  }
  expect(wrong).toEqual([])
  expect(closed.length * secrets.size).toBeGreaterThan(5_000)
}, 600_000)

test('a revoked key is 401 at every operation that asks who calls', async () => {
  const asking = routes.filter(({ route }) => route.auth !== 'none')
  for (const one of asking) {
    expect({ name: one.name, code: await outcome(one, revoked) }).toEqual({
      ...{ name: one.name, code: 'key_refused' },
    })
  }
}, 120_000)

test('where a guest may call, a key is a guest', async () => {
  const secret = secrets.get('orders.read') ?? ''
  const guests = routes.filter(
    ({ route }) => route.auth === 'optional' && route.method === 'GET' && !/live/.test(route.path),
  )
  for (const { name, route, path } of guests) {
    const asGuest = await shop.send(route.method, path)
    const asKey = await withKey(shop, secret)(route.method, path)
    expect({ name, status: asKey.status }).toEqual({ name, status: asGuest.status })
  }
})

test('keys carry every permission but those of owners', () => {
  expect(PERMISSIONS.filter((one) => !KEY_PERMISSIONS.some((key) => key === one))).toEqual([
    ...['connections.manage', 'staff.manage'],
  ])
})

test('the document says for each operation whether a key may call it, and with which permission', () => {
  const { paths } = openApiDocument() as {
    paths: Record<string, Record<string, { security: object[]; description?: string }>>
  }
  for (const { route } of closed) {
    const path = route.path.replace(/:(\w+)/g, '{$1}')
    const { security, description = '' } = paths[path]?.[route.method.toLowerCase()] ?? {
      security: [],
    }
    const key = security.find((one) => 'key' in one)
    expect({ path, key }).toEqual({
      path,
      key: route.person ? undefined : { key: [route.permission] },
    })
    expect(description).toContain(
      route.person ? '`person_needed`' : `An API key needs the permission \`${route.permission}\``,
    )
  }
})
