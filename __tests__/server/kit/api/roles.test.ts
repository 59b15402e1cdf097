import { api } from '@/contract/kit/api'
import { missingPermission } from '@/contract/kit/permissions'
import type { RouteData } from '@/contract/kit/route'
import { isAllowed, ROLES, type Role } from '@/domain/kit/permissions'

import { registerAdmin } from '@/__tests__/support/admins'
import { as, register, type Member } from '@/__tests__/support/members'
import { shared, sharedShop } from '@/__tests__/support/fixtures'

const staffRoutes = Object.entries(api).flatMap(([feature, ofFeature]) =>
  Object.entries(ofFeature as Record<string, RouteData>).flatMap(([name, route]) => {
    const { permission } = route
    const path = route.path.replace(/:\w+/g, '1')
    return permission === null ? [] : [{ name: `${feature}.${name}`, route, permission, path }]
  }),
)

const shop = sharedShop()
const buyer = shared(() => register(shop, 'Ada'))
const staff = new Map<Role, Member>()
beforeAll(async () => {
  for (const role of ROLES) {
    staff.set(role, await registerAdmin(shop, `Staff${role.replace('_', '')}`, role))
  }
})

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/** Returns spellings of a path that a lenient router would accept. */
function disguisesOf(path: string): string[] {
  return [
    `${path}/`,
    `${path}//`,
    `${path}?permission=owner`,
    path.replace('/backoffice/', '/BackOffice/'),
    path.toUpperCase(),
    path.replace('/backoffice/', '/backoffice%2F'),
    path.replace('/backoffice/', '/backoffice%2f'),
    path.replace('/backoffice/', '/%62ackoffice/'),
    path.replace('/backoffice/', '//backoffice/'),
    path.replace('/backoffice/', '/./backoffice/'),
    path.replace('/backoffice/', '/x/../backoffice/'),
    path.replace('/backoffice/', '/backoffice;x=1/'),
    path.replace('/api/', '/api%2F'),
  ]
}

const bodyOf = (method: string) => (/^(POST|PUT|PATCH)$/.test(method) ? {} : undefined)
const send = (member: Member | null) => (member ? as(shop, member) : shop.send)

const isAllowedElsewhere = (role: Role | null, method: string, path: string) =>
  staffRoutes.some(
    (one) =>
      one.path === path &&
      (one.route.method === method || (method === 'HEAD' && one.route.method === 'GET')) &&
      isAllowed(role, one.permission),
  )

test('there are routes for staff, all of them at the back office', () => {
  expect(staffRoutes.length).toBeGreaterThan(30)
  expect(staffRoutes.filter(({ path }) => !path.startsWith('/api/backoffice/'))).toEqual([])
})

test('every route at the back office names a permission', () => {
  const open = Object.values(api)
    .flatMap((routes) => Object.values<RouteData>(routes))
    .filter(({ path, permission }) => path.startsWith('/api/backoffice/') && permission === null)
  expect(open.map(({ path }) => path)).toEqual([])
})

describe.each(staffRoutes)('$name ($route.method $path)', ({ route, path, permission }) => {
  const { method } = route
  const lacking = ROLES.filter((role) => !isAllowed(role, permission))
  const holding = ROLES.filter((role) => isAllowed(role, permission))

  it(`says to ${lacking.join(', ') || 'no role'} which permission is missing`, async () => {
    for (const role of lacking) {
      const { status, body } = await send(staff.get(role) ?? null)(method, path, bodyOf(method))
      expect({ role, status, code: body.code, message: body.message }).toEqual({
        ...{ role, status: 403, code: 'permission_missing' },
        message: missingPermission(permission),
      })
    }
  })

  it(`lets ${holding.join(', ')} pass`, async () => {
    expect(holding).toContain('owner')
    for (const role of holding) {
      const { status, body } = await send(staff.get(role) ?? null)(method, path, bodyOf(method))
      expect({ role, isRefused: status === 401 || body.code === 'permission_missing' }).toEqual({
        role,
        isRefused: false,
      })
    }
  })

  // A path resolves alike for all roles, and the test above calls it as each of them.
  it('is closed to a guest, a buyer and one of those roles in every other writing', async () => {
    const people: { role: Role | null; member: Member | null }[] = [
      { role: null, member: null },
      { role: null, member: buyer },
      ...lacking.slice(0, 1).map((role) => ({ role, member: staff.get(role) ?? null })),
    ]
    for (const { role, member } of people) {
      const ways = [
        ...METHODS.filter((one) => one !== method).map((one) => [one, path] as const),
        ...disguisesOf(path).map((one) => [method, one] as const),
      ]
      const answers = await Promise.all(
        ways
          .filter(([way, address]) => !isAllowedElsewhere(role, way, address))
          .map(async ([way, address]) => {
            const { status } = await send(member)(way, address, bodyOf(way))
            return { role, way, address, status }
          }),
      )
      expect(answers.filter(({ status }) => ![401, 403, 404, 405].includes(status))).toEqual([])
    }
  })
})

test('/api/me tells what the caller may do, and a buyer may do nothing', async () => {
  const me = async (member: Member) => (await as(shop, member)('GET', '/api/me')).body.data
  expect(await me(buyer)).toMatchObject({ is_admin: 0, role: null, permissions: [] })
  expect(await me(staff.get('support') ?? buyer)).toMatchObject({
    ...{ is_admin: 9, role: 'support' },
    permissions: expect.arrayContaining(['support.answer']),
  })
})
