import { screen } from '@testing-library/react'

import { cents } from '@/domain/kit/money'
import { ReceiveTransfer } from '@/components/office/payment/receive-transfer'
import { renderApp } from '@/__tests__/support/render-app'

test('books a part of a transfer, and all that is due by default', async () => {
  const received = jest.fn(async () => ({}))
  const at = '2026-11-20T12:00:00.000Z'
  const sums = { amount: cents(6_000), received: cents(4_000), currency: 'USD', created_at: at }
  const { user } = renderApp(
    <ReceiveTransfer transfer={{ reference: 'NK-1-AB', ...sums }} onDone={jest.fn()} />,
    { fakes: { bookkeeping: { received } }, role: 'owner' },
  )
  const field = screen.getByLabelText('Amount received for NK-1-AB')
  expect(field).toHaveValue('60.00')
  await user.clear(field)
  await user.type(field, '25')
  await user.click(screen.getByRole('button', { name: 'Mark as received' }))
  expect(received).toHaveBeenCalledWith(
    { reference: 'NK-1-AB', amount: 2_500 },
    { key: expect.any(String) },
  )
})
