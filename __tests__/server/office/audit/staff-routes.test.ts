import { sql } from 'drizzle-orm'

import { api } from '@/contract/kit/api'
import type { RouteData } from '@/contract/kit/route'
import { entityOf } from '@/server/kernel/audit/entity'
import { mountedRoutes } from '@/server/app'
import { SNAPSHOTS } from '@/server/kernel/audit/snapshots'
import { staffAction } from '@/server/kernel/audit/staff-action'

import { sharedShop } from '@/__tests__/support/fixtures'

const changes = Object.values(api)
  .flatMap((routes) => Object.values<RouteData>(routes))
  .flatMap((route) => {
    const action = staffAction(route)
    return action ? [{ route, name: action.name }] : []
  })

const snapshots = Object.assign({}, SNAPSHOTS, ...mountedRoutes.map((one) => one.snapshots))

/** Routes that affect several objects or a new one, so their handlers name the object. */
const NAMED_BY_HANDLERS = [
  'stock-moves',
  'stock-counts',
  'price-previews',
  'product-previews',
  'delay-previews',
  'draft-quotes',
  'segment-counts',
  'issue-previews',
  'issue-counts',
  'issue-tests',
  'promotion-examples',
  'guest-searches',
  'guest-receipts',
  'discarded-emails',
  // Preview of support hours, which changes nothing.
  'preview',
]

test('changing routes of staff are known', () => {
  expect(changes.length).toBeGreaterThan(25)
})

test.each(changes)('$name is about something that can be compared', ({ route }) => {
  const { kind } = entityOf(route.path, {})
  expect([...Object.keys(snapshots), ...NAMED_BY_HANDLERS]).toContain(kind)
})

describe('on a database', () => {
  const shop = sharedShop()

  test.each(Object.entries<(typeof SNAPSHOTS)[string]>(snapshots))(
    '%s can be read',
    async (_, query) => {
      const { rows } = await shop.db.execute(sql`select to_jsonb(t) from (${query('none')}) t`)
      expect(rows).toEqual([])
    },
  )
})
