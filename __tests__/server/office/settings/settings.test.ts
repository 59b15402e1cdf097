import { eq } from 'drizzle-orm'

import type { AuditList } from '@/contract/office/audit/audit'
import type { ProductSafety } from '@/contract/shop/goods/goods'
import type { ShopSettings } from '@/contract/office/settings/settings'
import { products } from '@/server/kernel/db/schema/catalog/products'
import { documents } from '@/server/kernel/db/schema/orders/documents'
import { sandboxProvider } from '@/server/payments/providers/sandbox-provider'

import { as } from '@/__tests__/support/members'
import { dataOf } from '@/__tests__/support/member-shop'
import { US, bikeItem, orderBody, pay, payInSandbox } from '@/__tests__/support/orders/orders'
import { TEST_SELLER } from '@/__tests__/support/seller'
import { freshOffice } from '@/__tests__/support/fixtures'

const SHOP = {
  name: 'Nireeka Bikes Ltd',
  address: ['2 Mill Lane', 'Troy NY 12180', 'United States'],
  vat_id: 'US-12',
  email: 'help@nireeka.example',
}

const { shop, admin, office } = freshOffice('settings')

const read = async () => dataOf<ShopSettings>(await office('GET'))
const readSafety = async () => (await read()).safety
const contact = async () => dataOf<object>(await shop.send('GET', '/api/contact'))
const order = async () => orderBody(shop, [bikeItem('nyx')], { email: 'ada@example.com' })

test('a new shop says what its server was set up with', async () => {
  const { name, address, vat_id, email } = TEST_SELLER
  expect(await read()).toMatchObject({
    shop: { name, address, vat_id, email },
    methods: [{ id: 'sandbox', is_shown: true, is_test: true }],
  })
})

test('a changed seller is on the contact page at once, on new papers, and not on old ones', async () => {
  await payInSandbox(shop, await pay(shop, await order()))
  const { seen } = (await read()).shop
  expect((await office('PUT', '/shop', { ...SHOP, seen })).body.data).toMatchObject({ shop: SHOP })
  expect(await contact()).toMatchObject({ name: SHOP.name, address: SHOP.address })
  await payInSandbox(shop, await pay(shop, await order()))
  const papers = await shop.db.select().from(documents).orderBy(documents.id)
  expect(papers.map(({ content }) => content.seller)).toEqual([TEST_SELLER, SHOP])
})

test('legal texts name the new seller', async () => {
  const { seen } = (await read()).shop
  await office('PUT', '/shop', { ...SHOP, seen })
  const { body } = await shop.send('GET', '/api/content/page/terms')
  expect(JSON.stringify(body)).toContain('2 Mill Lane')
})

test('who writes over another version is refused, and nothing is lost', async () => {
  const { seen } = (await read()).shop
  const tries = await Promise.all(
    ['First', 'Second'].map((name) => office('PUT', '/shop', { ...SHOP, name, seen })),
  )
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 409])
  const won = tries.flatMap((one) => (one.status === 200 ? [dataOf<ShopSettings>(one)] : []))
  expect([await read()]).toEqual(won)
})

test('the audit log tells the seller before and after', async () => {
  const first = (await read()).shop
  const second = dataOf<ShopSettings>(
    await office('PUT', '/shop', { ...SHOP, seen: first.seen }),
  ).shop
  await office('PUT', '/shop', { ...SHOP, name: 'Nireeka Works', seen: second.seen })
  const { items } = dataOf<AuditList>(await as(shop, admin)('GET', '/api/backoffice/audit'))
  expect(items[0]).toMatchObject({
    action: 'settings.setShop',
    before: { name: SHOP.name },
    after: { name: 'Nireeka Works' },
  })
})

const safetyOf = async (product: number) =>
  dataOf<ProductSafety>(await shop.send('GET', `/api/product-safety?product=${product}`))

