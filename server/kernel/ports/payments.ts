import type { EVIDENCE_TYPES, EvidenceField } from '@/domain/office/disputes/evidence'
import type { Cents } from '@/domain/kit/money'

export interface PaymentRequest {
  /** Our id of the payment attempt at the provider, which its idempotency keys are derived from. */
  attemptId: string
  orderNumber: string
  email: string
  amount: Cents
  currency: string
  /** Path in this shop to which the buyer returns. */
  returnPath: string
  /** Start of the attempt. Times are derived from it, because a retry must send identical values. */
  createdAt: Date
}

export interface RefundRequest {
  paymentId: string
  amount: Cents
  currency: string
  /** Idempotency key, which the provider stores with the refund. */
  key: string
}

export interface ProviderRefund {
  refundId: string | null
  status: 'pending' | 'succeeded' | 'failed'
}

/** A refund listed by a provider: ours, or one from the provider's console (`key` is null). */
export interface RemoteRefund extends ProviderRefund {
  refundId: string
  amount: Cents
  key: string | null
}

export interface TransferInstructions {
  account: string
  reference: string
}

/** `approved`: authorized by the buyer and waiting to be captured by us. */
type ProviderStatus = 'open' | 'approved' | 'processing' | 'paid' | 'failed' | 'expired'

export interface ProviderPayment {
  /** The provider's id of the payment page or session. */
  ref: string
  /** The provider's payment id; null before a payment. */
  paymentId: string | null
  status: ProviderStatus
  amount: Cents
  currency: string
  /** Our attempt id as the provider stored it. */
  reference: string
  failureCode: string | null
  /** Whether the payment belongs to another account or mode (test, live). */
  isForeign?: boolean
  /** Whether it is a bank transfer: less than due is a partial payment, any surplus is refunded. */
  isTransfer?: boolean
}

interface EvidenceFile {
  name: string
  type: (typeof EVIDENCE_TYPES)[number]
  content: Buffer
  /** Idempotency key. */
  key: string
}

interface Evidence {
  disputeId: string
  text: string
  /** The provider’s file ids, by evidence field. */
  files: Partial<Record<EvidenceField, string>>
  /** Idempotency key. */
  key: string
  /** How often the provider has rejected the evidence; part of the next attempt's idempotency key. */
  refusals: number
}

export interface ProviderDispute {
  disputeId: string
  paymentId: string
  amount: Cents
  reason: string
  status: 'open' | 'won' | 'lost'
  evidenceDueAt: Date | null
}

/** Subject of a provider's event. Its content isn't trusted; the object is fetched by its id. */
export type ProviderEvent =
  | { about: 'payment'; ref: string; reference: string | null }
  | { about: 'refund'; paymentId: string }
  | { about: 'dispute'; disputeId: string }
  | { about: 'nothing' }

interface SignedEvent {
  eventId: string
  type: string
}

export interface ProviderWebhook {
  /** Returns null for a missing, expired, foreign or invalid signature. @param body raw bytes */
  verify(body: string, header: (name: string) => string | undefined): Promise<SignedEvent | null>
  read(body: string): ProviderEvent
}

/** Fee that a provider kept, in the currency in which it settles; negative if it gave a part back. */
export interface ProviderFee {
  /** Hundredths of the currency. */
  amount: Cents
  currency: string
}

export interface ListedPayment {
  paymentId: string
  amount: Cents
  currency: string
}

/**
 * A payment provider. No method runs inside a database transaction of the shop.
 * @throws ProviderUnreachable if the outcome is unknown; the caller parks the attempt
 * @throws ProviderRefused for a permanent rejection
 */
export interface PaymentProvider {
  id: string
  title: string
  note: string
  isTest: boolean
  /** How long stock is held for a payment, in ms; by default the lifetime of a payment page. */
  holdMs?: number
  /** Returns transfer instructions for payments made outside of any page. */
  instructions?(ref: string): TransferInstructions
  isInternal?: boolean
  /** Creates a payment; idempotent per attempt id. */
  create(request: PaymentRequest): Promise<{ ref: string; redirectUrl: string }>
  lookUp(ref: string): Promise<ProviderPayment | null>
  /** Captures an authorized payment; present only for providers with manual capture. */
  capture?(ref: string): Promise<ProviderPayment | null>
  /** Expires an open payment, so that it can no longer be paid, and returns its state. */
  expire(ref: string): Promise<ProviderPayment | null>
  pageOf(ref: string): string | Promise<string>
  /** Refunds up to the amount paid. Without it, staff send the refund themselves and record it. */
  refund?(request: RefundRequest): Promise<ProviderRefund>
  /** Lists a payment's refunds, including console refunds. Absent if the provider has no list. */
  listRefunds?(payment: { ref: string; paymentId: string }): Promise<RemoteRefund[]>
  findDispute?(disputeId: string): Promise<ProviderDispute | null>
  /** Submits evidence irrevocably; idempotent. Without it, staff use the provider’s own site. */
  sendEvidence?(evidence: Evidence): Promise<void>
  /** Uploads a file for `sendEvidence`; without it, text only. @returns the provider’s file id */
  uploadEvidence?(file: EvidenceFile): Promise<string>
  listPaid?(since: Date): Promise<ListedPayment[]>
  /** Returns the fee of a payment, or of a refund of it; null while the provider doesn't say it. */
  feeOf?(of: { paymentId: string; refundId: string | null }): Promise<ProviderFee | null>
  webhook?: ProviderWebhook
  /** The same provider without a circuit breaker, for work with its own backoff per row. */
  unguarded?: PaymentProvider
}

/** The outcome at the provider is unknown: it sent no response, a broken one, or one that says so. */
export class ProviderUnreachable extends Error {
  override name = 'ProviderUnreachable'
}

/** The provider rejects the shop's keys; the outcome of a payment is unknown, as without any response. */
export class ProviderKeyRefused extends ProviderUnreachable {
  /** `limited`: the keys are valid, but not for this call. */
  constructor(
    readonly reason: 'unknown' | 'expired' | 'limited',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/** Permanent rejection. `code` is the provider's, for example 'card_declined'. */
export class ProviderRefused extends Error {
  override name = 'ProviderRefused'

  constructor(
    readonly code: string,
    /** The provider's message, which may repeat the input and is therefore never logged. */
    readonly providerMessage: string,
  ) {
    super(providerMessage)
  }
}
