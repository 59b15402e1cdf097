import type { EVIDENCE_TYPES, EvidenceField } from '@/domain/office/disputes/evidence'
import type { Cents } from '@/domain/kit/money'

export interface PaymentRequest {
  /** Our id of the attempt at the provider; also the root of its idempotency keys. */
  attemptId: string
  orderNumber: string
  email: string
  amount: Cents
  currency: string
  /** Path of this shop that the buyer returns to. */
  returnPath: string
  /** Start of the attempt; times derive from it, because a retry must send identical values. */
  createdAt: Date
}

export interface RefundRequest {
  paymentId: string
  amount: Cents
  currency: string
  /** Idempotency key; the provider stores it with the refund. */
  key: string
}

export interface ProviderRefund {
  refundId: string | null
  status: 'pending' | 'succeeded' | 'failed'
}

/** A refund listed by a provider: ours, or made in the provider's console (`key` null). */
export interface RemoteRefund extends ProviderRefund {
  refundId: string
  amount: Cents
  key: string | null
}

export interface TransferInstructions {
  account: string
  reference: string
}

/** `approved`: authorized by the buyer, waiting for our capture. */
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
  /** True if the payment belongs to another account or mode (test, live). */
  isForeign?: boolean
  /** True for bank transfers: less than due is a partial payment, any surplus is refunded. */
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
  /** How often the provider rejected it; part of the next attempt's idempotency key. */
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

/** Subject of a provider's event. Its content isn't trusted: the object is fetched by its id. */
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
  /** How long stock is held for it (ms); absent: the lifetime of a payment page. */
  holdMs?: number
  /** Transfer instructions for payments outside of any page. */
  instructions?(ref: string): TransferInstructions
  isInternal?: boolean
  /** Creates a payment; idempotent per attempt id. */
  create(request: PaymentRequest): Promise<{ ref: string; redirectUrl: string }>
  lookUp(ref: string): Promise<ProviderPayment | null>
  /** Captures an authorized payment. Only for providers with manual capture. */
  capture?(ref: string): Promise<ProviderPayment | null>
  /** Expires an open payment, so that it can no longer be paid, and returns its state. */
  expire(ref: string): Promise<ProviderPayment | null>
  pageOf(ref: string): string | Promise<string>
  /** Refunds all or part of a payment, never more than was paid. Absent: staff send it and enter that it was sent. */
  refund?(request: RefundRequest): Promise<ProviderRefund>
  /** Lists all refunds of a payment, including those from the provider's console. Absent: the provider has no list. */
  listRefunds?(payment: { ref: string; paymentId: string }): Promise<RemoteRefund[]>
  findDispute?(disputeId: string): Promise<ProviderDispute | null>
  /** Submits evidence for a dispute, irrevocably; idempotent. Absent: on the provider’s own site. */
  sendEvidence?(evidence: Evidence): Promise<void>
  /** Uploads a file that `sendEvidence` references. Absent: text only. @returns the provider’s id of it */
  uploadEvidence?(file: EvidenceFile): Promise<string>
  listPaid?(since: Date): Promise<ListedPayment[]>
  webhook?: ProviderWebhook
  /** The same provider without a circuit breaker: for work with its own backoff per row. */
  unguarded?: PaymentProvider
}

/** The outcome at the provider is unknown: no response, a broken one, or one that says so. */
export class ProviderUnreachable extends Error {
  override name = 'ProviderUnreachable'
}

/** The provider rejected it permanently. `code` is the provider's, for example 'card_declined'. */
export class ProviderRefused extends Error {
  override name = 'ProviderRefused'

  constructor(
    readonly code: string,
    /** The provider's message, which may repeat the input. Never logged. */
    readonly providerMessage: string,
  ) {
    super(providerMessage)
  }
}
