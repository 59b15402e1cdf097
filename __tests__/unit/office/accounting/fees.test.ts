import { cents } from '@/domain/kit/money'
import { feeRows, feeTotals, type FeeEntry } from '@/domain/office/accounting/fees'
import { toFee } from '@/domain/office/payment/fee'
import { orderFees } from '@/messages/office/orders/order-fees'

const entry = (more: Partial<FeeEntry>): FeeEntry => ({
  ...{ day: '2026-11-30', order: 'NK-1', provider: 'Card', payment: 'pi_1', refund: '' },
  ...{ amount: cents(319_900), currency: 'USD', fee: null },
  ...more,
})
const fee = (amount: number | null, currency: string | null = 'USD') => ({
  amount: amount === null ? null : cents(amount),
  currency: amount === null ? null : currency,
})

const ENTRIES = [
  entry({ fee: fee(9_307) }),
  entry({ refund: 're_1', amount: cents(-10_000), fee: fee(0) }),
  entry({ payment: 'pi_2', fee: fee(null) }),
  entry({ payment: 'pi_3', fee: fee(2_941, 'EUR') }),
  entry({ provider: 'PayPal', payment: 'CAP', fee: fee(11_186) }),
  entry({
    provider: 'PayPal',
    payment: 'CAP',
    refund: 'REF',
    amount: cents(-10_000),
    fee: fee(-349),
  }),
  entry({ provider: 'Test payment', payment: 'sbx_1', fee: null }),
]

test('each payment and refund has its reference and its fee, and an unknown fee is no zero', () => {
  expect(feeRows(ENTRIES)).toEqual([
    ['2026-11-30', 'NK-1', 'Card', 'payment', 'pi_1', '', 3_199, 'USD', 93.07, 'USD'],
    ['2026-11-30', 'NK-1', 'Card', 'refund', 'pi_1', 're_1', -100, 'USD', 0, 'USD'],
    ['2026-11-30', 'NK-1', 'Card', 'payment', 'pi_2', '', 3_199, 'USD', 'not known yet', ''],
    ['2026-11-30', 'NK-1', 'Card', 'payment', 'pi_3', '', 3_199, 'USD', 29.41, 'EUR'],
    ['2026-11-30', 'NK-1', 'PayPal', 'payment', 'CAP', '', 3_199, 'USD', 111.86, 'USD'],
    ['2026-11-30', 'NK-1', 'PayPal', 'refund', 'CAP', 'REF', -100, 'USD', -3.49, 'USD'],
    ['2026-11-30', 'NK-1', 'Test payment', 'payment', 'sbx_1', '', 3_199, 'USD', 'none', ''],
  ])
})

test('totals add up each currency of a provider, and count what isn’t known yet', () => {
  const totals = feeTotals()
  totals.add(ENTRIES.slice(0, 3))
  totals.add(ENTRIES.slice(3))
  expect(totals.rows()).toEqual([
    ['provider', 'entries', 'fee', 'fee_currency'],
    ['Card', 1, 29.41, 'EUR'],
    ['Card', 2, 93.07, 'USD'],
    ['Card', 1, 'not known yet', ''],
    ['PayPal', 2, 108.37, 'USD'],
    ['Test payment', 1, 'none', ''],
  ])
})

test('only providers that keep fees have one, also before it is known', () => {
  expect(toFee('sandbox', null)).toBeNull()
  expect(toFee('bank', undefined)).toBeNull()
  expect(toFee('stripe', null)).toEqual({ amount: null, currency: null })
  const known = { amount: cents(0), currency: 'USD' }
  expect(toFee('paypal', known)).toEqual(known)
})

test('staff read what was kept, given back, or isn’t known yet', () => {
  expect(orderFees.ofPayment(fee(9_307))).toBe('Fee: $93.07')
  expect(orderFees.ofPayment(fee(2_941, 'EUR'))).toBe('Fee: EUR\u00a029.41')
  expect(orderFees.ofPayment(fee(null))).toBe('Fee: not known yet')
  expect(orderFees.ofRefund(fee(null))).toBe('Fee: not known yet')
  expect(orderFees.ofRefund(fee(0))).toBe('No part of the fee came back')
  expect(orderFees.ofRefund(fee(-349))).toBe('Fee returned: $3.49')
  expect(orderFees.ofRefund(fee(40))).toBe('Fee for the refund: $0.40')
})
