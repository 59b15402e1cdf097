import { screen, within } from '@testing-library/react'

import { OrderScreen } from '@/components/office/orders/order-screen'
import type { Cancellation } from '@/contract/office/payment/payment'
import { cents } from '@/domain/kit/money'
import type { Role } from '@/domain/kit/permissions'
import { cancelPaid as texts } from '@/messages/office/orders/orders'
import { fakeServices } from '@/__tests__/support/fake-services'
import { anOfficeOrder, noFulfillment } from '@/__tests__/support/office'
import { renderApp, withDialogs } from '@/__tests__/support/render-app'

const PLAN: Cancellation = {
  fault: null,
  total: cents(329_900),
  goes_to: [
    { title: 'Bank transfer', amount: cents(300_000), by_hand: true },
    { title: 'Store credit', amount: cents(29_900), by_hand: false },
  ],
  restocked: 2,
}

function open(plan: Cancellation, { role = 'orders', ...more }: { role?: Role; status?: string }) {
  const cancelPaid = jest.fn(async () => ({}))
  const order = anOfficeOrder({
    ...{ paid_at: '2026-11-20T12:00:00.000Z', status: 'paid', payment_state: 'paid' },
    ...{
      fulfillment_state: 'to_build',
      promised: '2020-01-02',
      delivery_cause: 'Motor',
      is_late: true,
    },
    ...(more.status === 'shipped' && { fulfillment_state: 'shipped' as const }),
  })
  const services = fakeServices({
    backoffice: { order: async () => order },
    bookkeeping: { cancellation: async () => plan, cancelPaid },
    fulfillment: {
      read: noFulfillment,
      returns: async () => ({ number: order.number, lines: [], returns: [], carriers: [] }),
    },
  })
  const app = renderApp(
    withDialogs(
      <OrderScreen number="NK-100001" renderLines={() => null} renderFacts={() => null} />,
    ),
    { services, role },
  )
  return { ...app, cancelPaid }
}

test('one dialog says what goes back and how, and one press cancels with the refund', async () => {
  const { user, cancelPaid } = open(PLAN, {})
  await user.click(await screen.findByRole('button', { name: texts.button }))
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog).toHaveTextContent('Cancel and refund $3,299.00?')
  expect(dialog).toHaveTextContent('$3,000.00 to Bank transfer and $299.00 to Store credit')
  expect(dialog).toHaveTextContent('listed under Payments until you have handed it back')
  expect(dialog).toHaveTextContent('2 items go back into stock')
  expect(cancelPaid).not.toHaveBeenCalled()
  await user.click(within(dialog).getByRole('button', { name: texts.button }))
  expect(cancelPaid).toHaveBeenCalledWith({
    ...{ number: 'NK-100001', reason: '', expected: 329_900 },
  })
})

test('what can’t be canceled says why, without a dialog', async () => {
  const { user } = open({ ...PLAN, fault: 'A gift card was redeemed.' }, {})
  await user.click(await screen.findByRole('button', { name: texts.button }))
  expect(await screen.findByText('A gift card was redeemed.')).toBeVisible()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('the promised day is on the order, and that it is over', async () => {
  open(PLAN, {})
  expect(await screen.findByText('Promised for January 2, 2020, late')).toBeVisible()
  expect(screen.getByText('(Motor)')).toBeVisible()
})

test.each([
  ['who may not refund', { role: 'support' as const }],
  ['an order that has shipped', { status: 'shipped' }],
])('%s is offered no cancellation', async (_, options) => {
  open(PLAN, options)
  expect(await screen.findByText('Payment attempts')).toBeVisible()
  expect(screen.queryByRole('button', { name: texts.button })).toBeNull()
})
