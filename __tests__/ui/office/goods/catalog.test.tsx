import { screen, waitFor, within } from '@testing-library/react'

import { CatalogScreen } from '@/components/office/goods/catalog-screen'
import { cents } from '@/domain/kit/money'
import { catalog, priceTexts as texts } from '@/messages/office/goods/prices'
import type { CatalogPage, PriceChange, PricePreview } from '@/contract/office/goods/goods'
import type { Services } from '@/services/services'

import { problem } from '@/__tests__/support/guest-shop'
import { renderApp, withDialogs } from '@/__tests__/support/render-app'

const PAGE: CatalogPage = {
  products: [1, 2].map((id) => ({
    ...{ id, kind: 'spare', title: `Chain ${id}`, group: 'chain', fits: ['nyx'] },
    ...{ price: cents(1990), versions: 0, is_offered: true, for_sale: 5 },
    ...{ thumbnail: '', has_stuck_picture: false, tags: [] },
  })),
  ...{ count: 200, next: '2', previous: null },
  bikes: [{ slug: 'nyx', title: 'Nyx bike' }],
  groups: [{ code: 'chain', title: 'Chains and belts' }],
  tags: [],
}
const PREVIEW: PricePreview = {
  lines: [
    {
      product_id: 1,
      variant: '',
      title: 'Chain 1',
      old: cents(1990),
      new: cents(2090),
      refusal: null,
    },
    { product_id: 2, variant: '', title: 'Chain 2', old: cents(1), new: cents(1), refusal: 'same' },
  ],
  changing: 1,
  seen: 'abc',
  touched: null,
}
const at = '2026-11-20T12:00:00.000Z'
const CHANGE: PriceChange = {
  ...{ id: 7, kind: 'percent', percent: 5, note: '', by: 'Ada', made_at: at, starts_at: at },
  ...{ state: 'applied', undoes: null, count: 1, lines: PREVIEW.lines.slice(0, 1) },
}

const open = (overrides: Partial<Services['prices']>, role: 'catalog' | 'read_only' = 'catalog') =>
  renderApp(withDialogs(<CatalogScreen kind="spare" />), {
    role,
    path: '/backoffice/catalog/spares',
    fakes: { prices: { list: async () => PAGE, ...overrides } },
  })

it('rows name groups and bikes by their titles', async () => {
  open({})
  const table = await screen.findByRole('table', { name: /Spare parts/ })
  expect(within(table).getAllByText('Chains and belts')).toHaveLength(2)
  expect(within(table).getAllByText('Nyx bike')).toHaveLength(2)
})

it('all that match are raised by 5%, read, applied and undone by the keyboard alone', async () => {
  const preview = jest.fn(async () => PREVIEW)
  const change = jest.fn(async () => CHANGE)
  const undo = jest.fn(async (): Promise<PriceChange> => ({ ...CHANGE, id: 8, kind: 'undo' }))
  const { user } = open({ preview, change, undo })
  await screen.findByRole('table', { name: /Spare parts/ })

  await user.keyboard('a')
  expect(screen.getByText(texts.selected(200))).toBeVisible()
  await user.keyboard('p')
  await user.keyboard('5{Enter}')
  expect(preview).toHaveBeenCalledWith({
    selection: { filter: { kind: 'spare' } },
    plan: { percent: 5 },
  })
  const table = await screen.findByRole('table', { name: texts.previewTitle })
  const rows = within(table).getAllByRole('row')
  expect(rows[1]).toHaveTextContent('Chain 2 (stays the same)')
  expect(rows[2]).toHaveTextContent('$19.90$20.90+$1.00')
  expect(screen.getByRole('heading', { name: texts.previewTitle })).toHaveFocus()

  await user.tab()
  await user.keyboard('{Enter}')
  expect(await screen.findByText(/1 price changes now/)).toBeVisible()
  screen.getByRole('button', { name: 'Change prices' }).focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText(texts.applied(CHANGE))).toBeVisible()
  expect(change).toHaveBeenCalledWith(expect.objectContaining({ seen: 'abc', starts_at: null }))

  await user.tab()
  await user.keyboard('{Enter}')
  expect(await screen.findByText(/Undone\. 1 price changed back/)).toBeVisible()
  expect(undo).toHaveBeenCalledWith({ id: 7 })
})

it('single rows are selected by X, and the row keeps its focus', async () => {
  const preview = jest.fn(async () => PREVIEW)
  const { user } = open({ preview })
  await screen.findByRole('table', { name: /Spare parts/ })
  await user.keyboard('jjx')
  expect(screen.getByRole('checkbox', { name: catalog.select('Chain 2') })).toBeChecked()
  expect(screen.getByText(texts.selected(1))).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: catalog.select('Chain 1') }))
  expect(screen.getByRole('checkbox', { name: catalog.select('Chain 1') })).toHaveFocus()
  await user.keyboard('p')
  await waitFor(() => expect(document.activeElement).toHaveAttribute('name', 'percent'))
})

it('a preview that is no longer true is shown anew instead of applied', async () => {
  const moved = problem('prices_changed', { status: 409, message: 'Moved.' })
  const fresh = { ...PREVIEW, seen: 'def' }
  const preview = jest.fn().mockResolvedValueOnce(PREVIEW).mockResolvedValueOnce(fresh)
  const change = jest.fn().mockRejectedValueOnce(moved).mockResolvedValueOnce(CHANGE)
  const { user } = open({ preview, change })
  await screen.findByRole('table', { name: /Spare parts/ })
  await user.keyboard('ap5{Enter}')
  await user.click(await screen.findByRole('button', { name: texts.apply(1, false) }))
  await user.click(await screen.findByRole('button', { name: 'Change prices' }))
  expect(await screen.findByText(texts.moved)).toBeVisible()
  await user.click(screen.getByRole('button', { name: texts.apply(1, false) }))
  await user.click(await screen.findByRole('button', { name: 'Change prices' }))
  await screen.findByText(texts.applied(CHANGE))
  expect(change).toHaveBeenLastCalledWith(expect.objectContaining({ seen: 'def' }))
})

it('what is no percentage is refused where it stands', async () => {
  const preview = jest.fn()
  const { user } = open({ preview })
  await screen.findByRole('table', { name: /Spare parts/ })
  await user.keyboard('apfive{Enter}')
  expect(await screen.findByText(texts.percentFault)).toBeVisible()
  expect(preview).not.toHaveBeenCalled()
})

it('who may only read is offered no change', async () => {
  open({}, 'read_only')
  await screen.findByRole('table', { name: /Spare parts/ })
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  expect(screen.queryByText(texts.selectAll(200))).not.toBeInTheDocument()
})
