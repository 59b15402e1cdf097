import { screen } from '@testing-library/react'

import { BankTransfers } from '@/components/office/payment/bank-transfers'
import type { BookkeepingOverview } from '@/contract/office/payment/payment'
import { cents, ZERO } from '@/domain/kit/money'
import { fakeServices } from '@/__tests__/support/fake-services'
import { renderApp } from '@/__tests__/support/render-app'

const at = '2026-11-20T12:00:00.000Z'
const overview: BookkeepingOverview = {
  ...{ reviews: [], disputes: [], failed_refunds: [], dead_events: [], transfers: [] },
  ...{ checks: [], days: [] },
  late_transfers: [
    {
      ...{ status: 'cancelled', payment_state: 'void', fulfillment_state: 'cancelled' },
      ...{ reference: 'NK-2-CD', order_number: 'NK-2', currency: 'USD', created_at: at },
      ...{ amount: cents(9_000), received: ZERO },
    },
  ],
  refunds_to_send: [
    {
      ...{ id: 7, order_number: 'NK-1', amount: cents(6_000), currency: 'USD', created_at: at },
      ...{ reason: 'paid-after-cancellation', reference: 'NK-1-AB', provider: 'bank' },
    },
  ],
}

function show() {
  const sent = jest.fn(async () => ({}))
  const onDone = jest.fn()
  const services = fakeServices({ bookkeeping: { sent } })
  return {
    ...renderApp(<BankTransfers overview={overview} onDone={onDone} />, {
      services,
      role: 'owner',
    }),
    ...{ sent, onDone },
  }
}

test('enters date and reference of a refund that was sent', async () => {
  const { user, sent, onDone } = show()
  expect(screen.getByText(/arrived after the order was canceled/)).toBeVisible()
  await user.type(screen.getByLabelText('Date sent for NK-1'), '2026-11-21')
  await user.type(screen.getByLabelText('Reference of the transfer for NK-1'), ' OUT-7 ')
  await user.click(screen.getByRole('button', { name: 'Mark as sent' }))
  expect(sent).toHaveBeenCalledWith({ sent_on: '2026-11-21', reference: 'OUT-7', id: 7 })
  expect(onDone).toHaveBeenCalledWith('The refund for NK-1 is marked as sent.')
})

test('says what is missing and sends nothing', async () => {
  const { user, sent } = show()
  await user.click(screen.getByRole('button', { name: 'Mark as sent' }))
  expect(screen.getByText('Enter the day.')).toBeVisible()
  expect(screen.getByText('Enter how, or a reference.')).toBeVisible()
  expect(sent).not.toHaveBeenCalled()
})

test('a transfer of a canceled order says so and can be entered', () => {
  show()
  expect(screen.getByText('Order canceled, placed November 20, 2026.')).toBeVisible()
  expect(screen.getByLabelText('Amount received for NK-2-CD')).toHaveValue('90.00')
})
