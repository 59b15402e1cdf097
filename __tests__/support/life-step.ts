/** One thing that may happen to a buyer's orders. */
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
    /** The end of an order's time while another provider is down. */
    | 'outage'
  /** Chooses among providers, orders and next steps; the order of events. */
  pick: number
  /** Percent of an amount, or of the events that wait. */
  share: number
  /** To credit, of a bike, won, events delivered twice: what a step has two ways for. */
  flag: boolean
  /** Neither the buyer nor a look-up tells the shop: it waits for the provider's event. */
  late: boolean
}
