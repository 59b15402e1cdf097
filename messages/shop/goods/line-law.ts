import { ZERO, type Cents } from '@/domain/kit/money'
import { dateLong, money, priceDelta } from '@/utils/format'

/** Messages for lines that may not be sold in the destination country. */
export const lineLaw = {
  /** Result of the suggested fix: price, price difference and delivery date. */
  effect: (price: Cents, delta: Cents, date: string) =>
    `${money(price)} (${delta === ZERO ? 'same price' : priceDelta(delta)}), estimated delivery ${dateLong(date)}`,
  /** Message next to the payment button. */
  beforePayment: (problem: string) => `You can’t pay yet. ${problem}`,
} as const
