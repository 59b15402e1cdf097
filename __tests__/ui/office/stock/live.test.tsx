import { act, screen, waitFor } from '@testing-library/react'

import { ItemStock } from '@/components/office/goods/item-stock'
import { ItemScreen } from '@/components/office/stock/item-screen'
import { StockScreen } from '@/components/office/stock/stock-screen'
import { cents } from '@/domain/kit/money'
import { stock as texts } from '@/messages/office/stock/stock'
import type { Services } from '@/services/services'
import type { StockItem, StockList } from '@/contract/office/stock/stock'

import { aCatalogItem } from '@/__tests__/support/catalog/catalog-item'
import { renderApp } from '@/__tests__/support/render-app'

const SKU = 'product:5000111:red'
const item = (on_hand: number): StockItem => ({
  ...{ sku: SKU, kind: 'accessory', title: 'Bell, red', product: null, on_hand, reserved: 1 },
  ...{
    incoming: 0,
    due: null,
    threshold: 2,
    is_low: false,
    waiting: 0,
    unconfirmed: 0,
    arrivals: [],
    holds: [],
    waiters: [],
    bundles: [],
    moves: [],
  },
})
const row = (on_hand: number): StockList['items'][number] => item(on_hand)
const list = (on_hand: number): StockList => ({
  ...{ items: [row(on_hand)], next: null, previous: null, counts: [] },
})

function aStream() {
  let hear: Parameters<Services['live']['open']>[1]['hear'] = () => undefined
  const open = jest.fn<Promise<never>, Parameters<Services['live']['open']>>((query, options) => {
    expect(query).toEqual({ staff: '1' })
    hear = options.hear
    return new Promise(() => undefined)
  })
  return { open, tell: (subject: string) => act(() => hear({ kind: 'stock', subject }, '1')) }
}

it('the list follows what moves in the warehouse', async () => {
  const { open, tell } = aStream()
  const read = jest.fn(async () => list(12))
  renderApp(<StockScreen />, {
    ...{ role: 'catalog' as const, path: '/backoffice/stock' },
    fakes: { live: { open }, stock: { list: read } },
  })
  expect(await screen.findByRole('cell', { name: '12' })).toBeInTheDocument()
  await waitFor(() => expect(open).toHaveBeenCalled())
  read.mockResolvedValue(list(9))
  tell('frame:nyx:M')
  expect(await screen.findByRole('cell', { name: '9' })).toBeInTheDocument()
})

it('an item follows its own moves, and what is typed stays', async () => {
  const { open, tell } = aStream()
  const read = jest.fn(async () => item(12))
  const { user } = renderApp(<ItemScreen sku={SKU} />, {
    ...{ role: 'catalog' as const, path: `/backoffice/stock/${SKU}` },
    fakes: { live: { open }, stock: { read } },
  })
  const change = await screen.findByLabelText(texts.change)
  await user.type(change, '-2')
  const threshold = screen.getByRole('textbox', { name: texts.threshold })
  await user.clear(threshold)
  await user.type(threshold, '7')
  await waitFor(() => expect(open).toHaveBeenCalled())
  tell('frame:nyx:M')
  read.mockResolvedValue(item(5))
  tell(SKU)
  expect(await screen.findByText('5')).toBeVisible()
  expect(read).toHaveBeenCalledTimes(2)
  expect(change).toHaveValue('-2')
  expect(threshold).toHaveValue('7')
  expect(threshold).toHaveFocus()
})

it('a product shows its shelves, and follows them', async () => {
  const { open, tell } = aStream()
  const other = { ...row(3), sku: 'product:50001112', title: 'Another' }
  const read = jest.fn(async (): Promise<StockList> => ({ ...list(4), items: [row(4), other] }))
  renderApp(<ItemStock item={aCatalogItem({ id: 5000111 })} />, {
    ...{ role: 'catalog' as const, path: '/backoffice/catalog/5000111' },
    fakes: { live: { open }, stock: { list: read } },
  })
  expect(await screen.findByText(texts.shelf({ on_hand: 4, reserved: 1 }))).toBeVisible()
  expect(screen.queryByText('Another')).not.toBeInTheDocument()
  expect(read).toHaveBeenCalledWith({ q: 'product:5000111' })
  await waitFor(() => expect(open).toHaveBeenCalled())
  read.mockResolvedValue(list(2))
  tell('')
  expect(await screen.findByText(texts.shelf({ on_hand: 2, reserved: 1 }))).toBeVisible()
})

it('a product that gets versions shows their stock at once, and its own only as long as there is some', async () => {
  const own = { ...row(0), sku: 'product:5000111', title: 'Bell' }
  const read = jest.fn(async (): Promise<StockList> => ({ ...list(0), items: [own] }))
  const product = aCatalogItem({ id: 5000111, versions: [] })
  const { rerender } = renderApp(<ItemStock item={product} />, {
    ...{ role: 'catalog' as const, path: '/backoffice/catalog/5000111' },
    fakes: { stock: { list: read } },
  })
  expect(await screen.findByText('Bell')).toBeVisible()
  read.mockResolvedValue({ ...list(0), items: [own, row(4)] })
  const red = { id: 'red', title: 'Red', color: null, size: null, price: cents(900) }
  rerender(<ItemStock item={{ ...product, versions: [red] }} />)
  expect(await screen.findByText('Bell, red')).toBeVisible()
  expect(screen.queryByText('Bell')).toBeNull()
  read.mockResolvedValue({ ...list(0), items: [{ ...own, on_hand: 2 }, row(4)] })
  rerender(<ItemStock item={product} />)
  expect(await screen.findByText('Bell')).toBeVisible()
})

it('a bundle shows for how many its parts are enough, and how many people wait for it', async () => {
  const part = { kind: 'accessory', title: 'U-lock', version: null, variant: null } as const
  const price = { price: cents(4_000), is_offered: true }
  const parts = [
    { ...part, ...price, product_id: 1, count: 2, for_sale: 5 },
    { ...part, ...price, product_id: 2, count: 1, for_sale: 9 },
  ]
  const bundle = { percent: 10, apart: cents(12_000), parts }
  const waiting = { waiting: 3, unconfirmed: 1 }
  renderApp(<ItemStock item={aCatalogItem({ bundle, ...waiting })} />, {
    fakes: { stock: { list: async () => ({ ...list(0), items: [] }) } },
  })
  expect(await screen.findByText(texts.ofParts(2, waiting))).toBeVisible()
  expect(texts.ofParts(2, waiting)).toBe(
    'The stock of its parts is enough for 2 bundles. 3 people are waiting for it. 1 more asked to be told, but hasn’t confirmed their address yet.',
  )
})

it('people who haven’t confirmed their address are shown apart from those who wait', async () => {
  const waiters = [{ email: 'ada@example.com', since: '2026-11-20T12:00:00.000Z' }]
  const read = async () => ({ ...item(0), waiting: 1, unconfirmed: 2, waiters })
  renderApp(<ItemScreen sku={SKU} />, {
    ...{ role: 'catalog' as const, path: `/backoffice/stock/${SKU}` },
    fakes: { stock: { read } },
  })
  expect(await screen.findByText('1, 2 not confirmed yet')).toBeVisible()
  expect(screen.getByText(texts.unconfirmed(2), { exact: false })).toBeVisible()
  expect(texts.card({ ...row(0), waiting: 1, unconfirmed: 2 })).toContain(
    '1 waiting · 2 not confirmed yet',
  )
})
