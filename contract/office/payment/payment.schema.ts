import { z } from 'zod'

import { MAX_EVIDENCE, MIN_EVIDENCE } from '@/domain/office/disputes/evidence'
import { REFUND_STATUSES } from '@/domain/shop/payment/payment-moves'
import { PIECE_LOCATIONS, REFUND_FAULTS, REFUND_TARGETS } from '@/domain/office/refund/refund'
import { REVIEW_ACTIONS, REVIEW_FAULTS } from '@/domain/office/payment/payment-review'

import { CHANGE_CURSOR, changesEnd, changesQuery } from '@/contract/kit/changes.schema'
import { Money } from '@/contract/kit/money.schema'
import { named } from '@/contract/kit/named.schema'
import { OrderStates } from '@/contract/shop/orders/orders.schema'
import { atLeast, codeText, line, prose, Reason } from '@/contract/kit/text.schema'

const Moment = z.iso.datetime()
const Number = z.string().max(40)

const Review = OrderStates.extend({
  order_number: z.string(),
  total: Money,
  reason: z
    .string()
    .nullable()
    .describe('What doesn’t fit, for example `amount-differs`; null for older reviews'),
  held: Money.describe('Waits for the decision'),
  paid: Money.describe('Counts for the order already'),
  due: Money.describe('Still to be paid'),
  ends_at: Moment.nullable().describe('When held money goes back by itself'),
  accept: z
    .object({
      fault: z.enum(REVIEW_FAULTS).nullable(),
      booked: Money,
      rest: Money,
      surplus: Money,
      isPaid: z.boolean(),
    })
    .describe('What accepting does; `fault` says why it can’t be done'),
  end: z
    .object({ is_possible: z.boolean(), returned: Money })
    .describe('What ending the order does; the money and store credit that go back'),
})

const Transfer = z.object({
  reference: z.string(),
  amount: Money.describe('Still to be received'),
  received: Money.describe('Received for the order so far'),
  currency: z.string(),
  created_at: Moment,
})

const LateTransfer = OrderStates.extend({
  reference: z.string(),
  order_number: z.string(),
  amount: Money.describe('What was expected'),
  received: Money.describe('What has arrived by this transfer'),
  currency: z.string(),
  created_at: Moment,
})

const RefundToSend = z.object({
  id: z.int(),
  order_number: z.string(),
  amount: Money,
  currency: z.string(),
  reason: z
    .string()
    .describe('For example `paid-after-cancellation`, or what an administrator wrote'),
  reference: z.string().describe('Of the payment that brought the money'),
  provider: z.string().describe('`bank`, `cash` or `terminal`'),
  created_at: Moment,
})

const Refund = z.object({
  id: z.int(),
  order_number: z.string(),
  amount: Money,
  currency: z.string(),
  to: z.enum(REFUND_TARGETS).describe('The original payment method, or store credit'),
  status: z.enum(REFUND_STATUSES).describe('`void`: never sent, because a dispute took the money'),
  reason: z.string(),
  provider: z.string().nullable().describe('Null for store credit'),
  reference: z.string().nullable().describe('Of the refund at the provider'),
  created_at: Moment,
  finished_at: Moment.nullable(),
})

const Overview = z
  .object({
    reviews: z.array(Review),
    disputes: z.array(
      z.object({
        order_number: z.string(),
        amount: Money,
        reason: z.string(),
        evidence_due_at: Moment.nullable(),
      }),
    ),
    failed_refunds: z.array(
      z.object({
        id: z.int(),
        order_number: z.string(),
        amount: Money,
        last_error: z.string().nullable(),
      }),
    ),
    dead_events: z.array(
      z.object({
        id: z.int(),
        provider: z.string(),
        type: z.string(),
        received_at: Moment,
        last_error: z.string().nullable(),
      }),
    ),
    transfers: z.array(Transfer),
    late_transfers: z
      .array(LateTransfer)
      .describe('Transfers of ended orders, whose money may still arrive or has arrived'),
    refunds_to_send: z
      .array(RefundToSend)
      .describe('Refunds that a person has to send by bank transfer'),
    checks: z.array(
      z.object({
        provider: z.string(),
        checked_at: Moment,
        matched: z.int(),
        differences: z.array(
          z.object({
            class: z.enum(['missing_here', 'missing_there', 'amount_differs']),
            payment: z.string(),
            there: Money.nullable(),
            here: Money.nullable(),
          }),
        ),
      }),
    ),
    days: z.array(
      z.object({
        day: z.iso.date(),
        provider: z.string(),
        payments: z.int(),
        captured: Money,
        refunded: Money,
        lost: Money,
      }),
    ),
  })
  .describe('What needs attention, and whether the ledger balances')

