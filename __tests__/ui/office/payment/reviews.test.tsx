import { screen } from '@testing-library/react'

import { ReviewDecision, type PaymentReview } from '@/components/office/payment/reviews'
import { cents, ZERO } from '@/domain/kit/money'
import { fakeServices } from '@/__tests__/support/fake-services'
import { renderApp, withDialogs } from '@/__tests__/support/render-app'

const REVIEW: PaymentReview = {
  order_number: 'NK-100001',
  status: 'pending_payment',
  payment_state: 'unpaid',
  fulfillment_state: 'awaiting_payment',
  total: cents(10_000),
  reason: 'amount-differs',
  held: cents(4_000),
  paid: ZERO,
  due: cents(10_000),
  ends_at: '2026-11-27T12:00:00.000Z',
  accept: { fault: null, booked: cents(4_000), rest: cents(6_000), surplus: ZERO, isPaid: false },
  end: { is_possible: true, returned: cents(4_000) },
}

function open(review: PaymentReview, decide = jest.fn(async () => ({}))) {
  const onDone = jest.fn()
  const services = fakeServices({ bookkeeping: { decide } })
  const page = withDialogs(<ReviewDecision review={review} onDone={onDone} />)
  return { ...renderApp(page, { services, role: 'owner' }), decide, onDone }
}

test('says with figures what a decision does, and decides only with a reason and a yes', async () => {
  const { user, decide, onDone } = open(REVIEW)
  expect(screen.getByText(/Held: \$40.00. Due: \$100.00.*November 27, 2026/)).toBeVisible()
  const press = async (name: string) =>
    user.click((await screen.findAllByRole('button', { name })).at(-1) as HTMLElement)
  await press('Accept')
  expect(screen.getByText('Enter a short reason.')).toBeVisible()
  await user.type(screen.getByLabelText('Reason for your decision on NK-100001'), 'Agreed by phone')
  await press('Accept')
  expect(
    await screen.findByText(/\$40.00 counts for order NK-100001. \$60.00 is still due/),
  ).toBeVisible()
  expect(decide).not.toHaveBeenCalled()
  await press('Accept')
  const input = { action: 'accept', reason: 'Agreed by phone', held: 4_000 }
  expect(decide).toHaveBeenCalledWith({ ...input, number: 'NK-100001' })
  expect(onDone).toHaveBeenCalledWith('We accepted order NK-100001.')
})

test('where no money is held, the review is closed and nothing is accepted', async () => {
  const accept = { ...REVIEW.accept, fault: 'nothing_held' as const, booked: ZERO, rest: ZERO }
  const review = { ...REVIEW, accept, held: ZERO, due: ZERO, reason: 'refund-failed' }
  const { user, decide } = open({ ...review, end: { is_possible: false, returned: ZERO } })
  expect(screen.getByText(/A refund didn’t go through. No money is held./)).toBeVisible()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Close review',
  ])
  await user.type(screen.getByLabelText('Reason for your decision on NK-100001'), 'Sent again')
  await user.click(screen.getByRole('button', { name: 'Close review' }))
  expect(
    await screen.findByText(/Order NK-100001 stays as it is, and no money moves. You can’t/),
  ).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'Close review' }).at(-1) as HTMLElement)
  expect(decide).toHaveBeenCalledWith(
    expect.objectContaining({ action: 'close', number: 'NK-100001' }),
  )
})

test('offers no decision that is not possible', () => {
  const accept = { ...REVIEW.accept, fault: 'currency_differs' as const }
  open({ ...REVIEW, accept, end: { is_possible: false, returned: ZERO } })
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Send money back',
  ])
})
