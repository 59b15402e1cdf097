import type { bookkeepingSchemas } from './payment.schema'
import { under } from '@/contract/kit/money'
import { defineRoutes, type ClientResponse } from '@/contract/kit/route'

export const bookkeepingRoutes = defineRoutes<typeof bookkeepingSchemas>()({
  overview: {
    method: 'GET',
    path: '/api/backoffice/payments',
    auth: 'admin',
    permission: 'payments.read',
    money: [
      ...under('checks.differences', ['here', 'there']),
      ...under('days', ['captured', 'lost', 'refunded']),
      'disputes.amount',
      'failed_refunds.amount',
      ...under('reviews', ['due', 'held', 'paid', 'total', 'end.returned']),
      ...under('reviews.accept', ['booked', 'rest', 'surplus']),
      ...under('transfers', ['amount', 'received']),
      ...under('late_transfers', ['amount', 'received']),
      'refunds_to_send.amount',
    ],
  },
  refund: {
    method: 'POST',
    path: '/api/backoffice/orders/:number/refunds',
    auth: 'admin',
    permission: 'payments.refund',
    moneySent: ['amount', 'shipping', 'expected'],
  },
  previewRefund: {
    method: 'POST',
    path: '/api/backoffice/orders/:number/refunds/preview',
    auth: 'admin',
    permission: 'payments.refund',
    moneySent: ['amount', 'shipping'],
    money: [
      'total',
      'left',
      'left_at_provider',
      'left_after',
      'shipping_left',
      'goes_to.amount',
      'lines.amount',
    ],
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
    moneySent: ['amount'],
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
    moneySent: ['held'],
  },
})

/** Overview of the bookkeeping, amounts in cents. */
export type BookkeepingOverview = ClientResponse<(typeof bookkeepingSchemas)['overview']>
export type RefundPreview = ClientResponse<(typeof bookkeepingSchemas)['previewRefund']>
