import { eq } from 'drizzle-orm'

import type { AwaitedItem } from '@/contract/shop/goods/stock-alerts'
import type { StockItem, StockList } from '@/contract/office/stock/stock'
import { RETENTION_MS } from '@/domain/kit/retention'
import { ALERT_WINDOW_HOURS, MOST_ALERTS } from '@/domain/shop/goods/stock-alert'
import { bikes, bikeSizes } from '@/server/kernel/db/schema/catalog/bikes'
import { productParts, products } from '@/server/kernel/db/schema/catalog/products'
import { users } from '@/server/kernel/db/schema/accounts/users'
import { stockAlertRecipients, stockAlerts } from '@/server/kernel/db/schema/orders/stock-alerts'
import { stockItems } from '@/server/kernel/db/schema/orders/stock'
import { suppressAddress } from '@/server/kernel/mail/suppress'
import { memoryLimits } from '@/server/kernel/ports/limits'
import { purgeStockAlerts, notifyOfStock } from '@/server/goods'
import { registerAdmin } from '@/__tests__/support/admins'
import { freshMember, freshOffice } from '@/__tests__/support/fixtures'
import { dataOf } from '@/__tests__/support/member-shop'
import { as, PASSWORD, register } from '@/__tests__/support/members'
import { outboxOf } from '@/__tests__/support/mail/outbox'
import { openTestShop } from '@/__tests__/support/shop'
import { workOff } from '@/__tests__/support/work'

const { shop, office } = freshOffice('', { max: 20 })

const SKU = 'product:5000111'
const FRAME = 'frame:nyx:M'
const HOUR = 3_600_000

const setStock = (on_hand: number, sku = SKU) =>
  shop.db.update(stockItems).set({ on_hand, reserved: 0 }).where(eq(stockItems.sku, sku))
const request = (email: string | null, sku = SKU) =>
  shop.send('POST', '/api/stock-alerts', { sku, email })
const recipients = () => shop.db.select().from(stockAlertRecipients)
const alerts = () => shop.db.select().from(stockAlerts).orderBy(stockAlerts.id)
const questions = () => outboxOf(shop, 'confirm_stock_alert')
/** Recipients in alphabetical order, because the emails of one run are written at once. */
const notified = async () =>
  (await outboxOf(shop, 'back_in_stock')).map(({ recipient }) => recipient).sort()

async function latestToken(): Promise<string> {
  const { text } = (await questions()).at(-1) ?? {}
  const token = /\/back-in-stock\/confirm\?token=([\w-]+)/.exec(text ?? '')?.[1]
  if (!token) throw new Error('No question was mailed.')
  return token
}

const confirm = (token: string) => shop.send('POST', '/api/stock-alerts/confirm', { token })

/** Puts confirmed addresses on the list, one after the other. */
async function wait(...names: string[]) {
  for (const name of names) {
    await request(`${name}@example.com`)
    await confirm(await latestToken())
  }
}

async function unsubscribePath(): Promise<string> {
  const { unsubscribe_url } = (await outboxOf(shop)).at(-1) ?? {}
  return new URL(unsubscribe_url ?? '').pathname.replace('/back-in-stock', '/api/stock-alerts')
}

beforeEach(() => setStock(0))

test('a guest confirms an address once, and is told of all it waits for', async () => {
  const reply = await request('ada@example.com')
  expect(reply).toMatchObject({ status: 200, body: { data: { is_confirmed: false } } })
  await setStock(3)
  await notifyOfStock(shop.deps)
  expect(await notified()).toEqual([])

  expect((await confirm(await latestToken())).status).toBe(200)
  await setStock(0, FRAME)
  const second = await request('ADA@example.com', FRAME)
  expect(second.body.data).toEqual(reply.body.data)
  expect(await questions()).toHaveLength(1)

  await setStock(1, FRAME)
  await notifyOfStock(shop.deps)
  const mails = await outboxOf(shop, 'back_in_stock')
  expect(
    mails.map(({ text }) => /https:\S+\/(?:accessories|configurator)\S*/.exec(text)?.[0]),
  ).toEqual(['https://shop.test/accessories/5000111', 'https://shop.test/configurator/nyx'])
  await notifyOfStock(shop.deps)
  expect(await notified()).toHaveLength(2)
})

