import { productSkus } from '@/domain/shop/accessories/accessory'
import { frameSku } from '@/domain/office/bikes/bikes'
import { fullName } from '@/domain/kit/person-name'
import {
  STOCK_STATES,
  type StockKind,
  type StockReason,
  type StockState,
} from '@/domain/office/stock/stock'

import type { MockMember } from '../members/records'
import { mockProblem } from '../mock'
import type { MockShop } from '../mock-shop'
import type { MockShelf } from '../shop-state'
import { isSpareInStock } from '../spares'
import { pageOf } from './paging'

const ON_HAND = 100
const SHOWN_MOVES = 100

interface StockItem {
  sku: string
  kind: StockKind
  title: string
  product: string | null
  onHand: number
}

function namesOf({ catalog }: MockShop): StockItem[] {
  const frames = catalog.bikes.flatMap(({ slug, title, sizes }) =>
    sizes.map((size): StockItem => ({
      ...{ sku: frameSku(slug, size.title), kind: 'frame', product: null, onHand: ON_HAND },
      title: `${title} frame, size ${size.title}`,
    })),
  )
  const goods = catalog.products.flatMap((product) => {
    const { id, kind, title, variants } = product
    const onHand = kind === 'accessory' || isSpareInStock(id) ? ON_HAND : 0
    const page = `${kind === 'spare' ? '/spares/' : '/accessories/'}${id}`
    return productSkus(product).map((sku, index): StockItem => {
      const version = variants[index]?.title
      return {
        ...{ sku, kind, onHand, product: page },
        title: version ? `${title}, ${version}` : title,
      }
    })
  })
  return [...frames, ...goods].sort((a, b) => (a.sku < b.sku ? -1 : 1))
}

const EMPTY: MockShelf = { threshold: null, arrivals: [], moves: [] }
const shelfOf = (shop: MockShop, sku: string) => shop.books().shelves[sku] ?? EMPTY

function toRow(shop: MockShop, { sku, kind, title, onHand }: StockItem) {
  const { threshold, arrivals, moves } = shelfOf(shop, sku)
  const open = arrivals.filter(({ isOpen }) => isOpen)
  const on_hand = moves[0]?.on_hand ?? onHand
  return {
    ...{ sku, kind, title, on_hand, reserved: 0, threshold },
    incoming: open.reduce((sum, { count }) => sum + count, 0),
    due: open.map(({ due }) => due).sort()[0] ?? null,
    is_low: threshold !== null && on_hand <= threshold,
  }
}

type Row = ReturnType<typeof toRow>

const STATES: Record<StockState, (row: Row) => boolean> = {
  low: ({ is_low }) => is_low,
  sold_out: ({ on_hand }) => on_hand === 0,
  incoming: ({ incoming }) => incoming > 0,
}

interface Filter {
  q?: string | undefined
  kind?: StockKind | undefined
  state?: StockState | undefined
}

export function itemsOf(shop: MockShop, { q, kind, state }: Filter): Row[] {
  const words = (q ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  return namesOf(shop)
    .filter((one) => kind === undefined || one.kind === kind)
    .filter(({ sku, title }) =>
      words.every((word) => `${sku} ${title}`.toLowerCase().includes(word)),
    )
    .map((one) => toRow(shop, one))
    .filter((row) => state === undefined || STATES[state](row))
}

export function listOf(
  shop: MockShop,
  query: Filter & { after?: string | undefined; before?: string | undefined },
) {
  const numbered = itemsOf(shop, query).map((row) => ({ ...row, number: row.sku }))
  const { rows, ...ends } = pageOf(numbered, query)
  const all = itemsOf(shop, {})
  const counts = STOCK_STATES.map((state) => ({ state, count: all.filter(STATES[state]).length }))
  return { ...ends, items: rows.map(({ number: _, ...row }) => row), counts }
}

export function itemOf(shop: MockShop, sku: string) {
  const named = namesOf(shop).find((one) => one.sku === sku)
  if (!named) throw mockProblem('stock_item_not_found')
  const { arrivals, moves } = shelfOf(shop, sku)
  const open = arrivals.filter(({ isOpen }) => isOpen).map(({ isOpen: _, ...one }) => one)
  return {
    ...toRow(shop, named),
    ...{ product: named.product, holds: [], moves: moves.slice(0, SHOWN_MOVES) },
    arrivals: open.sort((a, b) => (a.due < b.due ? -1 : 1)),
  }
}

export function changeShelf(shop: MockShop, sku: string, change: (shelf: MockShelf) => void): void {
  itemOf(shop, sku)
  shop.change(({ shelves }) => change((shelves[sku] ??= structuredClone(EMPTY))))
}

interface Move {
  sku: string
  delta: number
  reason: StockReason
  note: string
}

export function move(
  shop: MockShop,
  { user }: MockMember,
  { sku, delta, reason, note }: Move,
): void {
  if (delta === 0) return
  const on_hand = itemOf(shop, sku).on_hand + delta
  const by = fullName(user)
  const at = shop.now().toISOString()
  changeShelf(shop, sku, ({ moves }) => {
    moves.unshift({ at, delta, on_hand, reason, note, order: null, by })
  })
}

export function closeArrival(shop: MockShop, { sku, arrival }: { sku: string; arrival: number }) {
  const open = shelfOf(shop, sku).arrivals.find(({ id, isOpen }) => id === arrival && isOpen)
  if (!open) throw mockProblem('arrival_not_found')
  changeShelf(shop, sku, ({ arrivals }) => {
    for (const one of arrivals) if (one.id === arrival) one.isOpen = false
  })
  return open
}
