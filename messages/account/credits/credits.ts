import type { Cents } from '@/domain/kit/money'
import { dateLong, money } from '@/utils/format'

export const credits = {
  title: 'Credits',
  lead: 'Store credit pays for all or part of an order. Choose it at checkout.',
  balance: 'Balance',
  redeemTitle: 'Redeem a gift card',
  code: 'Gift card code',
  codeHint: 'The 16 characters from your email. Capital letters and hyphens don’t matter.',
  codeMissing: 'Enter the gift card code.',
  redeem: 'Redeem',
  redeemed: (amount: Cents) => `We added ${money(amount)} to your store credit.`,
  ledger: 'Credit history',
  empty: 'No activity yet.',
  emptyHint:
    'You get store credit from gift cards, from refunds you take as credit, and from us when something went wrong.',
  date: 'Date',
  what: 'Description',
  amount: 'Amount',
  after: 'Balance after',
  day: (at: string) => dateLong(at),
  order: (number: string) => `Order ${number}`,
} as const
