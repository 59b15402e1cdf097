import { cents, type Cents } from '@/domain/kit/money'

export interface AmountDueColumns {
  total_cents: Cents
  /** Store credit redeemed when the order was placed. */
  credit_cents: Cents
  /** Payments posted for the order, from any provider. */
  paid_cents: Cents
}

/**
 * Returns the unpaid amount of an order in cents, never negative: the single source for payment attempts, settlement,
 * emails and pages.
 * @example amountDue({ total_cents: cents(5598), credit_cents: cents(500), paid_cents: ZERO }) // cents(5098)
 */
export function amountDue({ total_cents, credit_cents, paid_cents }: AmountDueColumns): Cents {
  return cents(Math.max(0, total_cents - credit_cents - paid_cents))
}
