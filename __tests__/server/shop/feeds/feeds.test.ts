import { gunzipSync } from 'node:zlib'

import { eq, sql } from 'drizzle-orm'

import { FEED_FILES } from '@/domain/shop/feeds/feeds'
import { GIFT_CARD_ID } from '@/domain/shop/gift-card/gift-card'
import { OPENING_SETTING } from '@/domain/office/settings/opening'
import { createApi } from '@/server/app'
import { bikes } from '@/server/kernel/db/schema/catalog/bikes'
import { products } from '@/server/kernel/db/schema/catalog/products'
import { settings } from '@/server/kernel/db/schema/catalog/trade'
import { stockItems } from '@/server/kernel/db/schema/orders/stock'
import { purgePageMoves } from '@/server/kernel/pages/queries'
import { feedItems } from '@/__tests__/support/catalog/read-feed'
import { freshShop } from '@/__tests__/support/fixtures'

const shop = freshShop()

const GOOGLE = '/feeds/google.xml?country=US'
const HELMET = 5000110

const ask = (path: string, init?: RequestInit) => createApi(shop.deps).request(path, init)
const read = async (path = GOOGLE) => (await ask(path)).text()
const tagOf = async () => (await ask(GOOGLE, { method: 'HEAD' })).headers.get('etag')

test.each(['', 'XK', 'de', 'DEU', '15'])('there is no feed for the country “%s”', async (code) => {
  const answer = await ask(`/feeds/google.xml?country=${code}`)
  const { code: error, message } = (await answer.json()) as { code: string; message: string }
  expect([answer.status, error]).toEqual([404, 'feed_not_found'])
  expect(message).toContain('?country=US')
})

test('there is no other file', async () => {
  expect((await ask('/feeds/amazon.xml?country=US')).status).toBe(404)
})

test('a shop that opens soon has no feed', async () => {
  const value = { is_open: false, preview_key: 'preview' }
  await shop.db.insert(settings).values({ key: OPENING_SETTING, value })
  const answer = await ask(GOOGLE)
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ message: expect.stringContaining('isn’t open') })
})

test('ended bikes, withdrawn products, gift cards and what another shop sells are absent', async () => {
  const sold = 5000111
  await shop.db.update(bikes).set({ ended_at: new Date() }).where(eq(bikes.slug, 'nyx'))
  await shop.db.update(products).set({ is_offered: false }).where(eq(products.id, HELMET))
  process.env.EXTERNAL_HOSTS = 'fund.example'
  await shop.db
    .update(products)
    .set({ external_link: 'https://fund.example/nyx' })
    .where(eq(products.id, sold))
  for (const file of FEED_FILES) {
    const items = feedItems(file, await read(`/feeds/${file}?country=US`))
    expect(items.length).toBeGreaterThan(100)
    const absent = [`${HELMET}`, `${GIFT_CARD_ID}`, `${sold}`]
    expect(items.filter(({ id }) => absent.includes(id.slice(0, 7)))).toEqual([])
    expect(items.filter(({ group }) => group === 'nyx')).toEqual([])
  }
})

test('programs that have a feed get a 304 until a price, a stock or the day changes', async () => {
  const tag = await tagOf()
  const same = await ask(GOOGLE, { headers: { 'if-none-match': `W/${tag}` } })
  expect([same.status, await same.text()]).toEqual([304, ''])
  expect(await tagOf()).toBe(tag)
  await shop.db
    .update(products)
    .set({ price_cents: 12_345 as never })
    .where(eq(products.id, HELMET))
  const priced = await tagOf()
  expect(priced).not.toBe(tag)
  await shop.db
    .update(stockItems)
    .set({ on_hand: 0, reserved: 0 })
    .where(eq(stockItems.sku, 'product:5000301'))
  const stocked = await tagOf()
  expect(stocked).not.toBe(priced)
  shop.clock.advance(86_400_000)
  expect(await tagOf()).not.toBe(stocked)
  expect(
    (await ask('/feeds/google.xml?country=CA', { method: 'HEAD' })).headers.get('etag'),
  ).not.toBe(await tagOf())
})

test('the purge of old invalidations leaves a feed as it is, and one that commits late changes it', async () => {
  const note = (ago: string, id = sql`default`) =>
    shop.db.execute(
      sql`insert into page_moves (id, pages, at) values (${id}, 'all', now() - ${ago}::interval)`,
    )
  await shop.db.execute(sql`delete from page_moves`)
  for (const ago of ['72 hours', '48 hours', '25 hours', '25 hours']) await note(ago)
  const before = await tagOf()
  await purgePageMoves(shop.db)
  expect((await shop.db.execute(sql`select from page_moves`)).rows).toHaveLength(2)
  expect(await tagOf()).toBe(before)
  await note('25 hours', sql`1`)
  expect(await tagOf()).not.toBe(before)
})

test('HEAD has the headers of GET and no body', async () => {
  const [head, get] = [await ask(GOOGLE, { method: 'HEAD' }), await ask(GOOGLE)]
  expect(await head.text()).toBe('')
  for (const name of ['content-type', 'etag', 'cache-control', 'vary'])
    expect(head.headers.get(name)).toBe(get.headers.get(name))
  expect(get.headers.get('cache-control')).toBe('public, max-age=60')
})

test('a feed is compressed for those who accept it, and equal otherwise', async () => {
  const packed = await ask(GOOGLE, { headers: { 'accept-encoding': 'gzip, br' } })
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  const bytes = Buffer.from(await packed.arrayBuffer())
  const text = await read()
  expect(gunzipSync(bytes).toString()).toBe(text)
  expect(bytes.length * 8).toBeLessThan(text.length)
  const plain = await ask(GOOGLE)
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(plain.headers.get('etag')).not.toBe(packed.headers.get('etag'))
})

test('many who ask at once get the same, and the next price is in the next answer', async () => {
  const texts = await Promise.all(Array.from({ length: 8 }, () => read()))
  expect(new Set(texts).size).toBe(1)
  await shop.db
    .update(products)
    .set({ title: 'Helmet <&> "Two"\u0007' })
    .where(eq(products.id, HELMET))
  const xml = await read()
  expect(xml).toContain('Helmet &lt;&amp;&gt; &quot;Two&quot;, ')
  expect(xml).not.toContain('\u0007')
  const csv = await read('/feeds/meta.csv?country=US')
  expect(csv).toContain('"Helmet <&> ""Two"", ')
})

test('each item names its manufacturer, and the EU responsible person if there is one', async () => {
  const xml = await read()
  const items = xml.match(/<item>/g)?.length ?? 0
  expect(xml.match(/<g:attribute_name>Manufacturer</g)).toHaveLength(items)
  expect(xml.match(/<g:attribute_name>Responsible person in the EU</g)).toHaveLength(items)
  expect(xml).toContain(
    'Nireeka Europe B.V., Handelsweg 12, 3707 NH Zeist, Netherlands, eu-safety@',
  )
})
