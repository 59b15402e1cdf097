import type { z } from 'zod'

import { missingPermission } from '@/contract/kit/permissions'
import { PERMISSION_WORDS } from '@/domain/kit/permission-phrases'
import { defineRoutes } from '@/contract/kit/route'
import {
  isAllowed,
  PERMISSIONS,
  ROLE_PERMISSIONS,
  ROLES,
  rolesWith,
} from '@/domain/kit/permissions'

test('an owner may do everything, a manager everything but manage staff and keys', () => {
  expect(ROLE_PERMISSIONS.owner).toEqual(PERMISSIONS)
  const ownersOnly = ['connections.manage', 'staff.manage']
  expect(PERMISSIONS.filter((one) => !isAllowed('manager', one))).toEqual(ownersOnly)
  expect(rolesWith('staff.manage')).toEqual(['owner'])
})

test('every role may open the back office, and nobody without a role may do anything', () => {
  expect(rolesWith('office.open')).toEqual(ROLES)
  expect(PERMISSIONS.filter((one) => isAllowed(null, one))).toEqual([])
})

test('who reads only changes nothing', () => {
  const others = ROLE_PERMISSIONS.read_only.filter((one) => !one.endsWith('.read'))
  expect(others).toEqual(['office.open'])
})

test('who may change something may see it', () => {
  for (const role of ROLES) {
    const areas = ROLE_PERMISSIONS[role].map((one) => one.split('.')[0])
    const blind = areas.filter((area) => {
      const reads = PERMISSIONS.find((one) => one === `${area}.read`)
      return reads !== undefined && !isAllowed(role, reads)
    })
    expect({ role, blind }).toEqual({ role, blind: [] })
  }
})

test('a colleague of the support desk answers tickets and changes nothing else', () => {
  const changes = ROLE_PERMISSIONS.support.filter((one) => !one.endsWith('.read'))
  expect(changes).toEqual(['office.open', 'support.answer'])
})

test('a refusal says in words what is missing', () => {
  expect(missingPermission('orders.ship')).toBe(
    'You don’t have permission to ship orders. Ask the shop’s owner for it.',
  )
  expect(new Set(Object.values(PERMISSION_WORDS)).size).toBe(PERMISSIONS.length)
})

test('a route for staff without a permission doesn’t compile, nor one for others with it', () => {
  type Schemas = { one: { summary: string; spec: string; response: z.ZodObject } }
  // @ts-expect-error No permission.
  defineRoutes<Schemas>()({ one: { method: 'GET', path: '/one', auth: 'admin' } })
  const open = { method: 'GET', path: '/one', permission: 'orders.read' } as const
  // @ts-expect-error This route requires no permission.
  defineRoutes<Schemas>()({ one: open })
  const closed = { method: 'GET', path: '/one', auth: 'admin', permission: 'orders.read' } as const
  expect(defineRoutes<Schemas>()({ one: closed }).one.permission).toBe('orders.read')
})
