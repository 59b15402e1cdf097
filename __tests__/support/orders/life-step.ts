export interface Step {
  kind:
    | 'order'
    | 'pay'
    | 'decline'
    | 'retry'
    | 'transfer'
    | 'refund'
    | 'refund-piece'
    | 'return'
    | 'send'
    | 'cancel'
    | 'cancel-by-shop'
    | 'withdraw'
    | 'dispute'
    | 'end-dispute'
    | 'expire'
    | 'move'
    | 'console-refund'
    | 'pay-oddly'
    | 'accept'
    | 'send-back'
    | 'close'
    | 'end'
    | 'end-of-review'
    | 'hear'
    /** Orders that stay due become the first in line again. */
    | 'stuck'
    /** An order expires while another provider is down. */
    | 'outage'
  /** Seed for the choice of providers, orders, next steps and the order of events. */
  pick: number
  /** Percentage of an amount or of the waiting events. */
  share: number
  /** Variant of a step: refund to credit, order of a bike, dispute won, or events delivered twice. */
  flag: boolean
  /** Whether the shop is notified only by the provider's event, not by the buyer or a lookup. */
  late: boolean
}
