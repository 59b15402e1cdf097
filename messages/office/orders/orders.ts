import type { Cents } from '@/domain/kit/money'
import { money } from '@/utils/format'

import type { DialogRequest } from '@/messages/kit/dialogs'

export const cancelUnpaid = {
  title: 'Cancel this unpaid order',
  lead: 'We haven’t received a payment for this order. Its items will go back on sale.',
  reason: 'Reason',
  reasonHint: 'Stored with the order, next to your name. The customer doesn’t see it.',
  reasonMissing: 'Enter a short reason.',
  button: 'Cancel order',
} as const

interface Unpaid {
  number: string
  email: string
  lines: readonly { count: number }[]
  totals: { total: Cents }
  credit_used: Cents
}

export function cancelUnpaidDialog({ number, email, lines, totals, credit_used }: Unpaid) {
  const items = lines.reduce((sum, { count }) => sum + count, 0)
  const credit = credit_used > 0 ? ` We’ll return ${money(credit_used)} of store credit.` : ''
  return {
    title: 'Are you sure?',
    message: `Order ${number} for ${money(totals.total)} ends, and its payment page closes. ${items === 1 ? '1 item goes' : `${items} items go`} back on sale.${credit} We’ll email ${email}. You can’t undo this.`,
    icon: 'info',
    type: 'wide',
    primaryButtonType: 'danger',
    primaryButton: 'Cancel order',
    secondaryButton: 'Keep order',
  } as const satisfies DialogRequest
}
