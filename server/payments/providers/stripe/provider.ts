import type Stripe from 'stripe'

import { cents } from '@/domain/kit/money'
import type {
  RemoteRefund,
  ListedPayment,
  PaymentProvider,
  PaymentRequest,
} from '@/server/kernel/ports/payments'

import { nullWhenRefused } from '../answers/provider-answers'
import { toDispute, toPayment, toRefund } from './answers'
import { callStripe, stripeClient, stripeFiles, type StripeSettings } from './client'
import { stripeEvidence } from './evidence'
import { stripeFees } from './fees'
import { stripeWebhook } from './webhook'

/** Stripe requires at least 30 minutes; the reservation lasts 35 from the same moment (safety 3.4). */
const SESSION_S = 33 * 60
const REFUND_KEY = 'refund_key'

/** Card payments on Stripe's pages (Checkout Sessions). Stripe captures when the buyer confirms. */
export function stripeProvider(settings: StripeSettings): PaymentProvider {
  const open = stripeClient(settings)
  const ask = <Answer>(call: (stripe: Stripe) => Promise<Answer>) => callStripe(open().then(call))
  const isLive =
    settings.secretKey.startsWith('sk_live_') || settings.secretKey.startsWith('rk_live_')
  const feeOf = stripeFees(ask)
  const lookUp = async (ref: string) => {
    const session = await ask((stripe) =>
      stripe.checkout.sessions.retrieve(ref, { expand: ['payment_intent'] }),
    ).catch(nullWhenUnknown)
    return session && toPayment(session, isLive)
  }
  return {
    id: 'stripe',
    title: 'Card',
    note: isLive
      ? 'You’ll pay on a Stripe page.'
      : 'Stripe test mode: use a test card. No money moves.',
    isTest: !isLive,
    lookUp,
    create: async (request) => {
      const session = await ask((stripe) =>
        stripe.checkout.sessions.create(sessionOf(request, settings.shopUrl), {
          idempotencyKey: `attempt-${request.attemptId}-create`,
        }),
      )
      const { ref, url } = toPayment({ ...session, payment_intent: null }, isLive)
      return { ref, redirectUrl: url }
    },
    expire: async (ref) => {
      // Stripe also rejects sessions that are already complete or expired, so always look up the state.
      await ask((stripe) => stripe.checkout.sessions.expire(ref)).catch(nullWhenRefused())
      return lookUp(ref)
    },
    pageOf: async (ref) => (await lookUp(ref))?.url ?? '',
    refund: async ({ paymentId, amount, key }) => {
      const metadata = { [REFUND_KEY]: key }
      const body = { payment_intent: paymentId, amount, metadata }
      return toRefund(
        await ask((stripe) => stripe.refunds.create(body, { idempotencyKey: key })),
        REFUND_KEY,
      )
    },
    listRefunds: ({ paymentId }) => listRefunds(ask, paymentId),
    findDispute: async (id) => {
      const dispute = await ask((stripe) => stripe.disputes.retrieve(id)).catch(nullWhenUnknown)
      return dispute && toDispute(dispute)
    },
    ...stripeEvidence(ask, stripeFiles(settings)),
    listPaid: (since) => listPaid(ask, since),
    feeOf: (of) => feeOf(of).catch(nullWhenUnknown),
    webhook: stripeWebhook(open, settings.webhookSecrets),
  }
}

function sessionOf(request: PaymentRequest, shopUrl: string) {
  const { attemptId, orderNumber, email, amount, currency, returnPath, createdAt } = request
  const metadata = { attempt: attemptId, order: orderNumber }
  return {
    mode: 'payment' as const,
    client_reference_id: attemptId,
    customer_email: email,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: amount,
          product_data: { name: `Order ${orderNumber}` },
        },
      },
    ],
    metadata,
    payment_intent_data: { metadata, description: `Order ${orderNumber}` },
    // Stripe inserts the id; the page passes it to GET /api/call-back/{id}?session_id (spec §7).
    success_url: `${shopUrl}/payment/return/${attemptId}?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${shopUrl}${returnPath}`,
    expires_at: Math.floor(createdAt.getTime() / 1000) + SESSION_S,
  }
}

type StripeCall = <Answer>(call: (stripe: Stripe) => Promise<Answer>) => Promise<Answer>

async function listRefunds(ask: StripeCall, paymentId: string): Promise<RemoteRefund[]> {
  const page = await ask((stripe) => stripe.refunds.list({ payment_intent: paymentId, limit: 100 }))
  return page.data.map((refund) => toRefund(refund, REFUND_KEY))
}

/** Lists successful charges, which fit on a few pages for a shop of this size. */
async function listPaid(ask: StripeCall, since: Date): Promise<ListedPayment[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) }
  const paid: ListedPayment[] = []
  let after: string | undefined
  for (;;) {
    const page = await ask((stripe) =>
      stripe.charges.list({ created, limit: 100, ...(after && { starting_after: after }) }),
    )
    for (const { paid: isPaid, payment_intent, amount_captured, currency } of page.data) {
      const paymentId = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id
      if (!isPaid || !paymentId) continue
      paid.push({ paymentId, amount: cents(amount_captured), currency: currency.toUpperCase() })
    }
    after = page.data.at(-1)?.id
    if (!page.has_more || !after) return paid
  }
}

const nullWhenUnknown = nullWhenRefused('resource_missing')
