import type { bookkeepingSchemas } from './payment.schema'
import { defineRoutes, type ClientInput, type ClientResponse } from '@/contract/kit/route'

export const bookkeepingRoutes = defineRoutes<typeof bookkeepingSchemas>()({
  overview: {
    method: 'GET',
    path: '/api/backoffice/payments',
    auth: 'admin',
    permission: 'payments.read',
  },
  refunds: {
    method: 'GET',
    path: '/api/backoffice/refunds',
    auth: 'admin',
    permission: 'payments.read',
  },
  refund: {
    method: 'POST',
    path: '/api/backoffice/orders/:number/refunds',
    auth: 'admin',
    permission: 'payments.refund',
  },
  previewRefund: {
    method: 'POST',
    path: '/api/backoffice/orders/:number/refunds/preview',
    auth: 'admin',
    permission: 'payments.refund',
  },
  cancellation: {
    method: 'GET',
    path: '/api/backoffice/orders/:number/cancellation',
    auth: 'admin',
    permission: 'payments.refund',
  },
  cancelPaid: {
    method: 'POST',
    path: '/api/backoffice/orders/:number/cancellation',
    auth: 'admin',
    permission: 'payments.refund',
  },
  lookUp: {
    method: 'POST',
    path: '/api/backoffice/orders/:number/look-up',
    auth: 'admin',
    permission: 'payments.manage',
  },
  retryEvent: {
    method: 'POST',
    path: '/api/backoffice/provider-events/:id/retry',
    auth: 'admin',
    permission: 'payments.manage',
  },
  received: {
    method: 'POST',
    path: '/api/backoffice/bank-transfers/:reference/received',
    auth: 'admin',
    permission: 'payments.manage',
  },
  sent: {
    method: 'POST',
    path: '/api/backoffice/refunds/:id/sent',
    auth: 'admin',
    permission: 'payments.manage',
  },
  evidence: {
    method: 'POST',
    path: '/api/backoffice/disputes/:id/evidence',
    auth: 'admin',
    permission: 'payments.manage',
    // Long, because the server uploads the files to the provider before it responds.
    timeoutMs: 60_000,
  },
  decide: {
    method: 'POST',
    path: '/api/backoffice/orders/:number/review',
    auth: 'admin',
    permission: 'payments.manage',
    person: 'approval',
  },
})

/** Overview of the bookkeeping, amounts in cents. */
export type BookkeepingOverview = ClientResponse<(typeof bookkeepingSchemas)['overview']>
/** Amounts in cents. */
export type Cancellation = ClientResponse<(typeof bookkeepingSchemas)['cancellation']>
export type RefundPreview = ClientResponse<(typeof bookkeepingSchemas)['previewRefund']>

/** What a refund is for: items, shipping, or an amount for neither. */
export type RefundChoice = ClientInput<(typeof bookkeepingSchemas)['previewRefund']>['body']
export type RefundInput = { number: string } & ClientInput<
  (typeof bookkeepingSchemas)['refund']
>['body']
export type Decision = ClientInput<(typeof bookkeepingSchemas)['decide']>['body']
