import { z } from 'zod'

import { Money } from './money.schema'

const Token = z.string().max(100)

/** What a visitor may know of a payment: no personal data, only where it stands. */
const PaymentState = z.object({
  order_number: z.string(),
  order_key: z.string().nullable(),
  status: z.enum(['open', 'processing', 'paid', 'declined', 'expired', 'cancelled']),
})

const SandboxPayment = z.object({
  id: z.string(),
  reference: z.string(),
  amount: Money,
  currency: z.string(),
  status: z.enum(['open', 'paid', 'declined', 'pending', 'expired']),
  return_url: z.string(),
})

export const paymentSchemas = {
  callBackPay: {
    params: z.object({ a: Token, b: Token }),
    response: PaymentState,
  },
  sandboxPayment: {
    params: z.object({ id: Token }),
    response: SandboxPayment,
  },
  sandboxAct: {
    params: z.object({ id: Token }),
    body: z.object({ outcome: z.enum(['succeed', 'decline', 'pending']) }),
    response: SandboxPayment,
  },
  payAgain: {
    params: z.object({ number: z.string().max(40), key: Token }),
    response: z.object({ redirect_url: z.string() }),
  },
}
