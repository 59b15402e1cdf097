import type { Cents } from '@/domain/money'
import { dateLong, money } from '@/utils/format'

import type { DialogRequest } from './dialogs'

interface Refund {
  amount: Cents
  status: 'pending' | 'succeeded' | 'failed'
  to: 'provider' | 'credit'
}

/** The orders of a user in the dashboard. */
export const myOrders = {
  title: 'Orders',
  lead: 'Every order with its timeline, its papers and what can be done with it.',
  empty: 'You have not ordered anything yet',
  emptyHint: 'Orders that you place while you are logged in stand here.',
  toBikes: 'See our bikes',
  open: (number: string) => `Order ${number}`,
  placed: (at: string) => `Placed on ${dateLong(at)}`,
  arrival: (date: string) => `Planned arrival ${dateLong(date)}`,
  more: (count: number) => `and ${count} more`,
  back: 'All orders',
  unknown: 'We could not find this order among yours',
  credit: 'Paid with credit',
  refunds: 'Money that went back',
  refund: ({ amount, status, to }: Refund) =>
    `${money(amount)} ${to === 'credit' ? 'to your credit' : 'the way you paid'}${
      { pending: ', on its way', succeeded: '', failed: ', needs a person; we write to you' }[
        status
      ]
    }`,
  cancel: 'Cancel this order',
  cancelHint:
    'Possible until the factory begins. What you paid goes back the way it came, credit to your credit.',
  cancelled: 'The order is cancelled.',
  pay: 'Pay now',
  withdrawal: 'Withdraw from contract',
  withdrawalOpen: (until: string) =>
    `You can withdraw until ${dateLong(until)} without giving a reason.`,
  withdrawalLines: 'What do you send back?',
  withdrawalExcluded: (title: string) =>
    `${title} carries your name in its paint: it was made to measure and stays out of the withdrawal.`,
  withdrawalReason: 'Reason (you do not have to give one)',
  withdrawalNext: 'Continue',
  withdrawalNone: 'Choose at least one item.',
  withdrawalConfirmTitle: 'Please confirm',
  withdrawalConfirm: 'I withdraw from the contract for these items:',
  withdrawalSend: 'Confirm withdrawal',
  withdrawalBack: 'Back',
  withdrawalDone: (moment: string) =>
    `We received your withdrawal on ${moment}. The receipt is in your mailbox.`,
  moment: (at: string) => `${dateLong(at)} at ${at.slice(11, 16)} UTC`,
} as const

/** Asked before an order is cancelled. */
export const cancelDialog = {
  title: 'Are you sure?',
  message:
    'The order will not be built. Its items are for sale again, and what you paid goes back the way it came. This action is not reversible.',
  icon: 'info',
  type: 'wide',
  primaryButtonType: 'danger',
  primaryButton: 'Cancel order',
  secondaryButton: 'Keep order',
} as const satisfies DialogRequest
