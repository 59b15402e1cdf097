import type { Cancellation } from '@/contract/office/payment/payment'
import type { Cents } from '@/domain/kit/money'
import { money } from '@/utils/format'

import type { DialogRequest } from '@/messages/kit/dialogs'
import { mailNote } from '@/messages/office/kit/mail-note'

export const cancelUnpaid = {
  title: 'Cancel this unpaid order',
  lead: 'We haven’t received a payment for this order. Its items will go back on sale.',
  reason: 'Reason',
  reasonHint: 'Stored with the order, next to your name. The customer doesn’t see it.',
  reasonMissing: 'Enter a short reason.',
  button: 'Cancel order',
} as const

export const cancelPaid = {
  title: 'Cancel and refund this order',
  lead: 'Nothing has shipped yet. Nothing will ship, and all the money goes back.',
  reason: 'Reason (optional)',
  reasonHint: cancelUnpaid.reasonHint,
  button: 'Cancel and refund',
} as const

type PaidOrder = Pick<Unpaid, 'number' | 'email' | 'has_mail'>

export function cancelPaidDialog({ number, email, has_mail }: PaidOrder, plan: Cancellation) {
  const { total, goes_to, restocked } = plan
  const ways = goes_to.map(({ title, amount }) => `${money(amount)} to ${title}`).join(' and ')
  const byHand = goes_to.some(({ by_hand }) => by_hand)
    ? ' What goes back by bank transfer, in cash or by terminal is listed under Payments until you have handed it back.'
    : ''
  const stock =
    restocked === 0
      ? 'Nothing goes back into stock.'
      : `${restocked === 1 ? '1 item goes' : `${restocked} items go`} back into stock.`
  const refund = total === 0 ? 'Nothing is left to refund.' : `We’ll refund ${ways}.${byHand}`
  return {
    title: total === 0 ? `Cancel order ${number}?` : `Cancel and refund ${money(total)}?`,
    message: `Order ${number} ends, and nothing ships. ${refund} ${stock} ${mailNote(`We’ll email ${email}.`, has_mail)} You can’t undo this.`,
    icon: 'info',
    type: 'wide',
    primaryButtonType: 'danger',
    primaryButton: cancelPaid.button,
    secondaryButton: 'Keep order',
  } as const satisfies DialogRequest
}

interface Unpaid {
  number: string
  email: string
  lines: readonly { count: number }[]
  totals: { total: Cents }
  credit_used: Cents
  has_mail: boolean
}

export function cancelUnpaidDialog({ number, email, has_mail, ...order }: Unpaid) {
  const { lines, totals, credit_used } = order
  const items = lines.reduce((sum, { count }) => sum + count, 0)
  const credit = credit_used > 0 ? ` We’ll return ${money(credit_used)} of store credit.` : ''
  return {
    title: 'Are you sure?',
    message: `Order ${number} for ${money(totals.total)} ends, and its payment page closes. ${items === 1 ? '1 item goes' : `${items} items go`} back on sale.${credit} ${mailNote(`We’ll email ${email}.`, has_mail)} You can’t undo this.`,
    icon: 'info',
    type: 'wide',
    primaryButtonType: 'danger',
    primaryButton: 'Cancel order',
    secondaryButton: 'Keep order',
  } as const satisfies DialogRequest
}
