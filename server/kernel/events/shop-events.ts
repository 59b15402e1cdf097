import type { Cents } from '@/domain/money'
import type { Actor } from '@/domain/order-moves'
import type { FulfillmentState } from '@/domain/order-state'
import type { Carrier } from '@/domain/parcels'
import type { ReturnState } from '@/domain/returns'
import type { TicketActor } from '@/domain/ticket-moves'

import type { PersonalRows } from '../db/personal-rows'
import type { orderLines, orders } from '../db/schema/orders'
import type { paymentAttempts } from '../db/schema/payments'
import type { pendingEdits } from '../db/schema/pending-edits'
import type { tickets } from '../db/schema/support'
import type { users } from '../db/schema/users'
import type { ProviderDispute, TransferInstructions } from '../ports/payments'

type OrderRow = typeof orders.$inferSelect
type LineRow = typeof orderLines.$inferSelect
type TicketRow = typeof tickets.$inferSelect
type Attempt = typeof paymentAttempts.$inferSelect
type PendingEdit = typeof pendingEdits.$inferSelect

/** Rows by the name of their table. */
type PersonalTables = Record<string, PersonalRows>

/** An order that was written a moment ago. */
interface OrderRef {
  id: number
  number: string
}

/**
 * What happens in one module and matters to others. Each is published in the transaction in which it happens, and
 * handled in the same one: either all of it is written or nothing. Orders are under their lock.
 */
