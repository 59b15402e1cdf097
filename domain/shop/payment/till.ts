/** Ways in which staff take a payment themselves. */
export const TILL_WAYS = ['cash', 'terminal'] as const
export type TillWay = (typeof TILL_WAYS)[number]

export const TILL_TITLES: Record<TillWay, string> = { cash: 'Cash', terminal: 'Card terminal' }

/** Providers that send no refunds: staff hand them back and enter how. */
export const REFUNDED_BY_HAND = ['bank', ...TILL_WAYS] as const
