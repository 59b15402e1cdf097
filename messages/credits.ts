import type { Cents } from '@/domain/money'
import { dateLong, money } from '@/utils/format'

/** The credit of a user and its ledger. */
export const credits = {
  title: 'Credits',
  lead: 'Credit pays orders, wholly or in part. You choose it at the checkout.',
  balance: 'Balance',
  redeemTitle: 'Redeem a gift card',
  code: 'Code of the gift card',
  codeHint: '16 characters, as they stand in the mail. Capitals and hyphens do not matter.',
  codeMissing: 'Enter the code of the gift card.',
  redeem: 'Redeem',
  redeemed: (amount: Cents) => `${money(amount)} were added to your credit.`,
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
