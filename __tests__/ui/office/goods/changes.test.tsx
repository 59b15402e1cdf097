import { screen } from '@testing-library/react'

import { ChangesScreen } from '@/components/office/goods/changes-screen'
import type { PriceChanges } from '@/contract/office/goods/goods'
import { cents } from '@/domain/kit/money'
import { priceTexts as texts } from '@/messages/office/goods/prices'

import { renderApp, withDialogs } from '@/__tests__/support/render-app'

const lineOf = (id: number) => ({
  ...{ product_id: id, variant: '', title: `Bell ${id}` },
  ...{ old: cents(1990), new: cents(2090) },
})
const CHANGE: PriceChanges[number] = {
  ...{ id: 7, kind: 'percent', percent: 5, note: '', by: 'Sam', state: 'applied', undoes: null },
  ...{ made_at: '2026-11-23T12:00:00.000Z', starts_at: '2026-11-23T12:00:00.000Z' },
  ...{ count: 4, lines: [1, 2, 3].map(lineOf) },
}

it('a change shows its products with both prices, and all of them on demand', async () => {
  const readChange = jest.fn(async () => ({
    ...CHANGE,
    lines: [1, 2, 3, 4].map((id) => ({ ...lineOf(id), refusal: null })),
  }))
  const { user } = renderApp(withDialogs(<ChangesScreen />), {
    ...{ role: 'catalog', path: '/backoffice/catalog/changes' },
    fakes: { prices: { changes: async () => [CHANGE], readChange } },
  })
  expect(await screen.findByText('Bell 1: $19.90 → $20.90')).toBeVisible()
  expect(screen.queryByText(/Bell 4/)).toBeNull()
  await user.click(screen.getByRole('button', { name: texts.showAllOf(7) }))
  expect(await screen.findByText('Bell 4: $19.90 → $20.90')).toBeVisible()
  expect(readChange).toHaveBeenCalledWith({ id: 7 })
  expect(screen.queryByRole('button', { name: texts.showAllOf(7) })).toBeNull()
})
