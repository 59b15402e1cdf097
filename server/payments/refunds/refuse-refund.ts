import type { Cents } from '@/domain/kit/money'
import type { RefundFault } from '@/domain/office/refund/refund'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { money } from '@/utils/format'

import type { RefundPlan } from './refund-plan'

/** Rejects a plan with a fault or an unexpected amount. @throws DomainError */
export function refuseRefund(plan: RefundPlan, expected: Cents | undefined): void {
  if (plan.fault !== null) throw FAULT[plan.fault](plan)
  if (expected === undefined || expected === plan.total) return
  throw new DomainError('refund_changed', `It is ${plan.total} cents, not ${expected}.`)
}

const FAULT: Record<RefundFault, (plan: RefundPlan) => DomainError> = {
  disputed: () => new DomainError('order_disputed', 'A dispute is open.'),
  not_there: () => new DomainError('refund_pieces_gone', 'Fewer pieces are left.'),
  // The rest was paid with credit or has already been refunded to credit.
  too_large: ({ left }) => new DomainError('refund_too_large', `Refundable: ${left} cents.`),
  shipping_gone: ({ shippingLeft: left }) =>
    wrong('shipping', `Only ${money(left)} of the shipping charge is left to refund.`),
  beyond_return: () => wrong('amount', 'The items of this return cost less than that.'),
  nothing: () => wrong('amount', 'Choose items or enter an amount.'),
  guest: () => wrong('target', 'This is a guest order, so it has no store credit account.'),
}

function wrong(field: string, message: string): DomainError {
  return new DomainError('invalid_input', message, { errors: [{ field, message }] })
}
