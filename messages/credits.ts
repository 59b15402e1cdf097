import { dateLong } from '@/utils/format'

/** The credit of a user and its ledger. */
export const credits = {
  title: 'Credits',
  lead: 'Credit pays orders, wholly or in part. You choose it at the checkout.',
  balance: 'Balance',
  ledger: 'Every movement',
  empty: 'There was no movement yet.',
  emptyHint:
    'Credit comes from gift cards, from refunds that you take as credit and from us when something went wrong.',
  date: 'Date',
  what: 'What',
  amount: 'Amount',
  after: 'Balance after',
  day: (at: string) => dateLong(at),
  order: (number: string) => `Order ${number}`,
} as const
