import { z } from 'zod'

import type { ProviderEvent, ProviderWebhook } from '@/server/kernel/ports/payments'

import type { OpenStripe } from './client'

/** Maximum age of a signature (s). */
const TOLERANCE_S = 300

const Event = z.object({
  type: z.string(),
  data: z.object({
    object: z.object({
      id: z.string(),
      object: z.string(),
      client_reference_id: z.string().nullish(),
      payment_intent: z.string().nullish(),
    }),
  }),
})

/** Verifies an HMAC over time and body. Any of the secrets may match, so that they can be rotated. */
export function stripeWebhook(open: OpenStripe, secrets: readonly string[]): ProviderWebhook {
  return {
    async verify(body, header) {
      const signature = header('stripe-signature')
      if (!signature) return null
      const stripe = await open()
      for (const secret of secrets) {
        try {
          const event = stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_S)
          return { eventId: event.id, type: event.type }
        } catch {
          // Try the next secret.
        }
      }
      return null
    },
    read(body) {
      return aboutOf(Event.safeParse(JSON.parse(body)).data)
    },
  }
}

function aboutOf(event: z.output<typeof Event> | undefined): ProviderEvent {
  const object = event?.data.object
  if (!object) return { about: 'nothing' }
  if (object.object === 'checkout.session') {
    return { about: 'payment', ref: object.id, reference: object.client_reference_id ?? null }
  }
  if (object.object === 'dispute') return { about: 'dispute', disputeId: object.id }
  const isRefund = object.object === 'refund' || event.type === 'charge.refunded'
  if (isRefund && object.payment_intent) {
    return { about: 'refund', paymentId: object.payment_intent }
  }
  return { about: 'nothing' }
}
