import { z } from 'zod'

import { cents, shareOfCents, type Cents } from '@/domain/kit/money'
import type { ProviderFee, PaymentProvider } from '@/server/kernel/ports/payments'

import { answersOf } from '../answers/provider-answers'
import type { PayPalClient } from './client'

const Fee = z.object({
  currency_code: z.string(),
  value: z.string().regex(/^-?\d{1,12}(?:\.\d{1,3})?$/),
})
/** The fee in the currency of the account is only there if PayPal takes it in that one. */
const Breakdown = z.object({
  paypal_fee: Fee.nullish(),
  paypal_fee_in_receivable_currency: Fee.nullish(),
})
/** Pending captures have no breakdown. */
const Capture = z.object({ seller_receivable_breakdown: Breakdown.nullish() })
const Refund = z.object({ seller_payable_breakdown: Breakdown.nullish() })

const parseAnswer = answersOf('PayPal')

export const payPalFees =
  (call: PayPalClient): NonNullable<PaymentProvider['feeOf']> =>
  async ({ paymentId, refundId }) => {
    if (refundId === null) {
      const path = `/v2/payments/captures/${encodeURIComponent(paymentId)}`
      const answer = await call({ method: 'GET', path })
      return feeFrom(parseAnswer(Capture, answer).seller_receivable_breakdown)
    }
    const path = `/v2/payments/refunds/${encodeURIComponent(refundId)}`
    const answer = await call({ method: 'GET', path })
    const returned = feeFrom(parseAnswer(Refund, answer).seller_payable_breakdown)
    // What PayPal lists here is the part of its fee that it gave back.
    return returned && { ...returned, amount: cents(-returned.amount) }
  }

function feeFrom(breakdown: z.output<typeof Breakdown> | null | undefined): ProviderFee | null {
  const fee = breakdown?.paypal_fee_in_receivable_currency ?? breakdown?.paypal_fee
  return fee ? { amount: hundredthsOf(fee.value), currency: fee.currency_code } : null
}

/** Parses decimals without floats, from none for yen to three for dinars. @example hundredthsOf('3.5') // 350 */
function hundredthsOf(value: string): Cents {
  const [whole = '', decimals = ''] = value.split('.')
  return shareOfCents(cents(Number(whole + decimals.padEnd(3, '0'))), 1, 10)
}
