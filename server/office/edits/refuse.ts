import type { EditFault } from '@/domain/office/edits/bike-edit'
import type { Cents } from '@/domain/kit/money'
import { DomainError } from '@/server/kernel/errors/domain-error'

import type { EditPlan } from './plan'

const REFUSALS: Record<EditFault, (plan: Pick<EditPlan, 'message'>) => DomainError> = {
  too_late: () => new DomainError('edit_too_late', 'It is begun, shipped or refunded.'),
  upgraded: () => new DomainError('edit_upgraded', 'A bike was upgraded.'),
  gone: () => new DomainError('edit_too_late', 'The catalog has no such bike anymore.'),
  disputed: () => new DomainError('order_disputed', 'A dispute or a review is open.'),
  nothing: () => new DomainError('edit_nothing', 'Nothing would change.'),
  invalid: ({ message }) => new DomainError('build_invalid', 'The build is invalid.', { message }),
  too_large: () => new DomainError('refund_too_large', 'Less is left to refund.'),
  waiting: () => new DomainError('edit_waiting', 'Another change waits for its difference.'),
}

/** @throws DomainError for the fault of a plan, if it has one */
export function refuseFault({ fault, message }: Pick<EditPlan, 'fault' | 'message'>): void {
  if (fault !== null) throw REFUSALS[fault]({ message })
}

/** @throws DomainError edit_changed if the amount differs from the one that the caller has seen */
export function refuseOther(amount: Cents, expected: Cents): void {
  if (amount === expected) return
  throw new DomainError('edit_changed', `It is ${amount} cents, not ${expected}.`)
}
