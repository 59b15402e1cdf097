import { eq } from 'drizzle-orm'

import type { pricesSchemas } from '@/contract/office/goods/goods.schema'
import type { WireResponse } from '@/contract/kit/route'
import { products } from '@/server/kernel/db/schema/catalog/products'
import type { AuditList } from '@/contract/office/audit/audit'

import { registerAdmin } from '@/__tests__/support/admins'
import { REPAIR_KIT } from '@/__tests__/support/bundles'
import { freshOffice } from '@/__tests__/support/fixtures'
import { dataOf, outcome } from '@/__tests__/support/member-shop'
import { as } from '@/__tests__/support/members'

type Page = WireResponse<(typeof pricesSchemas)['list']>
type Preview = WireResponse<(typeof pricesSchemas)['previewMany']>

const HELMET = 5_000_110
const BACKPACK = 5_000_111
const BRAKES = { filter: { kind: 'spare', q: 'brake' } }

const { shop, office } = freshOffice()
const list = async (query: string) => dataOf<Page>(await office('GET', `products?${query}`))
const preview = async (selection: unknown, change: unknown) =>
  dataOf<Preview>(await office('POST', 'product-previews', { selection, change }))
const apply = async (selection: unknown, change: unknown, seen?: string) =>
  office('POST', 'product-changes', {
    ...{ selection, change },
    seen: seen ?? (await preview(selection, change)).seen,
  })
const rowOf = async (id: number) => {
  const [row] = await shop.db.select().from(products).where(eq(products.id, id))
  if (!row) throw new Error(`No product ${id}.`)
  return row
}

test('all that match a filter are withdrawn and offered again, as many as said before', async () => {
  const { count } = await list('kind=spare&q=brake')
  const before = await preview(BRAKES, { is_offered: false })
  expect(before).toMatchObject({ count, changing: count })
  expect(before.titles).toHaveLength(5)
  const [first] = (await list('kind=spare&q=brake')).products
  expect((await shop.send('GET', `/api/spares/${first?.id}`)).status).toBe(200)
  expect(dataOf(await apply(BRAKES, { is_offered: false }))).toEqual({ changed: count })
  expect((await list('kind=spare&q=brake&offered=no')).count).toBe(count)
  expect((await shop.send('GET', `/api/spares/${first?.id}`)).status).toBe(404)
  expect(outcome(await apply(BRAKES, { is_offered: false }))).toBe('no_price_changes')
  expect(dataOf(await apply(BRAKES, { is_offered: true }))).toEqual({ changed: count })
  expect((await shop.send('GET', `/api/spares/${first?.id}`)).status).toBe(200)
})

test('bundles that can’t be bought without what is withdrawn are named before', async () => {
  const added = await office('POST', 'products', {
    ...{ kind: 'accessory', title: 'Commuter set', description: 'Two kits.', group: '' },
    ...{ weight_g: 0, price: 100 },
    bundle: { percent: 10, parts: [{ product_id: REPAIR_KIT, variant: null, count: 2 }] },
    request_key: crypto.randomUUID(),
  })
  const { id } = dataOf<{ id: number }>(added)
  const withdrawn = { is_offered: false }
  const kit = { ids: [REPAIR_KIT] }
  expect((await preview(kit, withdrawn)).bundles).not.toContain('Commuter set')
  await apply({ ids: [id] }, { is_offered: true })
  const seen = await preview(kit, withdrawn)
  expect(seen.changing).toBe(1)
  expect(seen.bundles).toContain('Commuter set')
  expect((await preview({ ids: [REPAIR_KIT, id] }, withdrawn)).bundles).not.toContain(
    'Commuter set',
  )
  expect((await preview(kit, { add_tag: 'sale' })).bundles).toEqual([])
  const item = dataOf<{ bundles_with_it: unknown[] }>(await office('GET', `products/${REPAIR_KIT}`))
  expect(item.bundles_with_it).toContainEqual({ id, title: 'Commuter set' })
  await apply({ ids: [id] }, withdrawn)
  expect(outcome(await apply(kit, withdrawn, seen.seen))).toBe('catalog_changed')
})

test('a change is refused once what was counted is no longer true, and changes nothing', async () => {
  const change = { is_offered: false }
  const { seen } = await preview(BRAKES, change)
  const [first] = (await list('kind=spare&q=brake')).products
  await shop.db
    .update(products)
    .set({ title: 'Brakes, renamed by a colleague' })
    .where(eq(products.id, first?.id ?? 0))
  expect(outcome(await apply(BRAKES, change, seen))).toBe('catalog_changed')
  expect((await list('kind=spare&q=brake&offered=no')).count).toBe(0)
})

test('products move to a category that exists, each with an entry in the log', async () => {
  const chosen = { ids: [HELMET, BACKPACK] }
  const { groups } = await list('kind=accessory')
  const was = (await rowOf(HELMET)).category
  const to = groups.find(({ code }) => code !== was)?.code ?? ''
  expect((await apply(chosen, { group: to })).status).toBe(200)
  expect([(await rowOf(HELMET)).category, (await rowOf(BACKPACK)).category]).toEqual([to, to])
  const path = `audit?kind=products&subject=${HELMET}`
  expect(dataOf<AuditList>(await office('GET', path)).items).toMatchObject([
    { action: 'prices.changeMany', before: { category: was }, after: { category: to } },
  ])
  expect(
    (await office('POST', 'product-previews', { selection: chosen, change: { group: 'no' } }))
      .status,
  ).toBe(422)
})

test('tags are added once, found by the filter, and removed', async () => {
  const chosen = { ids: [HELMET, BACKPACK] }
  await apply({ ids: [HELMET] }, { add_tag: 'Black  Friday' })
  expect(await preview(chosen, { add_tag: 'black friday' })).toMatchObject({ changing: 1 })
  await apply(chosen, { add_tag: 'black friday' })
  const tagged = await list('kind=accessory&tag=black%20friday')
  expect(tagged.products.map(({ id, tags }) => [id, tags])).toEqual([
    [HELMET, ['black friday']],
    [BACKPACK, ['black friday']],
  ])
  expect(tagged.tags).toEqual(['black friday'])
  const all = { filter: { kind: 'accessory', tag: 'black friday' } }
  expect(dataOf(await apply(all, { remove_tag: 'BLACK FRIDAY' }))).toEqual({ changed: 2 })
  expect((await list('kind=accessory')).tags).toEqual([])
  expect(JSON.stringify((await shop.send('GET', '/api/accessories')).body)).not.toContain('tags')
})

test('exactly one change is taken, and only from those who may write', async () => {
  const selection = { ids: [HELMET] }
  for (const change of [{}, { is_offered: true, group: '' }, { add_tag: ' ' }]) {
    expect((await office('POST', 'product-previews', { selection, change })).status).toBe(422)
  }
  expect(
    outcome(
      await office('POST', 'product-previews', {
        selection: { ids: [1] },
        change: { is_offered: true },
      }),
    ),
  ).toBe('catalog_item_not_found')
  const reader = await registerAdmin(shop, 'Rita', 'read_only')
  const body = { selection, change: { is_offered: false }, seen: '' }
  const path = '/api/backoffice/product-changes'
  expect((await as(shop, reader)('POST', path, body)).status).toBe(403)
})
