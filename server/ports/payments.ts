import type { Cents } from '@/domain/money'

/** What the shop asks a provider to collect. */
export interface PaymentRequest {
  /** Our name for the attempt at the provider; also the root of its idempotency keys. */
  attemptId: string
  orderNumber: string
  amount: Cents
  currency: string
  /** Path of this shop that the buyer comes back to. */
  returnPath: string
}

/** Money that goes back the way it came. */
export interface RefundRequest {
  /** The provider's id of the money. */
  paymentId: string
  amount: Cents
  currency: string
  /** The same key gives the same refund. */
  key: string
}

export interface ProviderRefund {
  /** The provider's id of the refund; null where it has none. */
  refundId: string | null
  status: 'pending' | 'succeeded' | 'failed'
}

export type ProviderStatus = 'open' | 'processing' | 'paid' | 'failed' | 'expired'

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
}

/**
 * A way to pay. No method runs inside a database transaction of the shop.
 * Failures to reach the provider are thrown as they come; the caller parks the attempt.
 */
export interface PaymentProvider {
  id: string
  title: string
  note: string
  isTest: boolean
  /** Not offered to visitors: it works behind the scenes. */
  isInternal?: boolean
  /** Opens a payment; the same attempt id gives the same payment again. */
  create(request: PaymentRequest): Promise<{ ref: string; redirectUrl: string }>
  /** Null when the provider knows no such payment. */
  lookUp(ref: string): Promise<ProviderPayment | null>
  /** Ends an open payment, so that it can no longer be paid; answers where it stands then. */
  expire(ref: string): Promise<ProviderPayment | null>
  /** Where the buyer pays an open payment. */
  pageOf(ref: string): string
  /** Gives money back, whole or in part, never more than was paid. */
  refund(request: RefundRequest): Promise<ProviderRefund>
}
