import type { GiftCardRow, GiftCardsPage } from '@/contract/office/gift-card/gift-card'
import type { GiftList } from '@/domain/office/gift-card/gift-list'
import { money } from '@/utils/format'

import { shortMoment } from '@/messages/office/overview/overview'

const LISTS: Record<GiftList, string> = {
  active: 'Not redeemed',
  waiting: 'To be sent',
  redeemed: 'Redeemed',
  void: 'Ended',
}

const count = (number: number) => (number === 1 ? '1 gift card' : `${number} gift cards`)

export const giftCards = {
  title: 'Gift cards',
  lead: 'Every gift card that was paid. Change its recipient or send it again on the page of its order; a refund ends it.',
  lists: [
    { value: undefined, title: 'All' },
    ...Object.entries(LISTS).map(([value, title]) => ({ value, title })),
  ] as { value: GiftList | undefined; title: string }[],
  search: 'Search gift cards',
  searchHint: 'Whole order number, or email address of the buyer or recipient',
  open: ({ open_count, open_amount }: GiftCardsPage) =>
    open_count === 0
      ? 'None is open.'
      : `${count(open_count)} worth ${money(open_amount)} can still be redeemed.`,
  found: (number: number, isWhole: boolean) =>
    isWhole ? count(number) : `${count(number)} on this page`,
  all: 'All gift cards',
  none: 'No gift cards yet',
  noneHint: 'They show up here as soon as one is paid.',
  noMatch: 'No matching gift cards',
  noMatchHint: 'Try another list, or enter the whole order number or email address.',
  previous: 'Previous page',
  next: 'Next page',
  keys: 'Use J and K to move between gift cards, Enter to open the order, and / to search.',
  columns: {
    order: 'Order',
    amount: 'Amount',
    state: 'Status',
    recipient: 'For',
    made: 'Sold',
    when: 'Sent or redeemed',
  },
  stateOf: (list: GiftList) => LISTS[list],
  recipientOf: ({ recipient, send_at }: GiftCardRow) => {
    if (recipient !== '') return recipient
    return send_at === null ? 'The buyer' : 'Erased'
  },
  moment: shortMoment,
  whenOf: ({ redeemed_at, sent_at, send_at }: GiftCardRow) => {
    if (redeemed_at) return `Redeemed ${shortMoment(redeemed_at)}`
    if (sent_at) return `Sent ${shortMoment(sent_at)}`
    return send_at ? `Due ${shortMoment(send_at)}` : 'With the order'
  },
} as const
