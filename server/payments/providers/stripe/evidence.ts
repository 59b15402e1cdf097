import type Stripe from 'stripe'

import { ProviderRefused, type PaymentProvider } from '@/server/kernel/ports/payments'

import { submissionOf } from './answers'
import { callStripe, type OpenStripe } from './client'

type StripeCall = <Answer>(call: (stripe: Stripe) => Promise<Answer>) => Promise<Answer>
type EvidenceProvider = Required<Pick<PaymentProvider, 'sendEvidence' | 'uploadEvidence'>>

/** Metadata field of a dispute that identifies the submitted evidence. */
const EVIDENCE_KEY = 'evidence_key'
const MEDIA_TYPES = { pdf: 'application/pdf', jpg: 'image/jpeg', png: 'image/png' } as const

/** Submits evidence for disputes. Files go to a separate Stripe host; evidence refers to their ids. */
export function stripeEvidence(ask: StripeCall, openFiles: OpenStripe): EvidenceProvider {
  return {
    async uploadEvidence({ name, type, content, key }) {
      const file = { data: content, name, type: MEDIA_TYPES[type] }
      const upload = async (stripe: Stripe) =>
        stripe.files.create({ purpose: 'dispute_evidence', file }, { idempotencyKey: key })
      const { id } = await callStripe(openFiles().then(upload))
      return id
    },
    async sendEvidence({ disputeId, text, files, key, refusals }) {
      const known = submissionOf(
        await ask((stripe) => stripe.disputes.retrieve(disputeId)),
        EVIDENCE_KEY,
      )
      // Already submitted: the response was lost, or the process ended before storing it.
      if (known.count > 0 && known.key === key) return
      if (known.count > 0) throw new ProviderRefused('evidence_submitted', 'It has an answer.')
      const evidence = { uncategorized_text: text, ...files }
      const body = { evidence, metadata: { [EVIDENCE_KEY]: key }, submit: true }
      // Include the number of refusals, because Stripe replays a rejection for the same key.
      const idempotencyKey = `evidence-${disputeId}-${key}-${refusals}`
      await ask((stripe) => stripe.disputes.update(disputeId, body, { idempotencyKey }))
    },
  }
}
