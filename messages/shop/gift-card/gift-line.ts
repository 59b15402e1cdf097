import type { Gift } from '@/domain/shop/gift-card/gift'
import { dateLong } from '@/utils/format'

export const giftLine = {
  for: 'For',
  sent: 'Sent',
  rightAway: 'right after payment',
  day: ({ send_on }: Pick<Gift, 'send_on'>) =>
    send_on === null ? giftLine.rightAway : `on ${dateLong(send_on)}`,
  inOneLine: (gift: Pick<Gift, 'to_name' | 'send_on'>) =>
    `For ${gift.to_name}, sent ${giftLine.day(gift)}`,
} as const