interface ShopEvents {
  /** Lines and reservation are written; `due` is what has to be paid, in cents. */
  OrderPlaced: { order: OrderRef; provider: string; due: Cents }
  /** All its money is there. `order` is what it is now, `isOnTime` false for one that had expired before. */
  OrderPaid: { order: OrderRow; isOnTime: boolean; at: Date }
  /**
   * Ends for its buyer or for the shop, before its states move: who cannot let it go refuses by throwing.
   * `credit` goes back to the buyer’s account, `returned` the way it came, both in cents.
   */
  OrderCanceled: { order: OrderRow; by: Actor; credit: Cents; returned: Cents; at: Date }
  /** Was not paid in time. `returned` is money that had arrived and goes back, in cents. */
  OrderExpired: { order: OrderRow; returned: Cents; at: Date }
  /** Its items moved; `isDerived` where its bikes and parcels did before, so that they need not follow. */
  OrderMoved: { order: OrderRow; to: FulfillmentState; isDerived: boolean; at: Date }
  /** Pieces were refunded before they left. `by` is the public id of who did it. */
  ItemsCanceled: {
    order: OrderRow
    pieces: readonly CanceledPieces[]
    by: string | undefined
    at: Date
  }
  /** A parcel has left; `rest` is what will follow in others. */
  OrderShipped: { order: OrderRow; parcel: LeavingParcel; rest: readonly Pieces[]; at: Date }
  /** A parcel travels otherwise than its buyer was told. */
  ParcelCorrected: { order: OrderRow; parcel: LeavingParcel; at: Date }
  /** A parcel had not left: staff shipped it by mistake. */
  ParcelUndone: { order: OrderRow; parcel: LeavingParcel; at: Date }
  /** The last parcel of a whole order has arrived. */
  OrderDelivered: { order: OrderRow; at: Date }
  /** Delivered pieces come back, or have. */
  ReturnMoved: { order: OrderRow; back: MovedReturn; at: Date }
  /** Its buyer is promised another day, 'YYYY-MM-DD'. `why` is empty once what came late has come. */
  PromiseMoved: { order: OrderRow; from: string; to: string; why: string; delay: number; at: Date }
  /** Staff changed it before it was built; `order` is what it is now. */
  OrderEdited: {
    order: OrderRow
    edit: number
    /** The bike; empty where the delivery was changed. */
    title: string
    /** What has changed, in words of the catalog. */
    words: readonly string[]
    /** What goes back with tax, in cents, and where. */
    refund: Cents
    to: 'provider' | 'credit'
    /** What its buyer has paid on top, with tax, in cents. */
    paid?: Cents
    /** The day that was promised before, 'YYYY-MM-DD'. */
    was: string | null
  }
  /** Staff ask for what a change costs more; `isAgain` where they only send the link once more. */
  DifferenceAsked: { order: OrderRow; edit: PendingEdit; isAgain: boolean }
  /**
   * A difference is paid; `order` has it in its totals. Who makes the change refuses by throwing: then nothing of it
   * is written, and the money goes back.
   */
  DifferencePaid: { order: OrderRow; edit: PendingEdit; at: Date }
  /** A change that waited for its difference will not be made. */
  DifferenceEnded: { order: OrderRow; at: Date }
  OrderWithdrawn: { order: OrderRow; lines: readonly LineRow[]; at: Date }
  /** Money is to be sent by hand; `holdMs` is how long the stock is held meanwhile. */
  TransferAwaited: {
    order: OrderRow
    attempt: Attempt
    instructions: TransferInstructions
    holdMs: number | undefined
    /** The buyer asks for the instructions once more. */
    isAgain?: boolean
  }
  PaymentFailed: { order: OrderRow; attemptId: number }
  /** Money or credit has gone back to the buyer and is in the books. */
  PaymentRefunded: { order: OrderRow; refund: RefundedEvent }
  /** Nobody has decided about held money in time: `returned` goes back, in cents. */
  ReviewExpired: { order: OrderRow; returned: Cents }
  DisputeOpened: { order: OrderRow; dispute: ProviderDispute }
  /** A customer wrote a new ticket; `body` is its first message. */
  TicketOpened: { ticket: TicketRow; body: string }
  /** The customer wrote again, `messageId`. */
  TicketReplied: { ticket: TicketRow; messageId: number }
  /** An agent wrote what the customer can read; the ticket is in the state that follows. */
  TicketAnswered: { ticket: TicketRow; messageId: number; body: string; agent: string }
  TicketClosed: { ticket: TicketRow; by: TicketActor; isAnswered: boolean }
  TicketReopened: { ticket: TicketRow }
  /** Anything about a ticket has changed, notes included: what is open on a screen is old. */
  TicketUpdated: { ticket: TicketRow }
  /** A post of the forum was written; its thread may be hidden. */
  PostWritten: { threadId: number }
  /** A thread was hidden or deleted: not everyone who has it open may hear of it any longer. */
  ThreadClosed: { threadId: number }
  /** These members have a new notification, or have read some. */
  NoticesChanged: { userIds: readonly number[] }
  /** An account is about to be deleted, under a lock on it: who cannot let it go refuses by throwing. */
  AccountDeleted: { user: typeof users.$inferSelect }
  /** A user takes everything kept about him with him: each module adds its tables, in a transaction that only reads. */
  AccountExported: { user: typeof users.$inferSelect; add: (tables: PersonalTables) => void }
}

/** Pieces of a line. */
export interface Pieces {
  title: string
  count: number
}

/** Pieces of a line that will not leave. */
interface CanceledPieces {
  sku: string | null
  count: number
  /** Ids of its bikes that are not built anymore. */
  bikes: readonly number[]
  /** How many of them are for sale again. */
  restock: number
}

export interface MovedReturn {
  id: number
  /** Among the returns of its order. */
  number: number
  state: ReturnState
  items: readonly Pieces[]
}

export interface LeavingParcel {
  id: number
  number: number
  carrier: Carrier
  tracking: string
  items: readonly Pieces[]
  /** Numbers on the frames of its bikes. */
  frames: readonly string[]
}

/** What a person entered of a bank transfer: the day (UTC) as `2026-11-20`, and what it reads on the statement. */
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
  /** `id` names it among what goes back of its order, `cause` in the books. */
  | { to: 'credit'; id: number | 'credit'; cause: string; amount: Cents }

export type EventName = keyof ShopEvents

/** An event with its name. */
export type ShopEvent<Name extends EventName = EventName> = {
  [N in Name]: { name: N } & ShopEvents[N]
}[Name]
