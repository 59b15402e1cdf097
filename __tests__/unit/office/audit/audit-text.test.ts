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

test('versions of a product differ one by one, with prices as amounts', () => {
  const black = { id: 'b', title: 'Black', price: 1_200, stock: true }
  const red = { id: 'r', title: 'Red', price: 900 }
  const after = { variants: [{ ...black, price: 1_350 }, red], price_cents: 1_350 }
  expect(differencesOf({ before: { variants: [black], price_cents: 1_200 }, after })).toEqual([
    { name: 'Black: Price', before: '$12.00', after: '$13.50' },
    { name: 'Red: Title', before: 'none', after: 'Red' },
    { name: 'Red: Price', before: 'none', after: '$9.00' },
    { name: 'Price', before: '$12.00', after: '$13.50' },
  ])
})

test('a subject leads to its screen where it has one', () => {
  expect(audit.hrefOf({ kind: 'orders', id: 'NK-1' })).toBe('/backoffice/orders/NK-1')
  expect(audit.hrefOf({ kind: 'imports', id: '1' })).toBeNull()
})
