import { screen, waitFor } from '@testing-library/react'

import { PromotionsScreen } from '@/components/office/promo/promotions-screen'
import { ModalHost } from '@/components/kit/layout/modal-host'
import { DEFAULT_COUNTRY_ID } from '@/domain/kit/constants'
import { cents } from '@/domain/kit/money'
import { edit as editTexts } from '@/messages/kit/edit'
import { endPromotionDialog, promotions as texts } from '@/messages/office/promo/promo'
import { ApiFailure } from '@/services/http/failure'
import type { Promotion, PromotionExample } from '@/services/office/promo'
import type { Services } from '@/services/services'

import { fakeServices } from '@/__tests__/support/fake-services'
import { germany } from '@/__tests__/support/fixture-bike'
import { countries, unreachable } from '@/__tests__/support/guest-shop'
import { renderApp } from '@/__tests__/support/render-app'

const XMAS: Promotion = {
  ...{
    kinds: [],
    products: [],
    product_ids: [],
    country_ids: [],
    first_order: false,
    amount: null,
  },
  ...{ code: 'xmas', basis_points: 1_000, cap: cents(40_000), threshold: cents(100_000) },
  ...{ starts_at: null, ends_at: '2026-12-31T11:22:33.000Z' },
  ...{ max_uses_total: 50, max_uses_per_customer: null, state: 'running', uses: 7, orders: 5 },
  ...{ refunded: cents(34_500), net: cents(1_200_000) },
  ...{ revenue: cents(1_234_500), discount: cents(123_400), seen: 'v1' },
}

const EXAMPLE: PromotionExample = {
  lines: [{ product_id: 1, title: 'Nyx', count: 1, total: cents(400_000) }],
  totals: {
    ...{ subtotal: cents(400_000), discount: cents(10_000), shipping: cents(9_900) },
    ...{ assembly: cents(0), tax: cents(30_000), tax_title: 'Sales tax', total: cents(429_900) },
  },
  ...{ state: 'applied', goods: cents(400_000) },
}

function open(
  overrides: Partial<Services['promotions']> = {},
  role: 'manager' | 'content' = 'manager',
) {
  return renderApp(
    <>
      <PromotionsScreen />
      <ModalHost />
    </>,
    {
      ...{ role, path: '/backoffice/promotions' },
      services: fakeServices({
        countries: { list: async () => ({ countries, default_id: germany.id }) },
        promotions: {
          list: async () => [XMAS],
          products: async () => [],
          example: async () => EXAMPLE,
          ...overrides,
        },
      }),
    },
  )
}
const save = () => screen.getByRole('button', { name: editTexts.save })

beforeEach(() => sessionStorage.clear())

it('each code stands with its rule and with what it brought', async () => {
  open()
  const row = await screen.findByRole('row', { name: /xmas/ })
  expect(row).toHaveTextContent('10%, up to $400.00, above $1,000.00')
  expect(row).toHaveTextContent('7 of 50')
  expect(row).toHaveTextContent('$12,345.00')
  expect(row).toHaveTextContent('$12,000.00')
})

it('by keyboard: N opens a new code, an example follows what is typed, and it is added', async () => {
  const add = jest.fn(async (input) => ({ ...XMAS, ...input, seen: 'v1' }))
  const example = jest.fn(async () => EXAMPLE)
  const { user } = open({ add, example })
  await screen.findByRole('row', { name: /xmas/ })
  await user.keyboard('n')
  await waitFor(() => expect(screen.getByLabelText(texts.code)).toHaveFocus())
  await user.keyboard('Spring{Tab}12,5{Tab}{Tab}100')
  expect(await screen.findByText('$100.00 off a first order')).toBeVisible()
  expect(screen.getByText('$4,299.00')).toBeVisible()
  await waitFor(() =>
    expect(example).toHaveBeenLastCalledWith({
      ...{ basis_points: 1_250, cap: 10_000, threshold: 0, amount: null },
      ...{ kinds: [], product_ids: [], country_ids: [], first_order: false },
      ...{ items: [], country_id: DEFAULT_COUNTRY_ID },
    }),
  )
  await user.type(screen.getByLabelText(texts.total), 'many')
  await user.click(save())
  expect(screen.getByText(texts.usesFault)).toBeVisible()
  expect(add).not.toHaveBeenCalled()
  await user.clear(screen.getByLabelText(texts.total))
  await user.click(save())
  expect(add).toHaveBeenCalledWith({
    ...{ code: 'spring', basis_points: 1_250, cap: 10_000, threshold: 0, starts_at: null },
    ...{ ends_at: null, max_uses_total: null, max_uses_per_customer: null, amount: null },
    ...{ kinds: [], product_ids: [], country_ids: [], first_order: false },
  })
  expect(await screen.findByText(texts.saved('spring'))).toBeVisible()
  await waitFor(() => expect(screen.queryByLabelText(texts.code)).toBeNull())
})

