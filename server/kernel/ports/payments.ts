import type { EVIDENCE_TYPES, EvidenceField } from '@/domain/evidence'
import type { Cents } from '@/domain/money'

/** What the shop asks a provider to collect. */
export interface PaymentRequest {
  /** Our name for the attempt at the provider; also the root of its idempotency keys. */
  attemptId: string
  orderNumber: string
  email: string
  amount: Cents
  currency: string
  /** Path of this shop that the buyer comes back to. */
  returnPath: string
  /** When the attempt began: a repeat must send the same words, so times count from here. */
  createdAt: Date
}

/** Money that goes back the way it came. */
export interface RefundRequest {
  /** The provider's id of the money. */
  paymentId: string
  amount: Cents
  currency: string
  /** The same key gives the same refund; the provider keeps it beside the refund. */
  key: string
}

/** A refund as its provider keeps it. */
export interface ProviderRefund {
  /** The provider's id of the refund; null where it has none. */
  refundId: string | null
  status: 'pending' | 'succeeded' | 'failed'
}

/** A refund found at a provider: one of ours, or one made in the provider's console (`key` null). */
export interface RemoteRefund extends ProviderRefund {
  refundId: string
  amount: Cents
  key: string | null
}

/** Where to send money by hand. */
export interface TransferInstructions {
  account: string
  /** What the buyer writes into the transfer. */
  reference: string
}

/** `approved`: the buyer has agreed and the money waits for our capture. */
type ProviderStatus = 'open' | 'approved' | 'processing' | 'paid' | 'failed' | 'expired'

/** The provider's own record of a payment, fetched by its id. */
export interface ProviderPayment {
  /** The provider's id of the page or session. */
  ref: string
  /** The provider's id of the money; null until there is any. */
  paymentId: string | null
  status: ProviderStatus
  amount: Cents
  currency: string
  /** Our attempt id as the provider stored it. */
  reference: string
  failureCode: string | null
  /** True when the money went to another account or is of the other mode (test, live). */
  isForeign?: boolean
  /** True for money that the buyer sent by hand: less than due is a part, of more the rest goes back. */
  isTransfer?: boolean
}

/** A file that answers a dispute. */
interface EvidenceFile {
  name: string
  type: (typeof EVIDENCE_TYPES)[number]
  content: Buffer
  /** The same key gives the same file. */
  key: string
}

/** The shop’s answer to a dispute. */
interface Evidence {
  disputeId: string
  text: string
  /** The provider’s ids of files, by what each shows. */
  files: Partial<Record<EvidenceField, string>>
  /** The same key is the same answer. */
  key: string
  /** How often the provider refused one: the next try is another one to it. */
  refusals: number
}

export interface ProviderDispute {
  disputeId: string
  paymentId: string
  amount: Cents
  reason: string
  status: 'open' | 'won' | 'lost'
  /** Until when evidence is taken. */
  evidenceDueAt: Date | null
}

/** What an event of a provider is about. Its word is never believed: the object is fetched by its id. */
export type ProviderEvent =
  | { about: 'payment'; ref: string; reference: string | null }
  | { about: 'refund'; paymentId: string }
  | { about: 'dispute'; disputeId: string }
  | { about: 'nothing' }

/** An event whose signature was right. */
interface SignedEvent {
  eventId: string
  type: string
}

/** The half of a provider that calls us. */
export interface ProviderWebhook {
  /**
   * Null when the signature is missing, stale, of another endpoint or does not fit the bytes.
   * @param body as it was sent, byte by byte
   */
  verify(body: string, header: (name: string) => string | undefined): Promise<SignedEvent | null>
  read(body: string): ProviderEvent
}

/** Money that arrived, as the provider lists it. */
export interface ListedPayment {
  paymentId: string
  amount: Cents
  currency: string
}

/**
 * A way to pay. No method runs inside a database transaction of the shop.
 * @throws ProviderUnreachable when nobody knows what the provider did; the caller parks the attempt
 * @throws ProviderRefused when the provider said no for good
 */
export interface PaymentProvider {
  id: string
  title: string
  note: string
  isTest: boolean
  /** How long an order's pieces are held for it (ms); absent: as long as a payment page lives. */
  holdMs?: number
  /** What the buyer has to do away from any page, in words. */
  instructions?(ref: string): TransferInstructions
  /** Not offered to visitors: it works behind the scenes. */
  isInternal?: boolean
  /** Opens a payment; the same attempt id gives the same payment again. */
  create(request: PaymentRequest): Promise<{ ref: string; redirectUrl: string }>
  /** Null when the provider knows no such payment. */
  lookUp(ref: string): Promise<ProviderPayment | null>
  /** Takes approved money. Only for providers that wait for us. */
  capture?(ref: string): Promise<ProviderPayment | null>
  /** Ends an open payment, so that it can no longer be paid; answers where it stands then. */
  expire(ref: string): Promise<ProviderPayment | null>
  /** Where the buyer pays an open payment. */
  pageOf(ref: string): string | Promise<string>
  /**
   * Gives money back, whole or in part, never more than was paid. Absent: a person sends it, and enters that it was
   * sent.
   */
  refund?(request: RefundRequest): Promise<ProviderRefund>
  /** All refunds of a payment, also those of the provider's console. Absent: the provider keeps none. */
  listRefunds?(payment: { ref: string; paymentId: string }): Promise<RemoteRefund[]>
  findDispute?(disputeId: string): Promise<ProviderDispute | null>
  /** Submits our answer to a dispute, for good; the same again changes nothing. Absent: on the provider’s own site. */
  sendEvidence?(evidence: Evidence): Promise<void>
  /** Puts a file there that `sendEvidence` then names. Absent: it takes text only. @returns the provider’s id of it */
  uploadEvidence?(file: EvidenceFile): Promise<string>
  /** What arrived since a moment; the comparison of the books asks for it. */
  listPaid?(since: Date): Promise<ListedPayment[]>
  webhook?: ProviderWebhook
  /** The same one, called however often it failed: for work that paces itself row by row. */
  unguarded?: PaymentProvider
}

/** Nobody knows what the provider did: no answer, a broken one, or one that says so. */
export class ProviderUnreachable extends Error {
  override name = 'ProviderUnreachable'
}

/** The provider said no for good. `code` is its own word, for example 'card_declined'. */
export class ProviderRefused extends Error {
  override name = 'ProviderRefused'

  constructor(
    readonly code: string,
    /** The provider's own sentence, which may repeat what it was sent. No log has it. */
    readonly said: string,
  ) {
    super(said)
  }
}
