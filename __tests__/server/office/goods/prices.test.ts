import { eq, sql } from 'drizzle-orm'

import type { pricesSchemas } from '@/contract/office/goods/goods.schema'
import type { WireResponse } from '@/contract/kit/route'
import { createApi } from '@/server/app'
import { products } from '@/server/kernel/db/schema/catalog/products'
import { listDueChanges, startPrices } from '@/server/office'
import { freshOffice } from '@/__tests__/support/fixtures'
import { dataOf, outcome } from '@/__tests__/support/member-shop'
import { as } from '@/__tests__/support/members'

type Schemas = typeof pricesSchemas
type Page = WireResponse<Schemas['list']>
type Item = WireResponse<Schemas['read']>
type Preview = WireResponse<Schemas['preview']>
type Change = WireResponse<Schemas['change']>

const { shop, admin, office } = freshOffice()
const list = async (query: string) => dataOf<Page>(await office('GET', `products?${query}`))
const item = async (id: number) => dataOf<Item>(await office('GET', `products/${id}`))
const SPARES = { filter: { kind: 'spare', q: 'brake' } }
const RAISE = { percent: 5 }
const preview = async (selection: unknown = SPARES, plan: unknown = RAISE) =>
  dataOf<Preview>(await office('POST', 'price-previews', { selection, plan }))

async function savable(id: number) {
  const { kind: _, id: __, price: ___, is_digital: ____, ...fields } = await item(id)
  const { versions: _v, bikes: _b, history: _h, groups: _g, ...body } = fields
  return body
}

interface Press {
  selection?: unknown
  plan?: unknown
  seen?: string
  starts_at?: string | null
  request_key?: string
}

const apply = async ({ selection = SPARES, plan = RAISE, ...more }: Press = {}) =>
  office('POST', 'price-changes', {
    selection,
    plan,
    seen: (await preview(selection, plan)).seen,
    starts_at: null,
    note: '',
    request_key: crypto.randomUUID(),
    ...more,
  })
const undo = (id: number) => office('POST', `price-changes/${id}/undo`)
const publicPrice = async (id: number) =>
  dataOf<{ price: number }>(await shop.send('GET', `/api/spares/${id}`)).price
const everyPrice = async () => {
  const { rows } = await shop.db.execute<{ all: string }>(
    sql`select string_agg(id || ' ' || price_cents || ' ' || variants::text, E'\n' order by id) as all from products`,
  )
  return rows[0]?.all
}

test('spares are found by words, bike and group, and all that match are counted', async () => {
  const all = await list('kind=spare')
  expect(all.products).toHaveLength(50)
  expect(all.count).toBeGreaterThan(50)
  const next = await list(`kind=spare&after=${all.next}`)
  expect(next.products[0]?.id).toBeGreaterThan(all.products.at(-1)?.id ?? 0)
  const back = await list(`kind=spare&before=${next.previous}`)
  expect(back.products.map(({ id }) => id)).toEqual(all.products.map(({ id }) => id))
  const [group] = all.groups
  const few = await list(`kind=spare&bike=nyx&group=${group?.code}`)
  expect(few.products.length).toBeGreaterThan(0)
  expect(few.products.every((row) => row.fits.includes('nyx') && row.group === group?.code)).toBe(
    true,
  )
  expect((await list('kind=accessory&q=BACKPACK')).products).toMatchObject([{ id: 5000111 }])
})

test('a dry run says each price, applying it shows at once on another process, undoing it brings all back', async () => {
  const before = await everyPrice()
  const { lines, changing } = await preview()
  expect(changing).toBeGreaterThan(5)
  expect(await everyPrice()).toBe(before)
  const [line] = lines
  if (!line) throw new Error('There are brake parts.')
  expect(line.new).toBe(Math.round(line.old * 105) / 100)

  const other = createApi(shop.deps)
  const applied = dataOf<Change>(await apply())
  expect(applied).toMatchObject({ state: 'applied', percent: 5, count: changing })
  const there = await other.fetch(new Request(`http://shop/api/spares/${line.product_id}`))
  expect(await there.json()).toMatchObject({ data: { price: line.new } })
  expect(
    (await list(`kind=spare&q=${line.product_id}`)).products.map(({ price }) => price),
  ).toEqual([line.new])
  const search = await shop.send('GET', `/api/spares/search?q=${line.product_id}`)
  expect(JSON.stringify(search.body)).toContain(`"price":${line.new}`)

  const undone = dataOf<Change>(await undo(applied.id))
  expect(undone).toMatchObject({ kind: 'undo', undoes: applied.id, count: changing })
  expect(await everyPrice()).toBe(before)
  expect(outcome(await undo(applied.id))).toBe('price_change_ended')
  expect((await item(line.product_id)).history).toMatchObject([
    { old: line.new, new: line.old, state: 'applied', by: 'Cleo Rider' },
    { old: line.old, new: line.new, state: 'undone' },
  ])
})

test('carts are priced anew, and say that a price has changed', async () => {
  const member = as(shop, admin)
  const id = 5000111
  await member('POST', '/api/cart', { items: [{ product_id: id }] })
  await apply({ selection: { ids: [id] }, plan: { percent: 10 } })
  const cart = dataOf<{ carts: { price: number; old_price: number | null }[] }>(
    await member('GET', '/api/cart'),
  )
  expect(cart.carts).toMatchObject([{ price: 97.9, old_price: 89 }])
})

test('what was shown is what is applied: a preview that is no longer true is refused', async () => {
  const { seen, lines } = await preview()
  const id = lines[0]?.product_id ?? 0
  await shop.db
    .update(products)
    .set({ price_cents: sql`price_cents + 1` })
    .where(eq(products.id, id))
  const before = await everyPrice()
  expect(outcome(await apply({ seen }))).toBe('prices_changed')
  expect(await everyPrice()).toBe(before)
})

