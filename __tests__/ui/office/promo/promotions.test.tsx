import { screen, waitFor } from '@testing-library/react'

import { ONE_BENEFIT, promotions as resource, type Promotion } from '@/contract/office/promo/promo'
import { DEFAULT_COUNTRY_ID } from '@/domain/kit/constants'
import { cents } from '@/domain/kit/money'
import { edit as editTexts } from '@/messages/kit/edit'
import { endPromotionDialog, promotions as texts } from '@/messages/office/promo/promo'
import { promotions as page } from '@/screens/backoffice/promotions'
import type { PromotionExample } from '@/contract/office/promo/promo-routes'
import type { ResourceServices } from '@/services/office/resources'
import type { Services } from '@/services/services'

import { germany } from '@/__tests__/support/catalog/fixture-bike'
import { countries, unreachable } from '@/__tests__/support/guest-shop'
import { renderApp, withDialogs } from '@/__tests__/support/render-app'

const XMAS: Promotion = {
  ...{
    kinds: [],
    products: [],
    product_ids: [],
    country_ids: [],
    first_order: false,
    amount: null,
  },
  ...{ free_shipping: false, buy_count: null, free_count: null },
  ...{ members_only: false, is_automatic: false },
  ...{ code: 'xmas', basis_points: 1_000, cap: cents(40_000), threshold: cents(100_000) },
  ...{ starts_at: null, ends_at: '2026-12-31T11:22:33.000Z' },
  ...{ max_uses_total: 50, max_uses_per_customer: null, state: 'running', uses: 7, orders: 5 },
  ...{ refunded: cents(34_500), net: cents(1_200_000) },
  ...{ revenue: cents(1_234_500), discount: cents(123_400), version: 'v1' },
}

const EXAMPLE: PromotionExample = {
  lines: [{ product_id: 1, title: 'Nyx', count: 1, total: cents(400_000) }],
  totals: {
    ...{ subtotal: cents(400_000), discount: cents(10_000), shipping: cents(9_900) },
    ...{ assembly: cents(0), tax: cents(30_000), tax_title: 'Sales tax', total: cents(429_900) },
  },
  ...{ state: 'applied', goods: cents(400_000), missing: 0, free_shipping: cents(0) },
}

function open(overrides: Partial<Services['promotions'] & ResourceServices['promotions']> = {}) {
  return renderApp(withDialogs(page().body), {
    ...{ role: 'manager', path: '/backoffice/promotions' },
    fakes: {
      countries: { list: async () => ({ countries, default_id: germany.id }) },
      promotions: {
        list: async () => [XMAS],
        products: async () => [],
        example: async () => EXAMPLE,
        ...overrides,
      },
    },
  })
}
const save = () => screen.getByRole('button', { name: editTexts.save })

it('each code stands with its rule and with what it brought', async () => {
  open()
  const row = await screen.findByRole('row', { name: /xmas/ })
  expect(row).toHaveTextContent('10%, up to $400.00, above $1,000.00')
  expect(row).toHaveTextContent('7 of 50')
  expect(row).toHaveTextContent('$12,345.00')
  expect(row).toHaveTextContent('$12,000.00')
})

it('by keyboard: N opens a new code, an example follows what is typed, and it is added', async () => {
  const add = jest.fn(async (input) => ({ ...XMAS, ...input, version: 'v1' }))
  const example = jest.fn(async () => EXAMPLE)
  const { user } = open({ add, example })
  await screen.findByRole('row', { name: /xmas/ })
  await user.keyboard('n')
  await waitFor(() => expect(screen.getByLabelText(texts.fields.code.label)).toHaveFocus())
  await user.keyboard('Spring{Tab}12,5{Tab}{Tab}{Tab}{Tab}{Tab}100')
  expect(await screen.findByText('$100.00 off a first order')).toBeVisible()
  expect(screen.getByText('$4,299.00')).toBeVisible()
  await waitFor(() =>
    expect(example).toHaveBeenLastCalledWith({
      ...{ basis_points: 1_250, cap: 10_000, threshold: 0, amount: null },
      ...{ kinds: [], product_ids: [], country_ids: [], first_order: false },
      ...{ members_only: false, free_shipping: false, buy_count: null, free_count: null },
      ...{ items: [], country_id: DEFAULT_COUNTRY_ID },
    }),
  )
  await user.type(screen.getByLabelText(texts.fields.max_uses_total.label), 'many')
  await user.click(save())
  expect(screen.getByText(resource.fields.max_uses_total.spec.wrong ?? '')).toBeVisible()
  expect(add).not.toHaveBeenCalled()
  await user.clear(screen.getByLabelText(texts.fields.max_uses_total.label))
  await user.click(save())
  expect(add).toHaveBeenCalledWith({
    ...{ code: 'spring', basis_points: 1_250, cap: 10_000, threshold: 0, starts_at: null },
    ...{ ends_at: null, max_uses_total: null, max_uses_per_customer: null, amount: null },
    ...{ kinds: [], product_ids: [], country_ids: [], first_order: false },
    ...{ free_shipping: false, buy_count: null, free_count: null },
    ...{ members_only: false, is_automatic: false },
  })
  expect(await screen.findByText(texts.saved('spring'))).toBeVisible()
  await waitFor(() => expect(screen.queryByLabelText(texts.fields.code.label)).toBeNull())
})