const RefundChoice = {
  items: z
    .array(
      z.object({
        position: z.int().min(0).describe('Of the line'),
        place: z
          .enum(PIECE_LOCATIONS)
          .describe('`open` pieces won’t ship anymore, `shipped` ones have left'),
        count: z.int().min(1).max(999),
      }),
    )
    .max(200)
    .refine(
      (items) => new Set(items.map((one) => `${one.position} ${one.place}`)).size === items.length,
      'Name each line once.',
    )
    .optional()
    .describe('Pieces whose price goes back, computed by the shop'),
  shipping: Money.optional().describe('Of the shipping charge, with tax'),
  amount: Money.optional().describe('For no item and no shipping'),
  target: z.enum(['provider', 'credit']),
  return: z
    .int()
    .positive()
    .optional()
    .describe(
      'Number of the inspected return that it settles: only its pieces, less what was refunded of them before',
    ),
}

const RefundPreview = z.object({
  fault: z.enum(REFUND_FAULTS).nullable().describe('Why it can’t be done; null if it can'),
  total: Money.describe('What the buyer gets, with tax'),
  left: Money.describe('What may still go back before this refund'),
  left_at_provider: Money.describe('Of it, what can go to the original payment method'),
  left_after: Money,
  shipping_left: Money.describe('Of the shipping charge, with tax'),
  may_credit: z.boolean().describe('False for guests, who have no store credit'),
  has_mail: z.boolean().describe('Whether a mail server is set; without one no email is sent'),
  goes_to: z.array(z.object({ title: z.string(), amount: Money })),
  restockable: z.int().describe('Chosen pieces that can be sold again'),
  lines: z.array(
    z.object({
      position: z.int(),
      title: z.string(),
      detail: z.string(),
      open: z.int().describe('Pieces that are still to ship and can be refunded'),
      shipped: z.int().describe('Pieces that have left and can be refunded'),
      amount: Money.describe('What goes back for the chosen pieces'),
    }),
  ),
  bundles: z
    .array(
      z.object({
        number: z.int().describe('Counts the bundles of an order from 1'),
        title: z.string(),
        count: z.int().describe('Whole ones that can be refunded'),
        parts: z.array(
          z.object({ position: z.int(), each: z.int().describe('Pieces in one bundle') }),
        ),
      }),
    )
    .describe('Bundles whose parts can all be refunded'),
})

const Cancellation = z.object({
  fault: z.string().nullable().describe('Why it can’t be canceled; null if it can'),
  total: Money.describe('All that goes back'),
  goes_to: z.array(
    z.object({
      title: z.string(),
      amount: Money,
      by_hand: z.boolean().describe('A person has to hand it back'),
    }),
  ),
  restocked: z.int().describe('Pieces that are for sale again'),
})

named({
  Cancellation: [Cancellation, 'What canceling a paid order would do'],
  RefundPreview: [RefundPreview, 'What a refund would do, computed as the refund itself is'],
})

