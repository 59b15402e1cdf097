import { screen, within } from '@testing-library/react'

import { CountScreen } from '@/components/office/stock/count-screen'
import { stockCount as texts } from '@/messages/office/stock/stock'
import type { Services } from '@/services/services'
import type { StockRow } from '@/contract/office/stock/stock'

import { problem } from '@/__tests__/support/guest-shop'
import { renderApp, withDialogs } from '@/__tests__/support/render-app'

const row = (sku: string, title: string, on_hand: number): StockRow => ({
  ...{ sku, title, on_hand, kind: 'spare', reserved: 0, incoming: 0 },
  ...{ due: null, threshold: null, is_low: false, waiting: 0, unconfirmed: 0 },
})
const CHAIN = row('product:1', 'Chain', 10)
const TIRE = row('product:2', 'Tire', 4)
const at = '2026-11-20T12:00:00.000Z'

const moved = problem('stock_moved', {
  ...{ status: 409, message: 'Stock has changed in the meantime.' },
})

function open(overrides: Partial<Services['stock']>) {
  return renderApp(withDialogs(<CountScreen />), {
    role: 'catalog',
    path: '/backoffice/stock/count',
    fakes: {
      stock: { sheet: async () => ({ items: [CHAIN, TIRE], is_cut: false, at }), ...overrides },
    },
  })
}

it('differences are shown before they are applied, and again when stock moved in between', async () => {
  let onHand = 10
  const checkCount: Services['stock']['checkCount'] = async ({ lines }) =>
    lines.map((line) => ({
      ...{ ...line, title: line.sku === CHAIN.sku ? 'Chain' : 'Tire' },
      ...(line.sku === CHAIN.sku
        ? { on_hand: onHand, moved: onHand - 10, difference: -1, after: onHand - 1, short: 0 }
        : { on_hand: 4, moved: 0, difference: 0, after: 4, short: 0 }),
    }))
  const adjust = jest
    .fn()
    .mockImplementationOnce(async () => {
      onHand = 8
      throw moved
    })
    .mockResolvedValueOnce([])
  const { user } = open({ checkCount, adjust })

  await user.type(await screen.findByLabelText(texts.countedOf('Chain')), '9')
  await user.type(screen.getByLabelText(texts.countedOf('Tire')), '4')
  await user.keyboard('{Enter}')
  const differences = await screen.findByRole('table', { name: texts.checkTitle })
  expect(within(differences).getAllByRole('row')).toHaveLength(2)
  expect(screen.getByText(texts.same(1))).toBeVisible()

  await user.click(screen.getByRole('button', { name: texts.apply(1) }))
  await user.click(await screen.findByRole('button', { name: 'Apply count' }))
  expect(await screen.findByText(texts.movedAgain)).toBeVisible()
  expect(screen.getByRole('cell', { name: '7' })).toBeVisible()

  await user.click(screen.getByRole('button', { name: texts.apply(1) }))
  await user.click(await screen.findByRole('button', { name: 'Apply count' }))
  expect(await screen.findByText(texts.applied(1))).toBeVisible()
  expect(adjust).toHaveBeenLastCalledWith({
    reason: 'counted',
    note: '',
    lines: [{ sku: CHAIN.sku, on_hand: 8, delta: -1 }],
  })
  expect(await screen.findByLabelText(texts.countedOf('Chain'))).toHaveValue('')
})

it('counts outlive a reload with what the sheet said', async () => {
  const first = open({})
  await first.user.type(await screen.findByLabelText(texts.countedOf('Chain')), '9')
  first.unmount()
  const checkCount = jest.fn(async () => [])
  const { user } = open({
    sheet: async () => ({ items: [{ ...CHAIN, on_hand: 7 }, TIRE], is_cut: false, at }),
    checkCount,
  })
  expect(await screen.findByLabelText(texts.countedOf('Chain'))).toHaveValue('9')
  await user.click(screen.getByRole('button', { name: texts.check }))
  expect(checkCount).toHaveBeenCalledWith({ lines: [{ sku: CHAIN.sku, seen: 10, counted: 9 }] })
})

it('a count that would take what orders hold can’t be applied', async () => {
  const { user } = open({
    checkCount: async () => [
      {
        ...{ sku: CHAIN.sku, title: 'Chain', seen: 10, counted: 1 },
        ...{ on_hand: 10, moved: 0, difference: -9, after: 1, short: 3 },
      },
    ],
  })
  await user.type(await screen.findByLabelText(texts.countedOf('Chain')), '1')
  await user.click(screen.getByRole('button', { name: texts.check }))
  expect(await screen.findByText(/Orders hold 3 units more/)).toBeVisible()
  expect(screen.queryByRole('button', { name: texts.apply(1) })).not.toBeInTheDocument()
})