test('the link is kept as a hash only, works once, and ends after two days', async () => {
  await request('ada@example.com')
  const token = await latestToken()
  expect(JSON.stringify(await recipients())).not.toContain(token)
  expect((await confirm(token)).status).toBe(200)
  expect(await confirm(token)).toMatchObject({ status: 422, body: { code: 'link_invalid' } })
  await request('ben@example.com')
  const old = await latestToken()
  shop.clock.advance(48 * HOUR)
  expect((await confirm(old)).status).toBe(422)
  await purgeStockAlerts(shop.deps)
  expect((await recipients()).map(({ email }) => email)).toEqual(['ada@example.com'])
  expect((await questions()).map(({ recipient }) => recipient)).toEqual([
    'ada@example.com',
    'deleted@invalid',
  ])
})

test('as many are told as there are units, the oldest first, and after the window the next', async () => {
  await wait('ada', 'ben', 'cleo', 'dan', 'eve')
  await setStock(2)
  await notifyOfStock(shop.deps)
  await notifyOfStock(shop.deps)
  expect(await notified()).toEqual(['ada@example.com', 'ben@example.com'])

  await setStock(3)
  await notifyOfStock(shop.deps)
  expect(await notified()).toHaveLength(3)

  // One of them bought; no other is emailed about a unit that two may still buy.
  await setStock(2)
  shop.clock.advance(ALERT_WINDOW_HOURS * HOUR - 1)
  await notifyOfStock(shop.deps)
  expect(await notified()).toHaveLength(3)
  shop.clock.advance(1)
  await notifyOfStock(shop.deps)
  expect((await notified()).slice(3)).toEqual(['dan@example.com', 'eve@example.com'])
})

test('units that orders hold tell nobody', async () => {
  await wait('ada')
  await shop.db.update(stockItems).set({ on_hand: 2, reserved: 2 }).where(eq(stockItems.sku, SKU))
  await notifyOfStock(shop.deps)
  expect(await notified()).toEqual([])
})

test('what is no longer offered tells nobody, until it is offered again', async () => {
  await wait('ada')
  await setStock(5)
  const offer = (is_offered: boolean) =>
    shop.db.update(products).set({ is_offered }).where(eq(products.id, 5000111))
  await offer(false)
  await notifyOfStock(shop.deps)
  expect(await notified()).toEqual([])
  expect((await request('ben@example.com')).body.code).toBe('stock_item_not_found')
  await offer(true)
  await notifyOfStock(shop.deps)
  expect(await notified()).toEqual(['ada@example.com'])
})

test('a bundle is back with its scarcest part', async () => {
  const [part] = await shop.db.select().from(productParts)
  if (!part) throw new Error('The seed has a bundle.')
  const sku = `product:${part.product_id}${part.variant ? `:${part.variant}` : ''}`
  await setStock(0, sku)
  await request('ada@example.com', `product:${part.bundle_id}`)
  await confirm(await latestToken())
  await notifyOfStock(shop.deps)
  expect(await notified()).toEqual([])
  await setStock(10, sku)
  await notifyOfStock(shop.deps)
  expect(await notified()).toEqual(['ada@example.com'])
})

test('a bundle with a part that is no longer sold tells nobody, like a removed version or size', async () => {
  const [part] = await shop.db.select().from(productParts)
  if (!part) throw new Error('The seed has a bundle.')
  const bundle = `product:${part.bundle_id}`
  const sku = `product:${part.product_id}${part.variant ? `:${part.variant}` : ''}`
  await setStock(0, sku)
  await setStock(0, FRAME)
  const [first] = (await shop.db.select().from(products)).filter(({ variants }) => variants[0])
  const version = `product:${first?.id}:${first?.variants[0]?.id}`
  await setStock(0, version)
  for (const one of [bundle, FRAME, version]) await request('ada@example.com', one)
  await confirm(await latestToken())
  const withdraw = (is_offered: boolean) =>
    shop.db.update(products).set({ is_offered }).where(eq(products.id, part.product_id))
  await withdraw(false)
  await shop.db.update(bikeSizes).set({ is_draft: true }).where(eq(bikeSizes.title, 'M'))
  await shop.db
    .update(products)
    .set({ variants: first?.variants.slice(1) ?? [] })
    .where(eq(products.id, first?.id ?? 0))
  for (const back of [sku, FRAME, version]) await setStock(10, back)
  await notifyOfStock(shop.deps)
  expect(await notified()).toEqual([])
  expect((await request('ben@example.com', bundle)).body.code).toBe('stock_item_not_found')
  await withdraw(true)
  await notifyOfStock(shop.deps)
  expect(await notified()).toEqual(['ada@example.com'])
})

