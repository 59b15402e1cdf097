import { z } from 'zod'

import { Money } from './money.schema'

const Token = z.string().max(100)

/** What a visitor may know of a payment: no personal data, only where it stands. */
const PaymentState = z.object({
  order_number: z.string(),
  order_key: z.string().nullable(),
  status: z.enum(['open', 'processing', 'paid', 'declined', 'expired', 'cancelled']),
  /** Where the buyer has to send the money by hand; null for payment pages. */
  transfer: z
    .object({ account: z.string(), reference: z.string(), amount: Money, currency: z.string() })
    .nullable(),
})

const SandboxPayment = z.object({
  id: z.string(),
  reference: z.string(),
  amount: Money,
  currency: z.string(),
  status: z.enum(['open', 'paid', 'declined', 'pending', 'expired']),
  return_url: z.string(),
})

/** One movement of money as the dashboard lists it. */
const PaymentRecord = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  order_number: z.string(),
  provider: z.string(),
  is_test: z.boolean(),
  amount: Money,
  currency: z.string(),
  status: z.enum(['open', 'processing', 'paid', 'declined', 'expired', 'cancelled', 'refunded']),
  /** A payment that is still under way cannot be deleted. */
  can_delete: z.boolean(),
})

export const paymentSchemas = {
  records: {
    summary: 'The payments of the user, newest first, 20 a page.',
    spec: 'open',
    query: z.object({ page: z.coerce.number().int().min(1).max(10_000).optional() }),
    response: z.object({ payments: z.array(PaymentRecord), page: z.int(), pages: z.int() }),
  },
  removeRecord: {
    summary:
      'Deletes a payment record of the user for good. The books of the order keep only amount and date, which tax law asks for.',
    spec: 'open',
    errors: ['payment_not_found', 'payment_open'],
    params: z.object({ id: Token }),
    response: z.object({}),
  },
  callBack: {
    summary:
      'Return from a card page: id is the attempt, session_id the page that it opened. Looks the payment up at the provider and answers where the order stands.',
    spec: '§7 Checkout',
    errors: ['payment_not_found'],
    params: z.object({ id: Token }),
    query: z.object({ session_id: z.string().min(1).max(200) }),
    response: PaymentState,
  },
  callBackPayPal: {
    summary:
      'Return from PayPal: id is the attempt, token the PayPal order. Takes the approved money if the order still holds its pieces and answers where the order stands.',
    spec: '§7 Checkout',
    errors: ['payment_not_found'],
    params: z.object({ id: Token }),
    query: z.object({ token: z.string().min(1).max(200) }),
    response: PaymentState,
  },
  callBackPay: {
    summary:
      'Return from a payment page: a is the attempt, b its return token. Looks the payment up at the provider and answers where the order stands.',
    spec: '§7 Checkout',
    errors: ['payment_not_found'],
    params: z.object({ a: Token, b: Token }),
    response: PaymentState,
  },
  sandboxPayment: {
    summary: 'A payment of the sandbox provider.',
    spec: 'open',
    errors: ['payment_not_found'],
    params: z.object({ id: Token }),
    response: SandboxPayment,
  },
  sandboxAct: {
    summary: 'What the buyer does on the sandbox payment page.',
    spec: 'open',
    errors: ['payment_not_found', 'payment_closed'],
    params: z.object({ id: Token }),
    body: z.object({ outcome: z.enum(['succeed', 'decline', 'pending']) }),
    response: SandboxPayment,
  },
  providerEvent: {
    summary:
      'Events of a payment provider. The signature over the bytes is checked, the event is kept once by its id, and the work on it is done after the answer.',
    spec: 'open',
    errors: ['signature_wrong', 'not_found', 'body_too_large', 'server_busy'],
    params: z.object({ provider: z.enum(['stripe', 'paypal']) }),
    response: z.object({}),
  },
  payAgain: {
    summary: 'Opens the payment page of an unpaid order again.',
    spec: 'open',
    errors: ['order_not_found', 'payment_closed', 'payment_provider_unreachable'],
    params: z.object({ number: z.string().max(40), key: Token }),
    response: z.object({ redirect_url: z.string() }),
  },
}
