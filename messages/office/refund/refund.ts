import type { RefundPreview } from '@/contract/office/payment/payment'
import type { RefundFault } from '@/domain/office/refund/refund'
import { money } from '@/utils/format'

import { mailNote } from '@/messages/office/kit/mail-note'
import type { DialogRequest } from '@/messages/kit/dialogs'

type Line = RefundPreview['lines'][number]
type Bundle = RefundPreview['bundles'][number]

const FAULTS: Record<RefundFault, string> = {
  nothing: 'Choose items or enter an amount.',
  too_large: 'That’s more than is left to refund this way.',
  shipping_gone: 'That’s more than is left of the shipping charge.',
  guest: 'This is a guest order, so it has no store credit account.',
  not_there: 'Fewer units are left to refund than you entered.',
  beyond_return:
    'The items of this return cost less than that, or were refunded before. Refund anything else outside of the return.',
  disputed: 'This order’s payment is disputed. Please wait until the dispute is resolved.',
}

export const refund = {
  title: 'Issue a refund',
  open: 'Issue a refund',
  openKeys: 'R opens the refund form.',
  close: 'Close',
  returnCovered: 'The price of these items was refunded before. You can close the return.',
  failed: 'We couldn’t load what can be refunded.',
  pieces: ({ title, detail }: Line) => [title, detail].filter(Boolean).join(', '),
  bundles: 'Whole bundles',
  bundlesHint: 'Enters all of its parts. They add up to what the bundle has cost.',
  wholeBundle: ({ title, count }: Bundle, requested: number) =>
    count === 1 ? title : `${requested} × ${title}`,
  openPieces: (count: number) => `Not shipped, of ${count}`,
  shippedPieces: (count: number) => `Shipped, of ${count}`,
  pieceField: (title: string, label: string) => `${title}: ${label}`,
  shipping: (left: string) => `Shipping, up to ${left}`,
  amount: 'Another amount',
  amountHint: 'With tax, for no item, such as 49.90.',
  target: 'To',
  targets: [
    { value: 'provider', title: 'Original payment method' },
    { value: 'credit', title: 'Store credit' },
  ],
  restock: 'Put units that haven’t shipped back into stock',
  restockHint: (count: number) =>
    count === 1 ? '1 unit can be sold again.' : `${count} units can be sold again.`,
  reason: 'Reason',
  reasonHint: 'Kept with the refund. The buyer doesn’t see it.',
  reasonMissing: 'Enter a short reason.',
  countFault: (most: number) => `Enter a number from 0 to ${most}.`,
  amountFault: 'Enter an amount, such as 49.90.',
  fault: (fault: RefundFault) => FAULTS[fault],
  summary: 'What will happen',
  left: 'Left to refund',
  gets: (where: string) => `The buyer gets (${where})`,
  leftAfter: 'Left afterward',
  computing: 'Computing…',
  button: (total: string) => `Refund ${total}`,
  closeReturn: 'Close the return',
  done: (total: string) => `${total} is on its way to the buyer.`,
} as const

/** Confirms closing a return without a refund, because its items were already refunded. */
export const closeReturnDialog = {
  title: 'Close this return?',
  message: 'No money goes back: the price of its items was refunded before. You can’t undo this.',
  icon: 'info',
  type: 'wide',
  primaryButtonType: 'default',
  primaryButton: refund.closeReturn,
  secondaryButton: 'Not yet',
} as const satisfies DialogRequest

export function refundDialog(preview: RefundPreview, email: string) {
  const { total, goes_to, left_after, lines, has_mail: hasMail } = preview
  const ways = goes_to.map(({ title, amount }) => `${money(amount)} to ${title}`).join(' and ')
  const note = mailNote(`We’ll email ${email}.`, hasMail)
  const what = total === 0 ? 'No money goes back.' : `The buyer gets ${ways}. ${note}`
  const isHeld = lines.some(({ open, amount }) => open > 0 && amount > 0)
  const held = isHeld ? 'Refunded units that haven’t shipped yet won’t ship. ' : ''
  return {
    title: total === 0 ? 'Cancel these units?' : `Refund ${money(total)}?`,
    message: `${what} ${money(left_after)} will be left to refund. ${held}You can’t undo this.`,
    icon: 'info',
    type: 'wide',
    primaryButtonType: 'default',
    primaryButton: `Refund ${money(total)}`,
    secondaryButton: 'Not yet',
  } as const satisfies DialogRequest
}
