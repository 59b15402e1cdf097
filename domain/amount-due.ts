import { cents, type Cents } from './money'

/** The columns of an order that say what is still to be paid. */
export interface AmountDueColumns {
  total_cents: Cents
  /** Taken from store credit when the order was placed. */
  credit_cents: Cents
  /** Booked for the order from any provider. */
  paid_cents: Cents
}

/**
 * What a buyer still has to pay for an order, in cents, never less than nothing: the one figure that every
 * payment attempt asks for, that settling compares with, and that mails and pages name.
 * @example amountDue({ total_cents: cents(5598), credit_cents: cents(500), paid_cents: ZERO }) // cents(5098)
 */
export function amountDue({ total_cents, credit_cents, paid_cents }: AmountDueColumns): Cents {
  return cents(Math.max(0, total_cents - credit_cents - paid_cents))
}