test('one press is one change, however often it arrives', async () => {
  const { seen } = await preview()
  const key = crypto.randomUUID()
  const all = await Promise.all(Array.from({ length: 6 }, () => apply({ seen, request_key: key })))
  expect(new Set(all.map((reply) => dataOf<Change>(reply).id)).size).toBe(1)
  const { changes } = dataOf<{ changes: unknown[] }>(await office('GET', 'price-changes'))
  expect(changes).toHaveLength(1)
})

test('the list of changes names the first prices of each, before and after', async () => {
  const change = dataOf<Change>(await apply())
  const { changes } = dataOf<{ changes: Change[] }>(await office('GET', 'price-changes'))
  expect(changes[0]?.count).toBeGreaterThan(3)
  expect(changes[0]?.lines).toEqual(change.lines.slice(0, 3).map(({ refusal: _, ...line }) => line))
  expect(changes[0]?.lines[0]?.title).not.toBe('')
})

test('two changes at once are written one after the other, or refused as no longer true', async () => {
  const { seen } = await preview()
  const both = await Promise.all([apply({ seen }), apply({ seen })])
  expect(both.map(outcome).sort()).toEqual(['done', 'prices_changed'])
})

test('a planned change starts in its time, once, and can be canceled before', async () => {
  const [line] = (await preview()).lines
  const id = line?.product_id ?? 0
  const starts_at = '2026-11-21T06:00:00.000Z'
  const canceled = dataOf<Change>(await apply({ starts_at }))
  expect(canceled).toMatchObject({ state: 'scheduled' })
  expect(dataOf<Change>(await undo(canceled.id))).toMatchObject({ state: 'canceled' })
  const planned = dataOf<Change>(await apply({ starts_at }))
  await startPrices(shop.deps, planned.id)
  expect(await publicPrice(id)).toBe(line?.old)

  shop.clock.advance(24 * 3_600_000)
  expect(await listDueChanges(shop.db, shop.clock.now(), 10)).toEqual([{ id: planned.id }])
  await Promise.all([startPrices(shop.deps, planned.id), startPrices(shop.deps, planned.id)])
  await startPrices(shop.deps, canceled.id)
  expect(await publicPrice(id)).toBe(line?.new)
  expect(await listDueChanges(shop.db, shop.clock.now(), 10)).toEqual([])
})

test('undoing keeps a price that was changed again since, and names it', async () => {
  const applied = dataOf<Change>(await apply())
  const [first, second] = applied.lines
  if (!first || !second) throw new Error('Two lines changed.')
  await apply({
    selection: { ids: [first.product_id] },
    plan: { prices: [{ product_id: first.product_id, variant: first.variant, price: 9.99 }] },
  })
  const undone = dataOf<Change>(await undo(applied.id))
  expect(undone.lines.filter(({ refusal }) => refusal === 'changed_since')).toMatchObject([
    { product_id: first.product_id, variant: first.variant, new: 9.99 },
  ])
  expect((await item(second.product_id)).price).toBe(
    second.variant === '' ? second.old : expect.any(Number),
  )
})

test('versions keep their own prices: each changes by the percentage', async () => {
  expect((await preview({ ids: [5000110] })).lines).toHaveLength(10)
  await apply({ selection: { ids: [5000110] } })
  const { price, versions } = await item(5000110)
  expect(price).toBe(124.95)
  expect(versions.map((one) => one.price)).toEqual(Array(9).fill(124.95))
})

test('a gift card stays, and a change without a line is refused', async () => {
  const { lines } = await preview({ ids: [5000124] })
  expect(new Set(lines.map(({ refusal }) => refusal))).toEqual(new Set(['gift_card']))
  expect(outcome(await apply({ selection: { ids: [5000124] } }))).toBe('no_price_changes')
})

test('texts and fitments are saved, and not over somebody else’s', async () => {
  const { id = 0 } = (await list('kind=spare&q=brake')).products[0] ?? {}
  const body = await savable(id)
  const saved = await office('PUT', `products/${id}`, { ...body, title: 'Brake pads, quiet' })
  expect(dataOf<Item>(saved).title).toBe('Brake pads, quiet')
  expect(outcome(await office('PUT', `products/${id}`, { ...body, title: 'Mine' }))).toBe(
    'catalog_changed',
  )
  const found = await shop.send('GET', '/api/spares/search?q=quiet')
  expect(JSON.stringify(found.body)).toContain('Brake pads, quiet')
})

test('what isn’t offered has no page, is found by nobody, and leaves carts with a word', async () => {
  const { id = 0 } = (await list('kind=spare&q=brake')).products[0] ?? {}
  await as(shop, admin)('POST', '/api/cart', { items: [{ product_id: id }] })
  const body = await savable(id)
  await office('PUT', `products/${id}`, { ...body, is_offered: false })
  expect((await shop.send('GET', `/api/spares/${id}`)).status).toBe(404)
  for (const query of [`?q=${id}`, '?stock=1', '']) {
    const found = await shop.send('GET', `/api/spares/search${query}`)
    expect(JSON.stringify(found.body)).not.toContain(`"id":${id},`)
  }
  const cart = await as(shop, admin)('GET', '/api/cart')
  expect(JSON.stringify(cart.body)).toContain('no longer sell')

  const again = await item(id)
  await office('PUT', `products/${id}`, { ...body, version: again.version, is_offered: true })
  expect((await shop.send('GET', `/api/spares/${id}`)).status).toBe(200)
  const found = await shop.send('GET', `/api/spares/search?q=${id}&stock=1`)
  expect(JSON.stringify(found.body)).toContain(`"id":${id},`)
})
