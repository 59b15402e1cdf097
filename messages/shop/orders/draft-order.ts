import type { Draft } from '@/contract/office/drafts/drafts'
import type { Cents } from '@/domain/kit/money'
import { dateLong, money } from '@/utils/format'

const CLOSED: Record<Exclude<Draft['state'], 'open'>, string> = {
  ordered: 'You’ve placed this order. You can pay on its page.',
  paid: 'This order is paid. Thank you!',
  expired:
    'The time to pay this order has passed. Reply to our email, and we’ll send you a new link.',
  canceled: 'We canceled this offer. Reply to our email if you still want it.',
}

export const draftOrder = {
  title: 'Your order',
  lead: (day: string) => `We’ve put this together for you. Check it, and pay by ${dateLong(day)}.`,
  unknown: 'We couldn’t find this order. Please use the link in our latest email.',
  items: 'Items',
  line: (count: number, title: string) => `${count} × ${title}`,
  totals: 'Totals',
  subtotal: 'Subtotal',
  discount: 'Discount',
  shipping: 'Shipping',
  total: 'Order total',
  arrival: (day: string) => `Estimated arrival if you pay today: ${dateLong(day)}`,
  deliverTo: 'Ship to',
  wrong: 'If something isn’t right, reply to our email before you pay.',
  payment: 'How to pay',
  pay: (total: Cents) => `Order and pay ${money(total)}`,
  closed: (state: Exclude<Draft['state'], 'open'>) => CLOSED[state],
  toOrder: 'See your order',
} as const
