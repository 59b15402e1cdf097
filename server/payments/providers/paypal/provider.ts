import { z } from 'zod'

import { sha256 } from '@/server/kernel/ports/ids'
import type { ListedPayment, PaymentProvider, PaymentRequest } from '@/server/kernel/ports/payments'
import { ProviderRefused, ProviderUnreachable } from '@/server/kernel/ports/payments'
import { nullWhenRefused } from '../answers/provider-answers'
import {
  approvalOf,
  centsOf,
  refundsOf,
  toDispute,
  toOrder,
  toPayment,
  toRefund,
  valueOf,
  type PayPalOrder,
} from './answers'
import { payPalClient, type PayPalClient, type PayPalSettings } from './client'
import { payPalFees } from './fees'
import { payPalWebhook } from './webhook'

const ORDERS = '/v2/checkout/orders'

/** PayPal Orders v2: the buyer approves, then the shop captures. Before that, nothing is charged. */
export function payPalProvider(settings: PayPalSettings): PaymentProvider {
  const call = payPalClient(settings)
  const isTest = settings.apiBase !== 'https://api-m.paypal.com'
  const feeOf = payPalFees(call)
  const read = (ref: string) => readOrder(call, ref)
  const lookUp = async (ref: string) => {
    const order = await read(ref)
    return order && toPayment(order, settings.merchantId)
  }
  return {
    id: 'paypal',
    title: 'PayPal',
    note: isTest
      ? 'PayPal test mode: use a sandbox account. No money moves.'
      : 'You’ll approve the payment on PayPal.',
    isTest,
    lookUp,
    create: async (request) => {
      const key = `attempt-${request.attemptId}-create`
      const body = orderOf(request, settings.shopUrl)
      const order = toOrder(await call({ method: 'POST', path: ORDERS, body, key }))
      return { ref: order.id, redirectUrl: approvalAt(order) }
    },
    capture: async (ref) => {
      const order = await read(ref)
      if (order?.status === 'APPROVED') await capture(call, order)
      return lookUp(ref)
    },
    // An unapproved order expires on its own, and only the shop can charge an approved one.
    expire: async (ref) => {
      const payment = await lookUp(ref)
      const isOpen = payment?.status === 'open' || payment?.status === 'approved'
      return payment && (isOpen ? { ...payment, status: 'expired' } : payment)
    },
    pageOf: async (ref) => {
      const order = await read(ref)
      return order ? (approvalOf(order) ?? '') : ''
    },
    refund: async ({ paymentId, amount, currency, key }) => {
      const path = `/v2/payments/captures/${encodeURIComponent(paymentId)}/refund`
      const value = { currency_code: currency, value: valueOf(amount) }
      // Send the key, so that the shop's refunds can be told apart from those in PayPal's console.
      const body = { amount: value, custom_id: key }
      return toRefund(await call({ method: 'POST', path, body, key: sha256(key) }))
    },
    listRefunds: async ({ ref }) => {
      const order = await read(ref)
      return order ? refundsOf(order) : []
    },
    findDispute: async (id) => {
      const path = `/v1/customer/disputes/${encodeURIComponent(id)}`
      const answer = await call({ method: 'GET', path }).catch(nullWhenUnknown)
      return answer === null ? null : toDispute(answer)
    },
    listPaid: (since) => listPaid(call, since),
    feeOf: (of) => feeOf(of).catch(nullWhenUnknown),
    webhook: payPalWebhook(settings),
  }
}

async function readOrder(call: PayPalClient, ref: string): Promise<PayPalOrder | null> {
  const path = `${ORDERS}/${encodeURIComponent(ref)}`
  const answer = await call({ method: 'GET', path }).catch(nullWhenUnknown)
  return answer === null ? null : toOrder(answer)
}

function approvalAt(order: PayPalOrder): string {
  const address = approvalOf(order)
  if (!address) throw new ProviderUnreachable('PayPal named no page for its approval.')
  return address
}

// Rejections after which a look-up finds the state: already captured, awaiting the buyer, in progress.
const TELLING_NOTHING = new Set([
  'ORDER_ALREADY_CAPTURED',
  'INSTRUMENT_DECLINED',
  'ORDER_NOT_APPROVED',
  'PAYER_ACTION_REQUIRED',
  'ORDER_COMPLETION_IN_PROGRESS',
])

async function capture(call: PayPalClient, order: PayPalOrder): Promise<void> {
  const path = `${ORDERS}/${encodeURIComponent(order.id)}/capture`
  // A new approval after a declined card needs a new capture; a retry of the same one doesn't.
  const key = `capture-${order.id}-${sha256(order.update_time ?? '').slice(0, 16)}`
  await call({ method: 'POST', path, body: {}, key }).catch((error: unknown) => {
    if (error instanceof ProviderRefused && TELLING_NOTHING.has(error.code)) return
    throw error
  })
}

function orderOf(request: PaymentRequest, shopUrl: string) {
  const { attemptId, orderNumber, amount, currency, returnPath } = request
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: attemptId,
        custom_id: attemptId,
        invoice_id: `${orderNumber}-${attemptId}`,
        description: `Order ${orderNumber}`,
        amount: { currency_code: currency, value: valueOf(amount) },
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          user_action: 'PAY_NOW',
          shipping_preference: 'NO_SHIPPING',
          // PayPal appends ?token=…; the page passes it to GET /api/call-back-pay-pal/{id}?token (spec §7).
          return_url: `${shopUrl}/payment/return/${attemptId}`,
          cancel_url: `${shopUrl}${returnPath}`,
        },
      },
    },
  }
}

const Events = z.object({
  events: z.array(
    z.object({
      resource: z.object({
        id: z.string(),
        amount: z.object({ currency_code: z.string(), value: z.string() }).optional(),
      }),
    }),
  ),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
})

/** Lists captures from PayPal's event list, the only list that shows captures within minutes. */
async function listPaid(call: PayPalClient, since: Date): Promise<ListedPayment[]> {
  const query = new URLSearchParams({
    page_size: '100',
    start_time: since.toISOString(),
    event_type: 'PAYMENT.CAPTURE.COMPLETED',
  })
  const paid: ListedPayment[] = []
  let path: string | null = `/v1/notifications/webhooks-events?${query.toString()}`
  while (path) {
    const { events, links } = Events.parse(await call({ method: 'GET', path }))
    for (const { resource } of events) {
      const amount = centsOf(resource.amount?.value ?? '0.00')
      const currency = resource.amount?.currency_code ?? ''
      paid.push({ paymentId: resource.id, amount, currency })
    }
    const next = links?.find(({ rel }) => rel === 'next')?.href
    path = next ? new URL(next).pathname + new URL(next).search : null
  }
  // PayPal may list an event once for each webhook that received it.
  return [...new Map(paid.map((one) => [one.paymentId, one])).values()]
}

const nullWhenUnknown = nullWhenRefused('INVALID_RESOURCE_ID', 'RESOURCE_NOT_FOUND')
