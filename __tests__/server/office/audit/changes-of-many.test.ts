import { eq, isNotNull } from 'drizzle-orm'

import type { AuditList } from '@/contract/office/audit/audit'
import type { CsvImports } from '@/contract/office/csv/csv'
import { createApi } from '@/server/app'
import { bikes, colors } from '@/server/kernel/db/schema/catalog/bikes'
import { products } from '@/server/kernel/db/schema/catalog/products'
import { stockItems } from '@/server/kernel/db/schema/orders/stock'
import { runImport, startPrices } from '@/server/office'
import { verifyAudit } from '@/server/office/audit/verify-audit'

import { freshOffice } from '@/__tests__/support/fixtures'
import { dataOf } from '@/__tests__/support/member-shop'
import { bearer } from '@/__tests__/support/members'

const HELMET = 5_000_110
const BACKPACK = 5_000_111

const { shop, admin, office } = freshOffice()

const entriesOf = async (kind: string, subject: string | number) =>
  dataOf<AuditList>(await office('GET', `audit?kind=${kind}&subject=${subject}`)).items
const priceOf = async (id: number) => {
  const [row] = await shop.db.select().from(products).where(eq(products.id, id))
  return row?.price_cents
}

async function changePrices(ids: number[], percent: number, starts_at: string | null = null) {
  const chosen = { selection: { ids }, plan: { percent } }
  const { seen } = dataOf<{ seen: string }>(await office('POST', 'price-previews', chosen))
  const body = { ...chosen, seen, starts_at, note: '', request_key: crypto.randomUUID() }
  return dataOf<{ id: number }>(await office('POST', 'price-changes', body)).id
}

async function importTable(kind: string, lines: string[]) {
  const path = `http://shop/api/backoffice/imports/${kind}?name=test.csv`
  const headers = { ...bearer(admin.token), 'content-type': 'text/csv' }
  const sent = new Request(path, { method: 'POST', headers, body: lines.join('\n') })
  const answer = await createApi(shop.deps).fetch(sent)
  const { id } = ((await answer.json()) as { data: CsvImports[number] }).data
  await runImport(shop.deps, id)
  await office('POST', `imports/${id}/applied`)
  await runImport(shop.deps, id)
}

test('a price change is in the log of each product, with its price before and after', async () => {
  const old = await priceOf(HELMET)
  const change = await changePrices([HELMET, BACKPACK], 10)
  const [entry, ...others] = await entriesOf('products', HELMET)
  expect(others).toEqual([])
  expect(entry).toMatchObject({
    ...{ action: 'prices.change', role: 'owner', actor: { name: 'Cleo Rider' } },
    ...{ before: { price_cents: old }, after: { price_cents: await priceOf(HELMET) } },
  })
  expect(await entriesOf('products', BACKPACK)).toHaveLength(1)
  expect(await entriesOf('price-changes', change)).toHaveLength(1)
  await office('POST', `price-changes/${change}/undo`)
  const [undone] = await entriesOf('products', HELMET)
  expect(undone).toMatchObject({ action: 'prices.undo', after: { price_cents: old } })
  expect((await verifyAudit(shop.db)).faults).toEqual([])
})

test('a planned price change is in the log once it applies, by who planned it', async () => {
  const at = new Date(shop.clock.now().getTime() + 60_000)
  const change = await changePrices([HELMET], 10, at.toISOString())
  expect(await entriesOf('products', HELMET)).toEqual([])
  shop.clock.advance(60_000)
  await startPrices(shop.deps, change)
  expect(await entriesOf('products', HELMET)).toMatchObject([
    { action: 'prices.change', actor: { name: 'Cleo Rider' }, role: 'owner', at: at.toISOString() },
  ])
})

test('a bundle whose price follows its parts has an entry, too', async () => {
  const [bundle] = await shop.db
    .select()
    .from(products)
    .where(isNotNull(products.bundle_basis_points))
    .limit(1)
  const [part] = bundle?.bundle_parts ?? []
  if (!bundle || !part) throw new Error('There is a bundle.')
  await changePrices([part.product_id], 20)
  expect((await entriesOf('products', bundle.id))[0]).toMatchObject({
    action: 'prices.change',
    before: { price_cents: bundle.price_cents },
  })
})

test('prices of a bike and its colors are in the log of the bike by their names', async () => {
  const [bike] = await shop.db.select().from(bikes).where(eq(bikes.slug, 'nyx'))
  const [color] = await shop.db
    .select()
    .from(colors)
    .where(eq(colors.bike_id, bike?.id ?? 0))
  if (!bike || !color) throw new Error('There is a bike.')
  const prices = [
    { product_id: bike.id, variant: '', price: 2_000 },
    { product_id: bike.id, variant: `color-${color.id}`, price: 77 },
  ]
  const chosen = { selection: { ids: [bike.id] }, plan: { prices } }
  const { seen } = dataOf<{ seen: string }>(await office('POST', 'price-previews', chosen))
  const body = { ...chosen, seen, starts_at: null, note: '', request_key: crypto.randomUUID() }
  expect((await office('POST', 'price-changes', body)).status).toBe(200)
  const entries = await entriesOf('bikes', 'nyx')
  expect(entries.map(({ after }) => after)).toEqual(
    expect.arrayContaining([{ price_cents: 200_000 }, { [`${color.title}_cents`]: 7_700 }]),
  )
})

test('an imported table is in the log of each product and stock item that it changes', async () => {
  await importTable('prices', ['part_number,version,title,price', `${BACKPACK},,Backpack,98.00`])
  expect(await entriesOf('products', BACKPACK)).toMatchObject([
    { action: 'csv.apply', actor: { name: 'Cleo Rider' }, after: { price_cents: 9_800 } },
  ])
  const [shelf] = await shop.db.select().from(stockItems).limit(1)
  const sku = shelf?.sku ?? ''
  await importTable('stock', ['sku,on_hand', `${sku},321`])
  expect(await entriesOf('stock', sku)).toMatchObject([
    { action: 'csv.apply', after: { on_hand: 321 } },
  ])
})

test('a renamed category is in the log of its products', async () => {
  const [helmet] = await shop.db.select().from(products).where(eq(products.id, HELMET))
  const was = helmet?.category ?? ''
  const { categories } = dataOf<{ categories: { code: string; title: string; seen: string }[] }>(
    await office('GET', 'category-lists/accessory'),
  )
  const { title, seen } = categories.find(({ code }) => code === was) ?? {}
  const body = { code: 'headgear', title, text: '', keywords: [], is_hidden: false, seen }
  expect((await office('PUT', `categories/accessory/${was}`, body)).status).toBe(200)
  expect(await entriesOf('products', HELMET)).toMatchObject([
    { action: 'categories.save', before: { category: was }, after: { category: 'headgear' } },
  ])
})
