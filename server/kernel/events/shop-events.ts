import type { Cents } from '@/domain/kit/money'
import type { Actor } from '@/domain/shop/orders/order-moves'
import type { FulfillmentState } from '@/domain/shop/orders/order-state'
import type { ReturnState } from '@/domain/office/returns/returns'
import type { TicketActor } from '@/domain/community/support/ticket-moves'

import type { PersonalRows } from '../db/personal-rows'
import type { orderLines, orders } from '../db/schema/orders/orders'
import type { paymentAttempts } from '../db/schema/payments/payments'
import type { pendingEdits } from '../db/schema/orders/pending-edits'
import type { tickets } from '../db/schema/community/support'
import type { users } from '../db/schema/accounts/users'
import type { ProviderDispute, TransferInstructions } from '../ports/payments'

type OrderRow = typeof orders.$inferSelect
type LineRow = typeof orderLines.$inferSelect
type TicketRow = typeof tickets.$inferSelect
type Attempt = typeof paymentAttempts.$inferSelect
type PendingEdit = typeof pendingEdits.$inferSelect

type PersonalTables = Record<string, PersonalRows>

interface OrderRef {
  id: number
  number: string
}

/** Events between modules, published and handled in one transaction while the order is locked. */
interface ShopEvents {
  /** The order's lines and reservation have been written; `due` is the amount to pay, in cents. */
  OrderPlaced: { order: OrderRef; provider: string; due: Cents }
  /** Fully paid. `order` is its new state; `isOnTime` is false if it had already expired. */
  OrderPaid: { order: OrderRow; isOnTime: boolean; at: Date }
  /** Published before states change; throwing vetoes. `credit` and `returned` are refunded cents. */
  OrderCanceled: { order: OrderRow; by: Actor; credit: Cents; returned: Cents; at: Date }
  /** The order wasn't paid in time. `returned` is received money that is refunded, in cents. */
  OrderExpired: { order: OrderRow; returned: Cents; at: Date }
  /** Fulfillment changed; `isDerived` if bikes and parcels changed first and need no update. */
  OrderMoved: { order: OrderRow; to: FulfillmentState; isDerived: boolean; at: Date }
  /** Units were refunded before shipping. `by` is the public id of the user who refunded them. */
  ItemsCanceled: {
    order: OrderRow
    pieces: readonly CanceledPieces[]
    by: string | undefined
    at: Date
  }
  /** A parcel was shipped; `rest` lists the units still to be shipped. */
  OrderShipped: { order: OrderRow; parcel: LeavingParcel; rest: readonly Pieces[]; at: Date }
  ParcelCorrected: { order: OrderRow; parcel: LeavingParcel; at: Date }
  ParcelUndone: { order: OrderRow; parcel: LeavingParcel; at: Date }
  /** The last parcel of an order was delivered, and with it the whole order. */
  OrderDelivered: { order: OrderRow; at: Date }
  /** An order that counted as delivered doesn't anymore; `order` is its former state. */
  DeliveryUndone: { order: OrderRow; at: Date }
  ReturnMoved: { order: OrderRow; back: MovedReturn; at: Date }
  /** The promised day changed ('YYYY-MM-DD'). `why` is empty once the late item has arrived. */
  PromiseMoved: { order: OrderRow; from: string; to: string; why: string; delay: number; at: Date }
  /** Staff edited the order before it was built; `order` is its new state. */
  OrderEdited: {
    order: OrderRow
    edit: number
    /** Title of the bike; empty for a changed delivery. */
    title: string
    words: readonly string[]
    /** Refund including tax, in cents, and its target. */
    refund: Cents
    to: 'provider' | 'credit'
    /** Additional payment including tax, in cents. */
    paid?: Cents
    /** The previously promised day, 'YYYY-MM-DD'. */
    was: string | null
  }
  /** Staff request payment for an edit that costs more; `isAgain` if they only resend the link. */
  DifferenceAsked: { order: OrderRow; edit: PendingEdit; isAgain: boolean }
  /** Difference paid; `order` includes it in its totals. Throwing vetoes and refunds the money. */
  DifferencePaid: { order: OrderRow; edit: PendingEdit; at: Date }
  DifferenceEnded: { order: OrderRow; at: Date }
  OrderWithdrawn: {
    /** Id of the withdrawal. */
    id: number
    order: OrderRow
    lines: readonly LineRow[]
    /** Whether the buyer has to send something back. */
    isReturn: boolean
    at: Date
  }
  /** A bank transfer is expected; `holdMs` is how long the stock is held for it. */
  TransferAwaited: {
    order: OrderRow
    attempt: Attempt
    instructions: TransferInstructions
    holdMs: number | undefined
    isAgain?: boolean
  }
  PaymentFailed: { order: OrderRow; attemptId: number }
  PaymentRefunded: { order: OrderRow; refund: RefundedEvent }
  /** Held money wasn't reviewed in time; `returned` is refunded, in cents. */
  ReviewExpired: { order: OrderRow; returned: Cents }
  DisputeOpened: { order: OrderRow; dispute: ProviderDispute }
  TicketOpened: { ticket: TicketRow; body: string }
  TicketReplied: { ticket: TicketRow; messageId: number }
  /** An agent sent a public reply; the ticket already has its new status. */
  TicketAnswered: { ticket: TicketRow; messageId: number; body: string; agent: string }
  TicketClosed: { ticket: TicketRow; by: TicketActor; isAnswered: boolean }
  TicketReopened: { ticket: TicketRow }
  /** A ticket or one of its internal notes changed, so open views are stale. */
  TicketUpdated: { ticket: TicketRow }
  /** A forum post was created; its thread may be hidden. */
  PostWritten: { threadId: number }
  /** A thread was hidden or deleted, so open pages of other users must stop receiving its events. */
  ThreadClosed: { threadId: number }
  NoticesChanged: { userIds: readonly number[] }
  /** An account is about to be deleted and is locked; a subscriber can veto by throwing. */
  AccountDeleted: { user: typeof users.$inferSelect }
  /** A user's data is exported; each module adds its tables, in a read-only transaction. */
  AccountExported: { user: typeof users.$inferSelect; add: (tables: PersonalTables) => void }
}

export interface Pieces {
  title: string
  count: number
}

interface CanceledPieces {
  sku: string | null
  count: number
  bikes: readonly number[]
  restock: number
}

export interface MovedReturn {
  id: number
  /** Number of the return within the order. */
  number: number
  state: ReturnState
  items: readonly Pieces[]
}

export interface LeavingParcel {
  id: number
  number: number
  carrier_title: string
  tracking: string
  tracking_url: string | null
  items: readonly Pieces[]
  /** Frame numbers of the parcel's bikes. */
  frames: readonly string[]
}

/** A bank transfer as entered by staff: the day (UTC) as `2026-11-20`, and the reference on the statement. */
export interface ManualRefundEntry {
  on: string
  reference: string
}

type RefundedEvent =
  | {
      to: 'provider'
      id: number
      paymentId: number
      amount: Cents
      isSurplus: boolean
      sent: ManualRefundEntry | undefined
    }
  /** `id` identifies the refund among the order's refunds, `cause` in the ledger. */
  | { to: 'credit'; id: number | 'credit'; cause: string; amount: Cents }

export type EventName = keyof ShopEvents

export type ShopEvent<Name extends EventName = EventName> = {
  [N in Name]: { name: N } & ShopEvents[N]
}[Name]