test('whoever missed it can ask again, and waits behind the others', async () => {
  await wait('ada', 'ben')
  await setStock(1)
  await notifyOfStock(shop.deps)
  await setStock(0)
  await request('ada@example.com')
  shop.clock.advance(ALERT_WINDOW_HOURS * HOUR)
  await setStock(1)
  await notifyOfStock(shop.deps)
  expect(await notified()).toEqual(['ada@example.com', 'ben@example.com'])
})

test('a member with a verified address needs no confirmation, one without does', async () => {
  const member = await register(shop, 'Ada')
  const send = as(shop, member)
  const own = () => send('POST', '/api/stock-alerts', { sku: SKU })
  expect(await own()).toMatchObject({ status: 422, body: { errors: [{ field: 'email' }] } })
  await request(member.email)
  expect(await questions()).toHaveLength(1)
  await shop.db.update(users).set({ email_verified_at: shop.clock.now() })
  expect((await own()).body.data).toEqual({ is_confirmed: true })
  const other = await send('POST', '/api/stock-alerts', { sku: SKU, email: 'ben@example.com' })
  expect(other.body.data).toEqual({ is_confirmed: false })
  await setStock(5)
  await notifyOfStock(shop.deps)
  expect(await notified()).toEqual([member.email])
})

test('what is for sale or unknown takes no requests, and addresses must be ones', async () => {
  await setStock(1)
  expect((await request('ada@example.com')).body.code).toBe('stock_not_sold_out')
  for (const sku of ['product:1', 'frame:none:M', 'frame:nyx:Q', 'product:5000124', "x'--"]) {
    expect((await request('ada@example.com', sku)).body.code).toBe('stock_item_not_found')
  }
  await setStock(0)
  expect((await request('ada')).status).toBe(422)
  expect((await request(null)).status).toBe(422)
  expect(await recipients()).toEqual([])
})

test('of 20 requests at once one question is mailed, and one alert waits', async () => {
  const replies = await Promise.all(Array.from({ length: 20 }, () => request('ada@example.com')))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await questions()).toHaveLength(1)
  expect(await alerts()).toHaveLength(1)
})

test('two processes tell each person once', async () => {
  await wait('ada', 'ben', 'cleo')
  await setStock(3)
  await Promise.all([notifyOfStock(shop.deps), notifyOfStock(shop.deps)])
  expect(await notified()).toEqual(['ada@example.com', 'ben@example.com', 'cleo@example.com'])
})

