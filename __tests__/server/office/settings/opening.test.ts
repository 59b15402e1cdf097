import type { BrandPage } from '@/contract/office/brand/brand'
import type { Setup, ShopSettings } from '@/contract/office/settings/settings'

import { freshOffice } from '@/__tests__/support/fixtures'
import { as, register, type Member } from '@/__tests__/support/members'
import { dataOf } from '@/__tests__/support/member-shop'
import { bikeItem, orderBody } from '@/__tests__/support/orders/orders'
import { processGlobals } from '@/utils/process-globals'

const fixture = freshOffice()
const { shop, office } = fixture

const settings = async () => dataOf<ShopSettings>(await office('GET', 'settings'))
const setOpen = async (is_open: boolean) =>
  office('PUT', 'settings/opening', { is_open, seen: (await settings()).opening.seen })
const order = async (headers?: Record<string, string>) =>
  shop.send('POST', '/api/payment-guest', await orderBody(shop, [bikeItem('nyx')]), headers)
const steps = async () => {
  const setup = dataOf<Setup>(await office('GET', 'setup'))
  return setup.steps.filter(({ is_done }) => is_done).map(({ step }) => step)
}

afterEach(() => delete processGlobals().opening)

test('a closed shop takes no orders except from browsers with its preview link', async () => {
  await setOpen(false)
  expect(await order()).toMatchObject({ status: 403, body: { code: 'shop_closed' } })
  const path = (await settings()).opening.preview_path ?? ''
  const key = new URLSearchParams(path.slice(1)).get('preview')
  expect((await order({ cookie: `shop_preview=${key}` })).status).toBe(200)
})

test('a browser of staff sees the closed shop, others do not', async () => {
  const closed = await setOpen(false)
  const path = (await settings()).opening.preview_path ?? ''
  const key = new URLSearchParams(path.slice(1)).get('preview')
  expect(closed.headers.getSetCookie()).toEqual([expect.stringContaining(`shop_preview=${key};`)])
  const cookiesOf = async (person: Member, cookie = '') =>
    (await as(shop, person)('GET', '/api/me', undefined, { cookie })).headers.getSetCookie()
  expect(await cookiesOf(fixture.admin)).toEqual([expect.stringContaining(`shop_preview=${key};`)])
  expect(await cookiesOf(fixture.admin, `shop_preview=${key}`)).toEqual([])
  expect(await cookiesOf(await register(shop, 'Ada'))).toEqual([])
})

test('each closing has a new preview link, and an open shop has none', async () => {
  await setOpen(false)
  const first = (await settings()).opening.preview_path
  await setOpen(true)
  expect((await settings()).opening.preview_path).toBeNull()
  expect((await order()).status).toBe(200)
  await setOpen(false)
  expect((await settings()).opening.preview_path).not.toBe(first)
})

test('the guide knows what the shop stores, and what staff mark', async () => {
  const before = await steps()
  // Store credit is an internal provider, and the sandbox moves no money.
  expect(before).not.toContain('payment')
  expect(before).not.toContain('brand')
  const { brand, seen } = dataOf<BrandPage>(await office('GET', 'brand'))
  await office('PUT', 'brand', { ...brand, name: 'Velotal', seen })
  const changed = await office('PUT', 'setup', { marked: ['shipping'], is_hidden: true })
  expect(changed.status).toBe(200)
  expect(await steps()).toEqual(expect.arrayContaining(['brand', 'shipping', 'open']))
  expect(dataOf<Setup>(await office('GET', 'setup')).is_hidden).toBe(true)
  await setOpen(false)
  expect(await steps()).not.toContain('open')
})
