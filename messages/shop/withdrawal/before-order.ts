import { WITHDRAWAL_DAYS } from '@/domain/kit/constants'

/** What has to be said before an order (Directive 2011/83/EU, art. 8(2) and 6(1)(h) and (k)). */
export const beforeOrder = {
  right: `You can withdraw from the contract until ${WITHDRAWAL_DAYS} days after the last item arrives, no reason needed.`,
  excluded: (title: string) =>
    `The exception is ${title}: it has a name in its paint, so it’s made just for you. You can cancel it only until we start building it.`,
  changed:
    'We’ve changed this since you opened the checkout, and haven’t placed your order. Please read what’s new, then order again:',
  opens: '(opens in a new tab)',
} as const