test('changed product safety is on all pages at once, but for products with parties of their own', async () => {
  const maker = ['Nireeka Works', '2 Mill Lane', 'Troy NY 12180', 'works@nireeka.example']
  const own = ['Fork Works', '12 Mill Road', 'Taiwan', 'safety@fork.example']
  const before = await readSafety()
  const saved = await office('PUT', '/product-safety', {
    ...{ ...before, maker, eu_responsible: [], bike_warnings: ['Look ahead.'] },
  })
  expect(dataOf<ShopSettings>(saved).safety).toMatchObject({ maker, eu_responsible: [] })
  expect(await safetyOf(1)).toMatchObject({
    maker: { name: 'Nireeka Works', address: ['2 Mill Lane', 'Troy NY 12180'] },
    ...{ eu_responsible: null, warnings: ['Look ahead.'], marks: before.bike_marks },
  })
  await shop.db
    .update(products)
    .set({ maker: own, eu_responsible: ['Fork EU', '3 Kade', 'eu@fork.example'] })
    .where(eq(products.id, 5_000_110))
  expect(await safetyOf(5_000_110)).toMatchObject({
    maker: { name: 'Fork Works', email: 'safety@fork.example' },
    eu_responsible: { name: 'Fork EU', address: ['3 Kade'] },
  })
  const stale = await office('PUT', '/product-safety', before)
  expect([stale.status, stale.body.code]).toEqual([409, 'settings_changed'])
})

test('the hourly rate of labor determines what a repair costs on the pages of spare parts', async () => {
  const readSpare = async () =>
    dataOf<{ minutes: number; labor_price: number | null }>(
      await shop.send('GET', '/api/spares/5000301'),
    )
  const setRate = async (labor_rate: number | null) =>
    office('PUT', '/product-safety', { ...(await readSafety()), labor_rate })
  await setRate(120)
  const { minutes, labor_price } = await readSpare()
  expect(minutes).toBeGreaterThan(0)
  expect(labor_price).toBe(minutes * 2)
  await setRate(null)
  expect((await readSpare()).labor_price).toBeNull()
  expect((await setRate(501)).status).toBe(422)
})

test.each([
  ['maker', []],
  ['maker', ['Nireeka', 'safety@nireeka.example']],
  ['eu_responsible', ['Nireeka Europe', 'Handelsweg 12']],
])('a %s of the lines %j is refused', async (name, lines) => {
  const safety = await readSafety()
  const { status, body } = await office('PUT', '/product-safety', { ...safety, [name]: lines })
  expect([status, body.errors?.[0]?.field]).toEqual([422, name])
})

test.each([
  [{ ...SHOP, name: ' ' }, 'name'],
  [{ ...SHOP, address: [] }, 'address'],
  [{ ...SHOP, address: ['a', ' '] }, 'address.1'],
])('a seller without a name or an address is refused', async (body, field) => {
  const { seen } = (await read()).shop
  const { status, body: problem } = await office('PUT', '/shop', { ...body, seen })
  expect([status, problem.errors?.[0]?.field]).toEqual([422, field])
})

test('a hidden payment method is neither offered nor taken, and what was begun goes on', async () => {
  shop.deps.providers.push({ ...sandboxProvider(shop.db), id: 'till', title: 'At the till' })
  const begun = await pay(shop, await order())
  const { methods_seen } = await read()
  const hidden = await office('PUT', '/payment-methods', {
    shown: ['till'],
    seen: methods_seen,
  })
  expect(dataOf<ShopSettings>(hidden).methods.map(({ is_shown }) => is_shown)).toEqual([
    false,
    true,
  ])
  const body = await order()
  const seen = await shop.send('POST', '/api/checkout-guest', {
    ...{ has_bike: true, items: body.items, country_id: US, promo_code: null },
  })
  const { providers } = dataOf<{ providers: { id: string }[] }>(seen)
  expect(providers.map(({ id }) => id)).toEqual(['till'])
  const refused = await pay(shop, { ...body, email: 'eve@example.com' })
  expect(refused.body.code).toBe('provider_not_available')
  await payInSandbox(shop, begun)
  const { order_number, order_key } = dataOf<{ order_number: string; order_key: string }>(begun)
  const paid = await shop.send('GET', `/api/orders/${order_number}/${order_key}`)
  expect(dataOf<{ payment_state: string }>(paid).payment_state).toBe('paid')
})

test('one payment method stays', async () => {
  const { methods_seen } = await read()
  for (const shown of [[], ['paypal']]) {
    const { status } = await office('PUT', '/payment-methods', { shown, seen: methods_seen })
    expect(status).toBe(422)
  }
})

test('dealers are offered up to the distance that staff set', async () => {
  const offered = async () =>
    dataOf<{ assembly_km: number }>(await shop.send('GET', '/api/dealers?service=assembly'))
      .assembly_km
  expect(await offered()).toBe(96.6)
  const { seen } = (await read()).assembly
  expect((await office('PUT', '/assembly', { max_km: 0, seen })).status).toBe(422)
  expect((await office('PUT', '/assembly', { max_km: 80, seen })).status).toBe(200)
  expect(await offered()).toBe(80)
  expect((await office('PUT', '/assembly', { max_km: 90, seen })).status).toBe(409)
})
