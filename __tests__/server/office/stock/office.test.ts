import { eq, sql } from 'drizzle-orm'

import type { CountCheck, StockItem, StockList } from '@/contract/office/stock/stock'
import { products } from '@/server/kernel/db/schema/catalog/products'
import { stockItems, stockMoves } from '@/server/kernel/db/schema/orders/stock'
import { noticeLowStock } from '@/server/office'
import { freshOffice } from '@/__tests__/support/fixtures'
import { dataOf, outcome } from '@/__tests__/support/member-shop'
import { orderBody, pay, payInSandbox } from '@/__tests__/support/orders/orders'
import { setShopEmail } from '@/__tests__/support/seller'
import { outboxOf } from '@/__tests__/support/mail/outbox'

const { shop, office } = freshOffice()

const BACKPACK = 5000111
const at = (sku: string) => `stock/${encodeURIComponent(sku)}`
const list = async (query = '') => dataOf<StockList>(await office('GET', `stock${query}`))
const item = async (sku: string) => dataOf<StockItem>(await office('GET', at(sku)))
const adjust = (lines: unknown[], reason = 'damaged', note = '') =>
  office('POST', 'stock-moves', { reason, note, lines })

const lowMails = async () => (await outboxOf(shop)).filter(({ kind }) => kind === 'low_stock')

async function backpack(): Promise<string> {
  const [row] = (await list(`?q=${BACKPACK}`)).items
  if (!row) throw new Error('The seed has backpacks.')
  await shop.db.update(stockItems).set({ on_hand: 10 }).where(eq(stockItems.sku, row.sku))
  await shop.db.delete(stockMoves)
  return row.sku
}

const order = async (count: number) =>
  pay(shop, await orderBody(shop, [{ product_id: BACKPACK, count }]))

test('items are found by their words in any letter case, by kind and by SKU, page by page', async () => {
  const first = await list()
  expect(first.items).toHaveLength(50)
  expect(first.previous).toBeNull()
  const second = await list(`?after=${encodeURIComponent(first.next ?? '')}`)
  expect(second.items[0]?.sku).not.toBe(first.items.at(-1)?.sku)
  const back = await list(`?before=${encodeURIComponent(second.previous ?? '')}`)
  expect(back.items.map(({ sku }) => sku)).toEqual(first.items.map(({ sku }) => sku))
  const matching = first.range?.matching ?? 0
  expect(matching).toBeGreaterThan(100)
  expect(second.range).toEqual({ from: 51, matching })
  expect(back.range).toEqual({ from: 1, matching })

  const frames = await list('?kind=frame&q=NYX')
  expect(frames.items.map(({ title }) => title)).toContain('Nyx frame, size M')
  expect(frames.range).toEqual({ from: 1, matching: frames.items.length })
  expect((await list(`?q=${encodeURIComponent('100%')}`)).items).toEqual([])
})

test('what is sent by email is no item of the list, and of no count sheet', async () => {
  expect((await list('?q=gift%20card')).items).toEqual([])
})

test('what is not offered is neither sold out nor low, and no letter asks for it', async () => {
  const sku = await backpack()
  await shop.db.update(stockItems).set({ on_hand: 0, threshold: 5 }).where(eq(stockItems.sku, sku))
  const states = async () => {
    const { counts } = await list()
    const skus = async (state: string) => (await list(`?state=${state}&q=${BACKPACK}`)).items
    return {
      counts: counts
        .filter(({ state }) => state === 'low' || state === 'sold_out')
        .map(({ count }) => count),
      listed: (await skus('low')).length + (await skus('sold_out')).length,
    }
  }
  const offered = await states()
  expect(offered.listed).toBe(2)

  await shop.db.update(products).set({ is_offered: false }).where(eq(products.id, BACKPACK))
  const { counts, listed } = await states()
  expect(listed).toBe(0)
  expect(counts).toEqual(offered.counts.map((count) => count - 1))
  await noticeLowStock(shop.deps)
  expect(await lowMails()).toEqual([])

  await shop.db.update(products).set({ is_offered: true }).where(eq(products.id, BACKPACK))
  expect(await states()).toEqual(offered)
  await setShopEmail(shop, 'us@shop.example')
  await noticeLowStock(shop.deps)
  expect(await lowMails()).toMatchObject([{ recipient: 'us@shop.example' }])
})

test('an item is called what the catalog calls it now', async () => {
  const sku = await backpack()
  await shop.db.update(products).set({ title: 'Rain pack' }).where(eq(products.id, BACKPACK))
  expect((await item(sku)).title).toMatch(/^Rain pack/)
  expect((await list('?q=rain%20PACK')).items.map((row) => row.sku)).toContain(sku)
})

