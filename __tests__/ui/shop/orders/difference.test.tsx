import { screen } from '@testing-library/react'

import { DifferenceScreen } from '@/components/shop/orders/difference-screen'
import { cents } from '@/domain/kit/money'
import type { PriceDifference } from '@/hooks/shop/orders/use-price-difference'
import { differences as texts } from '@/messages/shop/orders/differences'
import { ApiFailure } from '@/services/http/failure'

import { fakeServices } from '@/__tests__/support/fake-services'
import { renderApp } from '@/__tests__/support/render-app'

const OPEN: PriceDifference = {
  ...{ id: 7, state: 'open', order_number: 'NK-1', order_key: 'k', title: 'Nyx', count: 2 },
  ...{ before: 'Size M, Moss', after: 'Size M, Moss, Rear rack', changes: ['Added: rear rack'] },
  ...{ net: cents(5000), tax: cents(400), tax_title: 'Sales tax', due: cents(5400) },
  expires_at: '2026-12-01T10:00:00.000Z',
  providers: [
    { id: 'card', title: 'Card', note: 'By Stripe', is_test: false },
    { id: 'paypal', title: 'PayPal', note: '', is_test: false },
  ],
  last_payment: 'none',
}

function open(difference: PriceDifference, payDifference = jest.fn()) {
  const readDifference = jest.fn(async () => difference)
  const services = fakeServices({ orders: { readDifference, payDifference } })
  const app = renderApp(<DifferenceScreen id="7" differenceKey="key" />, { services })
  return { ...app, payDifference, readDifference }
}

it('old and new bike, what changes and the difference stand there, and the chosen method pays it', async () => {
  const closed = new ApiFailure({
    ...{ kind: 'problem', status: 409, code: 'difference_closed', message: 'Closed.', errors: [] },
  })
  const { user, payDifference, readDifference } = open(OPEN, jest.fn().mockRejectedValue(closed))
  expect(await screen.findByRole('heading', { name: texts.title('NK-1') })).toBeVisible()
  expect(screen.getByRole('heading', { name: '2 × Nyx' })).toBeVisible()
  for (const text of [OPEN.before, OPEN.after, 'Added: rear rack', '$4.00', '$54.00']) {
    expect(screen.getByText(text)).toBeVisible()
  }
  await user.click(screen.getByRole('radio', { name: /PayPal/ }))
  await user.click(screen.getByRole('button', { name: texts.pay(OPEN.due) }))
  expect(payDifference).toHaveBeenCalledWith({ id: '7', key: 'key', provider: 'paypal' })
  expect(readDifference).toHaveBeenCalledTimes(1)
  expect(await screen.findByRole('alert')).toBeVisible()
})

it.each([
  ['paid', 'none'],
  ['withdrawn', 'none'],
  ['expired', 'returned'],
  ['begun', 'returned'],
] as const)('a change that is %s says so and takes no money', async (state, last_payment) => {
  open({ ...OPEN, state, providers: [], last_payment })
  expect(await screen.findByText(texts.closed(state))).toBeVisible()
  expect(screen.queryByText(texts.returned) !== null).toBe(last_payment === 'returned')
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: texts.toOrder })).toLinkTo('/orders/NK-1/k')
})

it('a declined payment can be tried again, one in flight is waited for', async () => {
  const { unmount } = open({ ...OPEN, last_payment: 'declined' })
  expect(await screen.findByText(texts.declined)).toBeVisible()
  expect(screen.getByRole('button', { name: texts.pay(OPEN.due) })).toBeVisible()
  unmount()
  open({ ...OPEN, last_payment: 'processing' })
  expect(await screen.findByText(texts.processing)).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})
