import type { Fee } from '@/domain/office/payment/fee'
import { amountOf, money } from '@/utils/format'

const UNKNOWN = 'Fee: not known yet'

/** The shop's own amounts are US dollars. */
const amountIn = (amount: number, { currency }: Fee) =>
  currency === 'USD' ? money(amount) : `${currency}\u00a0${amountOf(amount)}`

/** Labels of the provider’s fee. */
export const orderFees = {
  ofPayment: (fee: Fee) => (fee.amount === null ? UNKNOWN : `Fee: ${amountIn(fee.amount, fee)}`),
  ofRefund(fee: Fee): string {
    if (fee.amount === null) return UNKNOWN
    if (fee.amount === 0) return 'No part of the fee came back'
    return fee.amount < 0
      ? `Fee returned: ${amountIn(-fee.amount, fee)}`
      : `Fee for the refund: ${amountIn(fee.amount, fee)}`
  },
}
