import type { ApiError } from '@/contract/kit/errors'
import type { Cents } from '@/domain/kit/money'
import { dateLong, money } from '@/utils/format'

import type { DialogRequest } from '@/messages/kit/dialogs'
import { toSentence } from '@/messages/kit/errors'

interface Refund {
  amount: Cents
  status: 'pending' | 'succeeded' | 'failed'
  to: 'provider' | 'credit'
}

export const myOrders = {
  title: 'Orders',
  lead: 'Your orders, with timelines, documents and options.',
  shippedOnly: (error: ApiError) =>
    `${toSentence(error)} Only your shipped orders from your last visit are shown.`,
  empty: 'No orders yet',
  emptyHint: 'Orders you place while logged in show up here.',
  toBikes: 'See our bikes',
  open: (number: string) => `Order ${number}`,
  placed: (at: string) => `Placed on ${dateLong(at)}`,
  arrival: (date: string) => `Estimated arrival ${dateLong(date)}`,
  more: (count: number) => `and ${count} more`,
  back: 'All orders',
  unknown: 'We couldn’t find this order in your account',
  credit: 'Paid with store credit',
  refunds: 'Refunds',
  refund: ({ amount, status, to }: Refund) =>
    `${money(amount)} ${to === 'credit' ? 'to your store credit' : 'to your original payment method'}${
      { pending: ', pending', succeeded: '', failed: ', needs a manual check; we’ll email you' }[
        status
      ]
    }`,
  cancel: 'Cancel this order',
  cancelHint:
    'You can cancel until we start building. We’ll refund your original payment method and return any store credit.',
  cancelled: 'Your order is canceled.',
  pay: 'Pay now',
} as const

export const cancelDialog = {
  title: 'Are you sure?',
  message:
    'We won’t build this order. Its items go back on sale, and we’ll refund your original payment method. You can’t undo this.',
  icon: 'info',
  type: 'wide',
  primaryButtonType: 'danger',
  primaryButton: 'Cancel order',
  secondaryButton: 'Keep order',
} as const satisfies DialogRequest
