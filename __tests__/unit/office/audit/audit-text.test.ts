import { api } from '@/contract/kit/api'
import type { RouteData } from '@/contract/kit/route'
import { audit } from '@/messages/office/audit/audit'
import { AUDIT_ACTIONS } from '@/messages/office/audit/audit-actions'
import { differencesOf, valueText } from '@/messages/office/audit/differences'
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
  ['basis_points', 250, '2.5%'],
  ['planned', { is_draft: true, until: null }, 'Draft: yes'],
])('the value of %s is said in words', (name, value, words) => {
  expect(valueText(name, value)).toContain(words)
})

test('a difference names each member once, before and after', () => {
  expect(differencesOf({ before: { on_hand: 1 }, after: { on_hand: 2, parcels: 1 } })).toEqual([
    { name: 'On hand', before: '1', after: '2' },
    { name: 'Parcels', before: 'none', after: '1' },
  ])
})

test('what was added without a value isn’t listed as none before and none after', () => {
  const after = { ends_at: null, kinds: [], buy_count: 2 }
  expect(differencesOf({ before: {}, after })).toEqual([
    { name: 'Buy count', before: 'none', after: '2' },
  ])
})

test('what has members differs member by member, by the names that the shop gave', () => {
  const red = { is_offered: true }
  const before = {
    colors: { Red: red, 'Sea-green': red },
    sizes: { M: { reach: 420, stack: 600 } },
  }
  const after = {
    colors: {
      Red: red,
      'Sea-green': { reason: 'No paint' },
      Clay: { is_draft: true, until: null },
    },
    sizes: { M: { reach: 425, stack: 600 } },
  }
  expect(differencesOf({ before, after })).toEqual([
    { name: 'Colors: Sea-green: Offered', before: 'yes', after: 'none' },
    { name: 'Colors: Sea-green: Reason', before: 'none', after: 'No paint' },
    { name: 'Colors: Clay', before: 'none', after: 'Draft: yes' },
    { name: 'Sizes: M: Reach', before: '420', after: '425' },
  ])
})

test('a request is told without numbers that no screen shows', () => {
  expect(audit.askedOf({ size_ids: [3, 4], surcharge: 25 })).toBe('Surcharge: 25')
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