test('the emails carry one-click headers, whose link deletes the address everywhere', async () => {
  await wait('ada')
  await setStock(1)
  await notifyOfStock(shop.deps)
  await workOff(shop.deps)
  const sent = shop.sent.filter(({ recipient }) => recipient === 'ada@example.com')
  expect(sent).toHaveLength(2)
  for (const { unsubscribeUrl, text } of sent) {
    expect(unsubscribeUrl).toMatch(
      /^https:\/\/shop\.test\/back-in-stock\/unsubscribe\/[\w-]+\/[\w-]+$/,
    )
    expect(text).toContain(`Unsubscribe with one click: ${unsubscribeUrl}`)
  }
  const path = await unsubscribePath()
  expect((await shop.send('POST', `${path}x`)).status).toBe(422)
  for (let times = 0; times < 2; times += 1) {
    const reply = await shop.send('POST', path, 'List-Unsubscribe=One-Click', {
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect(reply.status).toBe(200)
  }
  expect(await recipients()).toEqual([])
  expect(await alerts()).toEqual([])
  expect(JSON.stringify(await outboxOf(shop))).not.toContain('ada@example.com')
})

test('addresses that bounced or complained are not written to', async () => {
  await wait('ada')
  const at = { detail: '', issue_id: null, created_at: shop.clock.now() }
  await suppressAddress(shop.db, { email: 'ada@example.com', cause: 'bounce', ...at })
  await suppressAddress(shop.db, { email: 'ben@example.com', cause: 'complaint', ...at })
  expect((await request('ben@example.com')).body.data).toEqual({ is_confirmed: false })
  await setStock(5)
  await notifyOfStock(shop.deps)
  expect(await notified()).toEqual([])
  expect((await questions()).map(({ recipient }) => recipient)).toEqual(['ada@example.com'])
})

test('an address that bounced leaves its unit to the next', async () => {
  await wait('ada', 'ben')
  const at = { detail: '', issue_id: null, created_at: shop.clock.now() }
  await suppressAddress(shop.db, { email: 'ada@example.com', cause: 'bounce', ...at })
  await setStock(1)
  await notifyOfStock(shop.deps)
  expect(await notified()).toEqual(['ben@example.com'])
})

describe('a member who asks for emails to their own address', () => {
  const member = freshMember(shop)
  const ask = (sku = SKU) => as(shop, member)('POST', '/api/stock-alerts', { sku })
  beforeEach(() => shop.db.update(users).set({ email_verified_at: shop.clock.now() }))

  test('sees in the account what they wait for, and stops waiting', async () => {
    const send = as(shop, member)
    const list = async () =>
      dataOf<{ alerts: AwaitedItem[] }>(await send('GET', '/api/account/stock-alerts')).alerts
    await setStock(0, FRAME)
    await wait('ben')
    for (const sku of [SKU, FRAME]) await ask(sku)
    await shop.db.update(bikes).set({ is_draft: true }).where(eq(bikes.slug, 'nyx'))
    const [first, second] = await list()
    expect([first, second]).toMatchObject([
      { path: '/accessories/5000111', asked_at: expect.stringMatching(/^2\d{3}-/) },
      { title: 'Nyx frame, size M', path: null },
    ])
    const [others] = await alerts()
    expect((await send('DELETE', `/api/account/stock-alerts/${first?.id}`)).status).toBe(200)
    for (const id of [first?.id, others?.id]) {
      const { body } = await send('DELETE', `/api/account/stock-alerts/${id}`)
      expect(body.code).toBe('stock_alert_not_found')
    }
    expect(await list()).toEqual([second])
    expect(await alerts()).toHaveLength(2)
    await shop.db.update(users).set({ email_verified_at: null })
    await send('DELETE', `/api/account/stock-alerts/${second?.id}`)
    expect(await list()).toEqual([])
    expect(await alerts()).toHaveLength(2)
  })

  test('gets them again after a bounce', async () => {
    const at = { detail: '', issue_id: null, created_at: shop.clock.now() }
    await suppressAddress(shop.db, { email: member.email, cause: 'bounce', ...at })
    expect((await ask()).body.data).toEqual({ is_confirmed: true })
    await setStock(1)
    await notifyOfStock(shop.deps)
    expect(await notified()).toEqual([member.email])
  })

  test('is told that a complaint or a full list keeps them off it, unlike others who type it', async () => {
    await ask()
    const [row] = await recipients()
    const more = Array.from({ length: MOST_ALERTS - 1 }, (_, index) => `product:${index}`)
    await shop.db
      .insert(stockAlerts)
      .values(more.map((sku) => ({ recipient_id: row?.id ?? 0, sku })))
    await setStock(0, FRAME)
    expect((await ask(FRAME)).body.code).toBe('stock_alerts_full')
    expect((await ask()).status).toBe(200)
    const at = { detail: '', issue_id: null, created_at: shop.clock.now() }
    await suppressAddress(shop.db, { email: member.email, cause: 'complaint', ...at })
    expect((await ask()).body.code).toBe('stock_alerts_blocked')
    expect((await request(member.email)).body.data).toEqual({ is_confirmed: false })
  })
})

test('answered and old alerts are deleted, and with the last one the address', async () => {
  await wait('ada', 'ben')
  await setStock(1)
  await notifyOfStock(shop.deps)
  await setStock(0)
  shop.clock.advance(ALERT_WINDOW_HOURS * HOUR + 1)
  await purgeStockAlerts(shop.deps)
  expect((await recipients()).map(({ email }) => email)).toEqual(['ben@example.com'])
  expect(JSON.stringify(await outboxOf(shop))).not.toContain('ada@example.com')
  shop.clock.advance(RETENTION_MS.stock_alerts)
  await purgeStockAlerts(shop.deps)
  expect(await recipients()).toEqual([])
  expect(JSON.stringify(await outboxOf(shop))).not.toContain('ben@example.com')
})

test('an address waits for a limited number of items', async () => {
  await wait('ada')
  const [row] = await recipients()
  await shop.db.insert(stockAlerts).values(
    Array.from({ length: MOST_ALERTS - 1 }, (_, index) => ({
      recipient_id: row?.id ?? 0,
      sku: `product:${index}`,
    })),
  )
  await setStock(0, FRAME)
  expect((await request('ada@example.com', FRAME)).status).toBe(200)
  expect(await alerts()).toHaveLength(MOST_ALERTS)
})

test('staff see who waits for an item, apart from how many never confirmed', async () => {
  await wait('ada', 'ben')
  await request('cleo@example.com')
  const { items, counts } = dataOf<StockList>(await office('GET', 'stock?state=wanted'))
  expect(items).toMatchObject([{ sku: SKU, waiting: 2, unconfirmed: 1 }])
  expect(counts).toContainEqual({ state: 'wanted', count: 1 })
  const path = `stock/${encodeURIComponent(SKU)}`
  const { waiters } = dataOf<StockItem>(await office('GET', path))
  expect(waiters?.map(({ email }) => email)).toEqual(['ada@example.com', 'ben@example.com'])
  await setStock(1)
  await notifyOfStock(shop.deps)
  expect(dataOf<StockItem>(await office('GET', path))).toMatchObject({
    ...{ waiting: 1, unconfirmed: 1 },
    waiters: [{ email: 'ben@example.com' }],
  })
})

test('an item that only unconfirmed addresses ask for is in the list of those that are wanted', async () => {
  await setStock(0)
  await request('cleo@example.com')
  const { items } = dataOf<StockList>(await office('GET', 'stock?state=wanted'))
  expect(items).toMatchObject([{ sku: SKU, waiting: 0, unconfirmed: 1 }])
})

test('staff who may not read customers see only how many wait', async () => {
  await wait('ada')
  const clerk = as(shop, await registerAdmin(shop, 'Cat', 'catalog'))
  const item = await clerk('GET', `/api/backoffice/stock/${encodeURIComponent(SKU)}`)
  expect(dataOf<StockItem>(item)).toMatchObject({ waiting: 1, waiters: null })
})

test('staff see beside the stock of a part, and on the page of its bundle, how many wait for that', async () => {
  const [part] = await shop.db.select().from(productParts)
  if (!part) throw new Error('The seed has a bundle.')
  const sku = `product:${part.product_id}${part.variant ? `:${part.variant}` : ''}`
  const bundlesWaited = async () =>
    dataOf<StockItem>(await office('GET', `stock/${encodeURIComponent(sku)}`)).bundles
  await setStock(0, sku)
  expect(await bundlesWaited()).toEqual([])
  for (const name of ['ada', 'ben'])
    await request(`${name}@example.com`, `product:${part.bundle_id}`)
  await confirm(await latestToken())
  expect(await bundlesWaited()).toMatchObject([{ id: part.bundle_id, waiting: 1, unconfirmed: 1 }])
  const bundle = dataOf(await office('GET', `products/${part.bundle_id}`))
  expect(bundle).toMatchObject({ waiting: 1, unconfirmed: 1 })
  expect(dataOf(await office('GET', `products/${part.product_id}`))).toMatchObject({ waiting: 0 })
})

test('a member’s data has what they wait for, and goes with the account', async () => {
  const member = await register(shop, 'Ada')
  const send = as(shop, member)
  await shop.db.update(users).set({ email_verified_at: shop.clock.now() })
  await send('POST', '/api/stock-alerts', { sku: SKU })
  const { body } = await send('POST', '/api/account/export', { password: PASSWORD })
  expect(body).toMatchObject({
    stock_alert_recipients: [{ email: member.email }],
    stock_alerts: [{ sku: SKU }],
  })
  await send('POST', '/api/account/delete', { password: PASSWORD })
  expect(await recipients()).toEqual([])
})

test('a guest’s data is found, exported and erased by staff', async () => {
  await wait('ada')
  const email = 'ada@example.com'
  const found = await office('POST', 'guest-searches', { email })
  expect(JSON.stringify(found.body)).toContain('stock_alerts')
  expect((await office('POST', 'guest-erasures', { email })).status).toBe(200)
  expect(await recipients()).toEqual([])
  expect(JSON.stringify(await outboxOf(shop))).not.toContain(email)
})

test('an address block has 10 tries a minute, an address 10 an hour', async () => {
  await shop.close()
  Object.assign(shop, await openTestShop({ deps: { limits: memoryLimits() } }))
  await setStock(0)
  const statuses = []
  for (let times = 0; times < 11; times += 1) {
    statuses.push((await request(`a${times}@example.com`)).status)
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
})