test('every change of the pieces on hand has its line in the history, whoever made it', async () => {
  const sku = await backpack()
  expect(outcome(await adjust([{ sku, on_hand: 10, delta: -1 }], 'damaged', 'Torn strap'))).toBe(
    'done',
  )
  const placed = await order(2)
  expect((await item(sku)).holds).toMatchObject([{ count: 2 }])
  await payInSandbox(shop, placed)
  const { on_hand, holds, moves } = await item(sku)
  expect({ on_hand, holds }).toEqual({ on_hand: 7, holds: [] })
  expect(moves).toMatchObject([
    { delta: -2, on_hand: 7, reason: 'sold', order: placed.body.data?.order_number, by: '' },
    { delta: -1, on_hand: 9, reason: 'damaged', note: 'Torn strap', order: null, by: 'Cleo Rider' },
  ])
})

test('reserved pieces stay: the refusal says how many orders hold, and nothing of the batch is written', async () => {
  const sku = await backpack()
  const [other] = (await list('?kind=frame')).items
  await order(3)
  const refused = await adjust([
    { sku: other?.sku, on_hand: other?.on_hand, delta: -1 },
    { sku, on_hand: 10, delta: -8 },
  ])
  expect(refused.body).toMatchObject({ code: 'stock_reserved', data: { reserved: 3 } })
  expect(refused.body.message).toContain('Leave at least 3 on hand')
  expect((await item(other?.sku ?? '')).on_hand).toBe(other?.on_hand)
  expect(outcome(await adjust([{ sku, on_hand: 10, delta: -7 }]))).toBe('done')
})

test('of many adjustments of the same number one is written', async () => {
  const sku = await backpack()
  const lines = [{ sku, on_hand: 10, delta: -1 }]
  const all = await Promise.all(Array.from({ length: 8 }, () => adjust(lines)))
  expect(all.map(outcome).sort()).toEqual(['done', ...Array(7).fill('stock_moved')])
  expect((await item(sku)).on_hand).toBe(9)
})

test('a count is shown with what moved meanwhile, and refused when it moves again', async () => {
  const sku = await backpack()
  const count = { sku, seen: 10, counted: 9 }
  await payInSandbox(shop, await order(2))
  expect(
    dataOf<CountCheck>(await office('POST', 'stock-counts', { lines: [count] })).lines,
  ).toMatchObject([{ on_hand: 8, moved: -2, difference: -1, after: 7, short: 0 }])
  await payInSandbox(shop, await order(1))
  expect(outcome(await adjust([{ sku, on_hand: 8, delta: -1 }], 'counted'))).toBe('stock_moved')
  expect(outcome(await adjust([{ sku, on_hand: 7, delta: -1 }], 'counted'))).toBe('done')
  expect((await item(sku)).on_hand).toBe(6)
})

test('a delivery is expected, and received once with what really came', async () => {
  const sku = await backpack()
  await office('POST', `${at(sku)}/arrivals`, { count: 20, due: '2026-12-01', note: 'PO 7' })
  const { arrivals, incoming, due } = await item(sku)
  expect({ incoming, due }).toEqual({ incoming: 20, due: '2026-12-01' })
  expect((await list('?state=incoming')).items.map((row) => row.sku)).toEqual([sku])
  const path = `${at(sku)}/arrivals/${arrivals[0]?.id}`
  const both = await Promise.all([
    office('PUT', path, { count: 18 }),
    office('PUT', path, { count: 18 }),
  ])
  expect(both.map(outcome).sort()).toEqual(['arrival_not_found', 'done'])
  const after = await item(sku)
  expect(after).toMatchObject({ on_hand: 28, incoming: 0, due: null, arrivals: [] })
  expect(after.moves[0]).toMatchObject({ delta: 18, reason: 'received', note: 'PO 7' })
})

test('a low item is in the list and the overview, and emailed once for each time', async () => {
  const sku = await backpack()
  await office('PUT', `${at(sku)}/threshold`, { threshold: 4 })
  await noticeLowStock(shop.deps)
  expect(await lowMails()).toHaveLength(0)

  await order(6)
  expect((await list('?state=low')).items).toMatchObject([{ sku, is_low: true, reserved: 6 }])
  const overview = dataOf<{ waiting: { kind: string; count: number; names: string[] }[] }>(
    await office('GET', 'overview'),
  )
  expect(overview.waiting.find(({ kind }) => kind === 'low_stock')).toMatchObject({ count: 1 })
  await noticeLowStock(shop.deps)
  await noticeLowStock(shop.deps)
  expect((await lowMails()).map(({ recipient }) => recipient)).toEqual([shop.deps.seller.email])

  await adjust([{ sku, on_hand: 10, delta: 5 }], 'found')
  expect((await list('?state=low')).items).toEqual([])
  await adjust([{ sku, on_hand: 15, delta: -5 }], 'lost')
  await noticeLowStock(shop.deps)
  expect(await lowMails()).toHaveLength(2)
})

test('every item in stock has a name', async () => {
  const { rows } = await shop.db.execute(
    sql`select sku from stock_items where sku not in (select sku from stock_names)`,
  )
  expect(rows).toEqual([])
})
