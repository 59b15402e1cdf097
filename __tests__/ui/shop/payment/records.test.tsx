import { screen, within } from '@testing-library/react'

import { RecordsScreen } from '@/components/shop/payment/records-screen'
import { cents } from '@/domain/kit/money'
import type { PaymentRecord } from '@/contract/shop/payment/payment'
import { renderApp } from '@/__tests__/support/render-app'

const aRecord = (status: PaymentRecord['status'], more: Partial<PaymentRecord> = {}) => ({
  id: `${status}-${more.order_number ?? ''}`,
  order_number: 'NK-100001',
  at: '2026-11-20T10:00:00Z',
  amount: cents(509_800),
  refunded: cents(0),
  currency: 'USD',
  status,
  provider: 'Card',
  is_test: false,
  can_delete: true,
  ...more,
})

async function open(payments: PaymentRecord[]) {
  const records = async () => ({ payments, page: 1, pages: 1 })
  renderApp(<RecordsScreen />, { fakes: { payment: { records } } })
  const list = await screen.findByRole('list', { name: 'Your payments, newest first' })
  return within(list).getAllByRole('listitem')
}

test('a declined attempt of an order that was paid later says so, and looks like no charge', async () => {
  const [second, first] = await open([aRecord('paid'), aRecord('declined')])
  expect(first).toHaveTextContent('Declined. You weren’t charged.')
  expect(first).not.toHaveTextContent('Paid')
  expect(first).not.toHaveTextContent('$')
  expect(second).toHaveTextContent('Paid')
  // One order, charged once, so its amount appears once.
  expect(screen.getAllByText('$5,098.00')).toHaveLength(1)
})

test.each([
  ['awaiting_transfer', 'Waiting for your bank transfer.', true],
  ['in_review', 'In review. We have your payment and are checking it.', true],
  ['disputed', 'Disputed. Your bank or payment provider is reviewing this payment.', true],
  ['not_needed', 'Not needed. We’re refunding all of it.', true],
  ['refunding', 'Paid. We’re refunding $98.00.', true],
  ['partly_refunded', 'Paid. We refunded $98.00.', true],
  ['refunded', 'Refunded in full.', true],
  ['expired', 'Expired. You weren’t charged.', false],
  ['cancelled', 'Canceled. You weren’t charged.', false],
  ['processing', 'Processing. Your payment provider hasn’t confirmed it yet.', false],
] as const)('%s has its own line', async (status, line, hasAmount) => {
  const [row] = await open([aRecord(status, { refunded: cents(9_800) })])
  expect(row).toHaveTextContent(line)
  expect(within(row as HTMLElement).queryAllByText('$5,098.00')).toHaveLength(hasAmount ? 1 : 0)
})