export const bookkeepingSchemas = {
  overview: {
    summary:
      'Returns what needs an administrator’s attention (reviews, disputes, failed refunds, failed events, bank transfers in both directions) and how recent books compare with the providers’.',
    spec: 'open',
    response: Overview,
  },
  refunds: {
    summary: 'Lists the refunds of all orders, newest first, 50 per page.',
    spec: 'open',
    query: z.object({
      ...changesQuery,
      after: z.union([z.string().regex(/^\d{1,15}$/), z.string().regex(CHANGE_CURSOR)]).optional(),
    }),
    response: z.object({
      refunds: z.array(Refund),
      next: z.string().nullable().describe('Send it as `after` for the next page'),
      ...changesEnd,
    }),
  },
  refund: {
    summary:
      'Refunds items, shipping or a free amount of a paid order, to the original payment method or to store credit, up to the remaining amount. Refunded pieces that haven’t left won’t ship. Safe to retry with an Idempotency-Key header.',
    spec: 'open',
    takesKey: true,
    errors: [
      'order_not_found',
      'order_disputed',
      'refund_too_large',
      'refund_pieces_gone',
      'refund_changed',
      'return_not_found',
      'return_state_wrong',
      'order_not_cancellable',
    ],
    params: z.object({ number: Number }),
    body: z.object({
      ...RefundChoice,
      restock: z
        .boolean()
        .optional()
        .describe('Whether pieces that won’t ship anymore are for sale again'),
      reason: Reason,
      expected: Money.optional().describe('The total of the preview; another one is refused'),
    }),
    response: z.object({}),
  },
  previewRefund: {
    summary: 'Computes a refund without making it: what is left, what goes back and where.',
    spec: 'open',
    repeats: 'Changes nothing.',
    errors: ['order_not_found'],
    params: z.object({ number: Number }),
    body: z.object(RefundChoice),
    response: RefundPreview,
  },
  cancellation: {
    summary:
      'Returns what canceling a paid order would do: what goes back, where, and what is for sale again.',
    spec: 'open',
    errors: ['order_not_found'],
    params: z.object({ number: Number }),
    response: Cancellation,
  },
  cancelPaid: {
    summary:
      'Cancels a paid order of which nothing has shipped and refunds all that is left of it, to store credit and the original payment methods. Its stock is for sale again, except for frames of bikes that were begun. Emails the buyer.',
    spec: 'open',
    repeats: 'A canceled order stays canceled.',
    errors: ['order_not_found', 'order_not_cancellable', 'refund_changed'],
    params: z.object({ number: Number }),
    body: z.object({
      reason: line(500).describe('May be empty. The buyer doesn’t see it'),
      expected: Money.describe('The total of the preview; another one is refused'),
    }),
    response: z.object({}),
  },
  lookUp: {
    summary:
      'Fetches the status of an order’s latest payment from the provider and updates the books.',
    spec: 'open',
    errors: ['order_not_found', 'payment_provider_unreachable'],
    params: z.object({ number: Number }),
    response: OrderStates,
  },
  retryEvent: {
    summary: 'Retries a failed event.',
    spec: 'open',
    errors: ['event_not_found'],
    params: z.object({ id: z.coerce.number().int().positive() }),
    response: z.object({}),
  },
  received: {
    summary:
      'Books money received by bank transfer. Less than is due is a part, and the order waits for the rest; of more than is due the rest is refunded. Safe to retry with an Idempotency-Key header.',
    spec: 'open',
    takesKey: true,
    errors: ['bank_transfer_not_found'],
    params: z.object({ reference: z.string().max(60) }),
    body: z.object({
      amount: Money.refine((amount) => amount > 0, 'Enter an amount greater than zero.').meta({
        exclusiveMinimum: 0,
      }),
    }),
    response: z.object({}),
  },
  sent: {
    summary:
      'Books a refund that was sent from the shop’s bank account, with its day (UTC) and reference. The same entry again changes nothing.',
    spec: 'open',
    repeats: 'The same entry again changes nothing; another one is refused.',
    errors: ['refund_not_found', 'refund_closed'],
    params: z.object({ id: z.coerce.number().int().positive() }),
    body: z.object({
      sent_on: z.iso.date(),
      reference: codeText(100).min(1, 'Enter a reference.'),
    }),
    response: z.object({}),
  },
  evidence: {
    summary:
      'Sends the shop’s evidence in a dispute with its files to the provider, once and for good, before its deadline.',
    spec: 'open',
    repeats: 'The same `request_key` sends once.',
    errors: [
      'dispute_not_found',
      'dispute_closed',
      'evidence_sent',
      'evidence_late',
      'evidence_elsewhere',
      'evidence_refused',
      'evidence_file_refused',
      'payment_provider_unreachable',
    ],
    params: z.object({ id: z.coerce.number().int().positive() }),
    body: z.object({
      text: prose(MAX_EVIDENCE)
        .refine(...atLeast(MIN_EVIDENCE, `Write at least ${MIN_EVIDENCE} characters.`))
        .meta({ examples: ['The parcel was delivered on November 22 and signed for.'] }),
      request_key: z.uuid(),
    }),
    response: z.object({ sent_at: z.iso.datetime() }),
  },
  decide: {
    summary:
      'Decides about an order under review: accept its money as it is, send the held money back, close the review where none is held, or end the order. Repeating the same decision changes nothing.',
    spec: 'open',
    repeats: 'The same decision again changes nothing; another one is refused.',
    errors: [
      'order_not_found',
      'order_disputed',
      'order_not_cancellable',
      'review_closed',
      'review_changed',
      'review_refused',
      'payment_provider_unreachable',
    ],
    params: z.object({ number: Number }),
    body: z.object({
      action: z.enum(REVIEW_ACTIONS),
      reason: Reason,
      held: Money.describe('What the administrator saw; another amount is refused'),
    }),
    response: z.object({}),
  },
}