it('an amount for chosen goods: a kind, a product found by its name, a country, first orders', async () => {
  const add = jest.fn(async (input) => ({ ...XMAS, ...input, seen: 'v1' }))
  const products = jest.fn(async () => [{ id: 5_000_110, title: 'Helmet' }])
  const { user } = open({ add, products })
  await screen.findByRole('row', { name: /xmas/ })
  await user.keyboard('n')
  await user.type(screen.getByLabelText(texts.code), 'helmets')
  await user.type(screen.getByLabelText(texts.amount), '25')
  await user.type(screen.getByLabelText(texts.percent), '5')
  await user.click(save())
  expect(screen.getByText(texts.bothFault)).toBeVisible()
  await user.clear(screen.getByLabelText(texts.percent))
  await user.click(screen.getByLabelText(texts.kind('spare')))
  await user.type(screen.getByLabelText(texts.products), 'helm')
  await screen.findByRole('button', { name: 'Helmet' })
  await user.keyboard('{Enter}')
  expect(add).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: texts.removeProduct('Helmet') })).toBeVisible()
  await user.click(screen.getByText(/^Countries/))
  await user.click(await screen.findByLabelText('Germany'))
  await user.click(screen.getByLabelText(texts.first))
  await user.click(save())
  expect(add).toHaveBeenCalledWith(
    expect.objectContaining({
      ...{ basis_points: null, amount: 2_500, kinds: ['spare'], product_ids: [5_000_110] },
      ...{ country_ids: [germany.id], first_order: true },
    }),
  )
})

it('a change keeps the moment that nobody touched; theirs is shown before it is saved over', async () => {
  const refused = new ApiFailure({
    ...{ kind: 'problem', status: 409, code: 'promotion_changed', message: 'No.', errors: [] },
  } as never)
  const change = jest.fn(async (code, input) => ({ ...XMAS, ...input, code }))
  change.mockRejectedValueOnce(refused)
  const list = jest.fn(async () => [XMAS])
  const { user } = open({ change, list })
  await user.click(await screen.findByRole('button', { name: 'xmas' }))
  list.mockResolvedValue([{ ...XMAS, basis_points: 500, seen: 'v2' }])
  const percent = screen.getByLabelText(texts.percent)
  await user.clear(percent)
  await user.type(percent, '15')
  await user.click(save())
  expect(await screen.findByText(editTexts.news)).toBeVisible()
  expect(percent).toHaveValue('15')
  await user.click(screen.getByRole('button', { name: editTexts.keepMine }))
  await user.click(save())
  expect(change).toHaveBeenLastCalledWith(
    'xmas',
    expect.objectContaining({ basis_points: 1_500, seen: 'v2', ends_at: XMAS.ends_at }),
  )
})

it('a code is ended after a question', async () => {
  const end = jest.fn(async (): Promise<Promotion> => ({ ...XMAS, state: 'ended' }))
  const { user } = open({ end })
  await user.click(await screen.findByRole('button', { name: 'xmas' }))
  await user.click(screen.getByRole('button', { name: texts.end }))
  expect(end).not.toHaveBeenCalled()
  const { primaryButton } = endPromotionDialog('xmas')
  await user.click(await screen.findByRole('button', { name: primaryButton }))
  await waitFor(() => expect(screen.getByRole('row', { name: /xmas/ })).toHaveTextContent('Ended'))
  expect(end).toHaveBeenCalledWith('xmas')
})

it('who may only read sees a code without a way to change it', async () => {
  const { user } = open({}, 'content')
  await user.click(await screen.findByRole('button', { name: 'xmas' }))
  expect(screen.getByLabelText(texts.percent)).toBeDisabled()
  expect(screen.queryByRole('button', { name: editTexts.save })).toBeNull()
  expect(screen.queryByRole('button', { name: texts.add })).toBeNull()
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
