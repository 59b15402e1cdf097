import { wholeMoney } from '@/utils/format'

export const giftCard = {
  amount: 'Amount',
  other: 'Other amount',
  otherHint: (min: number, max: number) =>
    `Whole dollars from ${wholeMoney(min)} to ${wholeMoney(max)}`,
  wrong: (min: number, max: number) =>
    `Gift cards come in whole dollars from ${wholeMoney(min)} to ${wholeMoney(max)}. Please change the amount.`,

  who: 'Who is it for?',
  me: 'Me',
  meNote: 'We email the code to you.',
  someone: 'Someone else',
  someoneNote: 'We email it to them on the day you choose.',
} as const
