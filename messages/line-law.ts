import { ZERO, type Cents } from '@/domain/money'
import { dateLong, money, priceDelta } from '@/utils/format'

/** What a line says that may not be sold where it goes. */
export const lineLaw = {
  /** What the change of its button leads to. */
  effect: (price: Cents, delta: Cents, date: string) =>
    `${money(price)} (${delta === ZERO ? 'same price' : priceDelta(delta)}), estimated delivery ${dateLong(date)}`,
  /** Beside the button of payment. */
  beforePayment: (problem: string) => `You can’t pay yet. ${problem}`,
} as const
