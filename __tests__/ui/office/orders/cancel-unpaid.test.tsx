import { screen } from '@testing-library/react'

import { OrderScreen } from '@/components/office/orders/order-screen'
import { NO_MAIL } from '@/messages/office/kit/mail-note'
import type { OfficeOrder } from '@/contract/office/overview/overview'
import { fakeServices } from '@/__tests__/support/fake-services'
import { anOfficeOrder, noFulfillment } from '@/__tests__/support/office'
import { renderApp, withDialogs } from '@/__tests__/support/render-app'

function open(order: OfficeOrder, cancelOrder = jest.fn()) {
  const services = fakeServices({
    backoffice: { order: async () => order, cancelOrder },
    fulfillment: { read: noFulfillment },
  })
  return renderApp(
    withDialogs(
      <OrderScreen number="NK-100001" renderLines={() => null} renderFacts={() => null} />,
    ),
    { services, role: 'orders' },
  )
}

test('says with figures what will happen, and does it only when confirmed with a reason', async () => {
  const cancelOrder = jest.fn(async () =>
    anOfficeOrder({
      status: 'cancelled',
      payment_state: 'void',
      fulfillment_state: 'cancelled',
    }),
  )
  const { user } = open(anOfficeOrder(), cancelOrder)
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  await press('Cancel order')
  expect(screen.getByText('Enter a short reason.')).toBeVisible()
  await user.type(screen.getByLabelText('Reason'), 'Holds all of the stock')
  await press('Cancel order')
  const dialog = await screen.findByText(/Order NK-100001 for \$[\d,.]+ ends/)
  expect(dialog).toHaveTextContent('We’ll return $500.00 of store credit.')
  expect(dialog).toHaveTextContent('We’ll email ada@example.com.')
  await press('Keep order')
  expect(cancelOrder).not.toHaveBeenCalled()
  await press('Cancel order')
  const buttons = await screen.findAllByRole('button', { name: 'Cancel order' })
  await user.click(buttons.at(-1) as HTMLElement)
  expect(cancelOrder).toHaveBeenCalledWith({
    number: 'NK-100001',
    reason: 'Holds all of the stock',
  })
  expect(await screen.findByText('Canceled')).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Cancel this unpaid order' })).toBeNull()
})

test('promises no email without a mail server', async () => {
  const { user } = open(anOfficeOrder({ has_mail: false }))
  await user.type(await screen.findByLabelText('Reason'), 'Holds all of the stock')
  await user.click(screen.getByRole('button', { name: 'Cancel order' }))
  const dialog = await screen.findByText(/Order NK-100001 for \$[\d,.]+ ends/)
  expect(dialog).toHaveTextContent(NO_MAIL)
  expect(dialog).not.toHaveTextContent('We’ll email')
})

test.each([
  ['a paid order', { status: 'paid' }],
  ['an order under review', { is_under_review: true }],
] as const)('%s offers no such button', async (_, more) => {
  open(anOfficeOrder(more))
  expect(await screen.findByText('Payment attempts')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
})
