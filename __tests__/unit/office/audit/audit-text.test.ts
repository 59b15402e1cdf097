import { api } from '@/contract/kit/api'
import type { RouteData } from '@/contract/kit/route'
import { audit, differencesOf, valueText } from '@/messages/office/audit/audit'
import { AUDIT_ACTIONS } from '@/messages/office/audit/audit-actions'
import { ERASE_ACTION } from '@/server/kernel/audit/erase-details'
import { staffAction } from '@/server/kernel/audit/staff-action'

test('every action of staff has words, and nothing else does', () => {
  const actions = Object.values(api)
    .flatMap((routes) => Object.values<RouteData>(routes))
    .flatMap((route) => staffAction(route)?.name ?? [])
  expect(Object.keys(AUDIT_ACTIONS).sort()).toEqual(
    [...actions, ERASE_ACTION, 'account.acceptInvitation'].sort(),
  )
})

test.each([
  ['total_cents', 1250, '$12.50'],
  ['threshold', null, 'none'],
  ['disputed', true, 'yes'],
  ['fulfillment_state', 'in_production', 'in production'],
  ['starts_at', '2026-11-20T12:00:00+00:00', 'November 20, 2026'],
  ['tags', ['vip', 'late'], 'vip, late'],
  ['arrivals', { 3: 5 }, '3: 5'],
])('the value of %s is said in words', (name, value, words) => {
  expect(valueText(name, value)).toContain(words)
})

test('a difference names each member once, before and after', () => {
  expect(differencesOf({ before: { on_hand: 1 }, after: { on_hand: 2, parcels: 1 } })).toEqual([
    { name: 'On hand', before: '1', after: '2' },
    { name: 'Parcels', before: 'none', after: '1' },
  ])
})

test('a subject leads to its screen where it has one', () => {
  expect(audit.hrefOf({ kind: 'orders', id: 'NK-1' })).toBe('/backoffice/orders/NK-1')
  expect(audit.hrefOf({ kind: 'imports', id: '1' })).toBeNull()
})
