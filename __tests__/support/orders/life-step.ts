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
    /** The orders that stay due come first again. */
    | 'stuck'
    /** An order expires while another provider is down. */
    | 'outage'
  /** Seed for the choice of providers, orders, next steps and the order of events. */
  pick: number
  /** Percent of an amount, or of the events that wait. */
  share: number
  /** Chooses between two variants of a step: to credit, of a bike, won, events delivered twice. */
  flag: boolean
  /** Neither the buyer nor a lookup notifies the shop: it waits for the provider's event. */
  late: boolean
}
