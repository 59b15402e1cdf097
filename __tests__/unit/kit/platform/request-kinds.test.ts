import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { api } from '@/contract/kit/api'
import { moneyLane } from '@/contract/kit/money-lane'
import type { Route } from '@/contract/kit/route'
import { requestKinds } from '@/platform/front/request-kinds'

const folder = mkdtempSync(path.join(tmpdir(), 'request-kinds-'))
mkdirSync(path.join(folder, 'server'))
writeFileSync(path.join(folder, 'routes-manifest.json'), '{}')
writeFileSync(path.join(folder, 'server', 'pages-manifest.json'), '{}')
writeFileSync(path.join(folder, 'prerender-manifest.json'), '{"routes":{},"dynamicRoutes":{}}')
const kindOf = requestKinds(folder, moneyLane())
afterAll(() => rmSync(folder, { recursive: true }))

const routes = Object.values(api)
  .flatMap((feature) => Object.values<Route>(feature))
  .map((route) => ({ route, kind: kindOf(route.path.replace(/:\w+/g, 'NK-100001')) }))

const pathsOf = (kind: string) =>
  [...new Set(routes.filter((one) => one.kind === kind).map(({ route }) => route.path))].sort()

test('the lane is read from the route, wherever its address is', () => {
  const kind = requestKinds(folder, ['/api/deposits/:id/advance'])
  expect(kind('/api/deposits/7/advance')).toBe('money')
  expect(kind('/api/deposits/7')).toBe('other')
  expect(kind('/api/checkout')).toBe('other')
})

test('every route that a buyer pays by is of the lane', () => {
  const { records, removeRecord, providerEvent, ...payment } = api.payment
  const buyers = [...Object.values<Route>(api.checkout), ...Object.values<Route>(payment)]
  for (const { path, lane } of buyers) expect([path, lane]).toEqual([path, 'money'])
  for (const { lane } of [records, removeRecord, providerEvent]) expect(lane).toBeNull()
})

test('what a buyer sends to pay is money, and nothing else', () => {
  expect(pathsOf('money')).toEqual([
    '/api/call-back-pay-pal/:id',
    '/api/call-back-pay/:a/:b',
    '/api/call-back/:id',
    '/api/checkout',
    '/api/checkout-guest',
    '/api/differences/:id/:key/payment',
    '/api/drafts/:id/:key/payment',
    '/api/orders/:number/:key/pay',
    '/api/payment',
    '/api/payment-guest',
    '/api/sandbox/payments/:id',
  ])
})

test('routes that hash a password share one bulkhead', () => {
  expect(pathsOf('login')).toEqual([
    '/api/change-password',
    '/api/forget-password',
    '/api/login',
    '/api/register',
    '/api/reset-password',
    '/api/set-password',
  ])
})

test('every route of the back office is of staff', () => {
  const office = routes.filter(({ route }) => route.path.startsWith('/api/backoffice/'))
  expect(office.length).toBeGreaterThan(100)
  expect(new Set(office.map(({ kind }) => kind))).toEqual(new Set(['staff']))
})

test.each([
  ['/payment/sandbox/sbx_1', 'cart'],
  ['/api/webhooks/stripe', 'webhooks'],
  ['/cart/checkout', 'cart'],
  ['/cartoon', 'ready'],
  ['/api/checkouts', 'other'],
  ['/api/payment-guest/x', 'other'],
  ['/api/payments/7', 'cart'],
  ['/api/orders/NK-1/pay', 'cart'],
  ['/api/orders/NK-1/key/pay/x', 'cart'],
  ['/x/api/checkout', 'ready'],
  ['/api/call-back/', 'other'],
  ['/api/openapi.json', 'other'],
  ['/api/user/login', 'session'],
  ['/api/configurator/cart', 'cart'],
  ['/_next/static/chunks/a.js', 'files'],
  ['/pictures/options/nyx', 'files'],
  ['/stills/nyx.avif', 'ready'],
])('%s is %s', (address, kind) => {
  expect(kindOf(address)).toBe(kind)
})

test('requests with an API key wait among themselves, unless they pay', () => {
  for (const address of ['/api/backoffice/orders', '/api/bikes/list', '/api/me']) {
    expect([address, kindOf(address, 'Bearer nk_live_x')]).toEqual([address, 'programs'])
    expect([address, kindOf(address, 'Bearer eyJhbGciOi')]).toEqual([address, kindOf(address)])
  }
  expect(kindOf('/api/checkout-guest', 'Bearer nk_live_x')).toBe('money')
})

test('product feeds wait among themselves', () => {
  expect(pathsOf('feeds')).toEqual(['/feeds/:file'])
})
