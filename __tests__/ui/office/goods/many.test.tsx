import { screen } from '@testing-library/react'

import { CatalogScreen } from '@/components/office/goods/catalog-screen'
import { cents } from '@/domain/kit/money'
import { many as texts } from '@/messages/office/goods/many'
import { catalog, priceTexts } from '@/messages/office/goods/prices'
import type { CatalogPage } from '@/contract/office/goods/goods'
import type { Services } from '@/services/services'

import { problem } from '@/__tests__/support/guest-shop'
import { renderApp, withDialogs } from '@/__tests__/support/render-app'

const PAGE: CatalogPage = {
  products: [1, 2].map((id) => ({
    ...{ id, kind: 'accessory', title: `Bell ${id}`, group: 'bells', fits: [] },
    ...{ price: cents(1990), versions: 0, is_offered: true, for_sale: 5 },
    ...{ thumbnail: '', has_stuck_picture: false, tags: id === 1 ? ['summer'] : [] },
  })),
  ...{ count: 60, next: '2', previous: null, bikes: [], tags: ['summer'] },
  groups: [{ code: 'bells', title: 'Bells' }],
}
const COUNTED = {
  count: 2,
  changing: 1,
  titles: ['Bell 2'],
  bundles: ['Commuter set'],
  seen: 'abc',
}

const open = (overrides: Partial<Services['prices']>) =>
  renderApp(withDialogs(<CatalogScreen kind="accessory" />), {
    ...{ role: 'catalog', path: '/backoffice/catalog/accessories' },
    fakes: { prices: { list: async () => PAGE, ...overrides } },
  })

const choose = (title: string) => screen.getByRole('checkbox', { name: catalog.select(title) })

it('the chosen products get a tag after staff saw how many change', async () => {
  const previewMany = jest.fn(async () => COUNTED)
  const changeMany = jest.fn(async () => ({ changed: 1 }))
  const { user } = open({ previewMany, changeMany })
  expect(await screen.findByLabelText(texts.tags)).toBeVisible()
  await user.click(choose('Bell 1'))
  await user.click(choose('Bell 2'))
  await user.selectOptions(screen.getByLabelText(texts.action), 'add_tag')
  await user.click(screen.getByRole('button', { name: texts.preview }))
  expect(screen.getByText(texts.tagFault)).toBeVisible()
  await user.type(screen.getByLabelText(texts.tag), ' summer')
  await user.click(screen.getByRole('button', { name: texts.preview }))
  expect(await screen.findByText(texts.counted(COUNTED))).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Tag 1 product' }))
  expect(await screen.findByText(texts.done(1))).toBeVisible()
  const chosen = { selection: { ids: [1, 2] }, change: { add_tag: 'summer' } }
  expect(previewMany.mock.calls).toEqual([[chosen]])
  expect(changeMany.mock.calls).toEqual([[{ ...chosen, seen: 'abc' }]])
  expect(screen.getByText(priceTexts.selected(0))).toBeVisible()
})

it('what was counted is gone once another product is chosen', async () => {
  const { user } = open({ previewMany: async () => COUNTED })
  await screen.findByLabelText(texts.tags)
  await user.keyboard('a')
  await user.selectOptions(screen.getByLabelText(texts.action), 'withdraw')
  await user.click(screen.getByRole('button', { name: texts.preview }))
  const apply = await screen.findByRole('button', { name: 'Take 1 product out of the shop' })
  expect(screen.getByText(/bundle Commuter set can’t be bought/)).toBeVisible()
  await user.click(choose('Bell 1'))
  expect(apply).not.toBeInTheDocument()
})

it('products that changed meanwhile stay as they are, and staff count again', async () => {
  const changeMany = async () => {
    throw problem('catalog_changed', {
      message: 'These products have changed in the meantime.',
    })
  }
  const { user } = open({ previewMany: async () => COUNTED, changeMany })
  await screen.findByLabelText(texts.tags)
  await user.keyboard('a')
  await user.selectOptions(screen.getByLabelText(texts.action), 'group')
  await user.selectOptions(screen.getByLabelText(texts.group), 'bells')
  await user.click(screen.getByRole('button', { name: texts.preview }))
  await user.click(await screen.findByRole('button', { name: 'Move 1 product' }))
  expect(await screen.findByText('These products have changed in the meantime.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Move 1 product' })).not.toBeInTheDocument()
})