it('an amount for chosen goods: a kind, a product found by its name, a country, first orders', async () => {
  const add = jest.fn(async (input) => ({ ...XMAS, ...input, version: 'v1' }))
  const products = jest.fn(async () => [{ id: 5_000_110, title: 'Helmet' }])
  const { user } = open({ add, products })
  await screen.findByRole('row', { name: /xmas/ })
  await user.keyboard('n')
  await user.type(screen.getByLabelText(texts.fields.code.label), 'helmets')
  await user.click(save())
  expect(screen.getByLabelText(texts.fields.basis_points)).toHaveAccessibleDescription(ONE_BENEFIT)
  await user.type(screen.getByLabelText(texts.fields.amount), '25')
  await user.type(screen.getByLabelText(texts.fields.basis_points), '5')
  await user.click(save())
  expect(screen.getByText(ONE_BENEFIT)).toBeVisible()
  await user.clear(screen.getByLabelText(texts.fields.basis_points))
  await user.click(screen.getByLabelText(texts.fields.kinds.options.spare))
  await user.type(screen.getByLabelText(texts.fields.product_ids.label), 'helm')
  await screen.findByRole('button', { name: 'Helmet' })
  await user.keyboard('{Enter}')
  expect(add).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: texts.removeProduct('Helmet') })).toBeVisible()
  await user.click(screen.getByText(/^Countries/))
  await user.click(await screen.findByLabelText('Germany'))
  await user.click(screen.getByLabelText(texts.fields.first_order))
  await user.click(save())
  expect(add).toHaveBeenCalledWith(
    expect.objectContaining({
      ...{ basis_points: null, amount: 2_500, kinds: ['spare'], product_ids: [5_000_110] },
      ...{ country_ids: [germany.id], first_order: true },
    }),
  )
})

it('a code is ended after a question', async () => {
  const list = jest.fn(async () => [XMAS])
  const end = jest.fn(async (): Promise<Promotion> => {
    list.mockResolvedValue([{ ...XMAS, state: 'ended' }])
    return { ...XMAS, state: 'ended' }
  })
  const { user } = open({ end, list })
  await user.click(await screen.findByRole('button', { name: 'xmas' }))
  await user.click(screen.getByRole('button', { name: texts.end }))
  expect(end).not.toHaveBeenCalled()
  const { primaryButton } = endPromotionDialog('xmas')
  await user.click(await screen.findByRole('button', { name: primaryButton }))
  await waitFor(() => expect(screen.getByRole('row', { name: /xmas/ })).toHaveTextContent('Ended'))
  expect(end).toHaveBeenCalledWith({ code: 'xmas' })
})

it('no codes, and a list that cannot be loaded', async () => {
  const { unmount } = open({ list: async () => [] })
  expect(await screen.findByRole('heading', { name: texts.none })).toBeVisible()
  unmount()
  open({
    list: async () => {
      throw unreachable()
    },
  })
  expect(await screen.findByRole('button', { name: /try again/i })).toBeVisible()
})

it('an example has the products that are picked, and says why nothing comes off', async () => {
  const example = jest.fn(async () => ({ ...EXAMPLE, state: 'other-goods' as const }))
  const products = jest.fn(async () => [{ id: 5_000_110, title: 'Helmet' }])
  const { user } = open({ example, products })
  await user.click(await screen.findByRole('button', { name: 'xmas' }))
  await user.type(screen.getByLabelText(texts.exampleItems), 'helm')
  await user.click(await screen.findByRole('button', { name: 'Helmet' }))
  await user.type(screen.getByLabelText(texts.exampleCount('Helmet')), '2')
  await waitFor(() =>
    expect(example).toHaveBeenLastCalledWith(
      expect.objectContaining({ items: [{ product_id: 5_000_110, count: 12 }] }),
    ),
  )
  expect(screen.getByText(/The code counts for none of these products/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: texts.removeProduct('Helmet') }))
  await waitFor(() =>
    expect(example).toHaveBeenLastCalledWith(expect.objectContaining({ items: [] })),
  )
})
