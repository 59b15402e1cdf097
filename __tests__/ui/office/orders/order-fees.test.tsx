import { screen } from '@testing-library/react'

import { OrderMoney } from '@/components/office/orders/order-money'
import { cents } from '@/domain/kit/money'
import { fakeServices } from '@/__tests__/support/fake-services'
import { anOfficeOrder } from '@/__tests__/support/office'
import { renderApp } from '@/__tests__/support/render-app'

const AT = '2026-11-20T12:00:00.000Z'
const attempt = { at: AT, status: 'captured', failure: null, amount: cents(319_900) }
const refund = { at: AT, to: 'provider', status: 'succeeded', amount: cents(10_000) } as const
const TEXTS = { reason: '', about: '', by: '' }

it('shows what the provider kept of payments and refunds, and nothing where there is no fee', () => {
  const order = anOfficeOrder({
    attempts: [
      ...[{ ...attempt, provider: 'stripe', reference: 'cs_1', fee: usd(9_307) }],
      ...[
        { ...attempt, at: '2026-11-21T12:00:00.000Z', provider: 'paypal', reference: 'ORDER1' },
      ].map((one) => ({ ...one, fee: { amount: null, currency: null } })),
      {
        ...attempt,
        at: '2026-11-22T12:00:00.000Z',
        provider: 'sandbox',
        reference: 'sbx',
        fee: null,
      },
    ],
    refunds: [
      { ...refund, ...TEXTS, fee: usd(0) },
      { ...refund, ...TEXTS, fee: usd(-349) },
    ],
  })
  renderApp(<OrderMoney order={order} onRefunded={() => undefined} />, {
    services: fakeServices({}),
    role: 'orders',
  })
  expect(screen.getByText('Fee: $93.07')).toBeVisible()
  expect(screen.getByText('Fee: not known yet')).toBeVisible()
  expect(screen.getByText('No part of the fee came back')).toBeVisible()
  expect(screen.getByText('Fee returned: $3.49')).toBeVisible()
  expect(screen.getAllByText(/fee/i)).toHaveLength(4)
})

const usd = (amount: number) => ({ amount: cents(amount), currency: 'USD' })
