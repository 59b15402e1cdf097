import { z } from 'zod'

import { RECORD_STATES } from '@/domain/shop/payment/payment-record'

import { EVENT_PROVIDERS } from '@/domain/kit/webhooks'

import { RedirectUrl } from '@/contract/shop/checkout/checkout.schema'
import { Money } from '@/contract/kit/money.schema'
import { named } from '@/contract/kit/named.schema'

const Token = z.string().max(100)

export const Transfer = z.object({
  account: z.string(),
  reference: z.string(),
  amount: Money.describe('Still to be sent'),
  received: Money.describe('Received so far'),
  currency: z.string(),
  confirm_by: z.iso
    .datetime()
    .nullable()
    .describe('When stock is released unless the buyer confirms the email address'),
})

const PaymentState = z.object({
  order_number: z.string(),
  order_key: z.string().nullable(),
  status: z.enum(['open', 'processing', 'paid', 'declined', 'expired', 'cancelled']),
  transfer: Transfer.nullable().describe('Bank transfer details; null for other payment methods'),
  difference_path: z
    .string()
    .nullable()
    .describe('Page of the change that was paid for; null if the order itself was paid'),
})

const SandboxPayment = z.object({
  id: z.string(),
  reference: z.string(),
  amount: Money,
  currency: z.string(),
  status: z.enum(['open', 'paid', 'declined', 'pending', 'expired']),
  return_url: z.string(),
})

const PaymentRecord = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  order_number: z.string(),
  provider: z.string(),
  is_test: z.boolean(),
  amount: Money,
  currency: z.string(),
  refunded: Money.describe('Refunded, or on its way back'),
  status: z.enum(RECORD_STATES).describe('What happened in this attempt'),
  can_delete: z.boolean().describe('False while the payment is pending'),
})

named({
  PaymentState: [PaymentState, 'Status of a payment, without personal data'],
  SandboxPayment,
  PaymentRecord: [PaymentRecord, 'One payment as the dashboard lists it'],
})

const signed = (by: string) => z.string().optional().describe(`Signature of ${by}`)
const EventHeaders = z.object({
  'Stripe-Signature': signed('Stripe'),
  'Paypal-Transmission-Id': signed('PayPal'),
  'Paypal-Transmission-Time': signed('PayPal'),
  'Paypal-Transmission-Sig': signed('PayPal'),
  'Paypal-Cert-Url': signed('PayPal'),
  'Paypal-Auth-Algo': signed('PayPal'),
})

export const paymentSchemas = {
  records: {
    summary: 'Lists the user’s payments, newest first, 20 per page.',
    spec: 'open',
    query: z.object({ page: z.coerce.number().int().min(1).max(10_000).optional() }),
    response: z.object({ payments: z.array(PaymentRecord), page: z.int(), pages: z.int() }),
  },
  removeRecord: {
    summary:
      'Permanently deletes one of the user’s payment records. The order keeps only the amount and date, as tax law requires.',
    spec: 'open',
    errors: ['payment_not_found', 'payment_open'],
    params: z.object({ id: Token }),
    response: z.object({}),
  },
  callBack: {
    summary:
      'Return from card payment: id is the payment attempt, session_id the payment page. Fetches the payment from the provider and returns the order status.',
    spec: '§7 Checkout',
    errors: ['payment_not_found'],
    params: z.object({ id: Token }),
    query: z.object({ session_id: z.string().min(1).max(200) }),
    response: PaymentState,
  },
  callBackPayPal: {
    summary:
      'Return from PayPal: id is the payment attempt, token the PayPal order. Captures the approved payment if the order still holds its stock, and returns the order status.',
    spec: '§7 Checkout',
    errors: ['payment_not_found'],
    params: z.object({ id: Token }),
    query: z.object({ token: z.string().min(1).max(200) }),
    response: PaymentState,
  },
  callBackPay: {
    summary:
      'Return from a payment page: a is the payment attempt, b its return token. Fetches the payment from the provider and returns the order status.',
    spec: '§7 Checkout',
    errors: ['payment_not_found'],
    params: z.object({ a: Token, b: Token }),
    response: PaymentState,
  },
  sandboxPayment: {
    summary: 'Returns a sandbox payment.',
    spec: 'open',
    errors: ['payment_not_found'],
    params: z.object({ id: Token }),
    response: SandboxPayment,
  },
  sandboxAct: {
    summary: 'Sets the outcome of a sandbox payment.',
    spec: 'open',
    errors: ['payment_not_found', 'payment_closed'],
    params: z.object({ id: Token }),
    body: z.object({ outcome: z.enum(['succeed', 'decline', 'pending']) }),
    response: SandboxPayment,
  },
  providerEvent: {
    summary:
      'Receives payment provider webhooks. Verifies the signature, stores each event once by ID and processes it after responding.',
    spec: 'open',
    repeats: 'Each event is stored once by its ID; repeats are accepted and ignored.',
    errors: ['signature_wrong', 'not_found', 'body_too_large', 'server_busy'],
    params: z.object({ provider: z.enum(EVENT_PROVIDERS) }),
    headers: EventHeaders,
    response: z.object({}),
  },
  payAgain: {
    summary: 'Reopens the payment page for an unpaid order.',
    spec: 'open',
    repeats: 'Returns the open payment page if there is one, otherwise a new one.',
    errors: ['order_not_found', 'payment_closed', 'payment_provider_unreachable'],
    params: z.object({ number: z.string().max(40), key: Token }),
    response: z.object({ redirect_url: RedirectUrl }),
  },
}
