import { WITHDRAWAL_DAYS } from '@/domain/kit/constants'

/** The block at the order button, by the law of the delivery address. */
export const checkoutTrust = {
  title: 'Returns, warranty and help',
  returns: 'Returns',
  returnsText: (isEea: boolean) =>
    isEea
      ? `Withdraw from the contract until ${WITHDRAWAL_DAYS} days after delivery, no reason needed.`
      : `Return items until ${WITHDRAWAL_DAYS} days after delivery, no reason needed.`,
  policy: 'How it works',
  warranty: 'Warranty',
  warrantyText: (term: string, isEea: boolean) => {
    const own = term === '' ? '' : `${term.slice(0, 1).toUpperCase()}${term.slice(1)}.`
    return isEea ? `${own} Your two-year legal guarantee applies on top.`.trim() : own
  },
  coverage: 'What it covers',
  help: 'Questions',
  hours: (days: string, time: string) => `${days}, ${time}`,
  seller: 'Sold by',
  opens: '(opens in a new tab)',
} as const
