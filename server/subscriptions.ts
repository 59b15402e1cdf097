import { giveCreditBack } from './credits/on-orders'
import type { Deps } from './deps'
import { forgetBuyer } from './documents/forget-buyer'
import { creditRefund, invoiceOrder } from './documents/on-orders'
import { forgetMember } from './forum/forget-member'
import { forgetRider } from './garage/forget-rider'
import { buildOrderedBikes, followOrder, takeBikesBack } from './garage/on-orders'
import { issueGiftCards } from './gift-card/issue'
import { voidGiftCards, voidReturnedGiftCards } from './gift-card/on-orders'
import { defineSubscriptions } from './kernel/events/subscriptions'
import { forgetLetters } from './mail/forget-letters'
import {
  writeCancellation,
  writeConfirmation,
  writeDecline,
  writeDisputeNotice,
  writeExpiry,
  writeInstructions,
  writeRefund,
  writeReviewNotice,
  writeShipment,
  writeWithdrawal,
} from './mail/on-orders'
import { forgetSubscriber } from './newsletter/forget-subscriber'
import { forgetOrders, refuseWhileComing } from './orders/forget-buyer'
import { beginAttempt } from './payment/on-orders'
import { givePromoUseBack, keepPromoUse } from './promo/on-orders'
import { releaseHeldStock, sellHeldStock, takeStockBack } from './stock/on-orders'
import { forgetCustomer } from './support/forget-customer'

/**
 * Every event of the shop and who hears of it, in order. Each subscriber says what it locks; an order of locks that
 * differs from everybody else’s (`LOCK_ORDER`) ends the start of the shop.
 */
export const SUBSCRIPTIONS = defineSubscriptions<Deps>({
  OrderPlaced: [{ locks: null, handle: beginAttempt }],
  OrderPaid: [
    { locks: 'stock', handle: sellHeldStock },
    { locks: 'promotion', handle: keepPromoUse },
    { locks: 'bikes', handle: buildOrderedBikes },
    { locks: null, handle: writeConfirmation },
    { locks: null, handle: issueGiftCards },
    { locks: 'documents', handle: invoiceOrder },
  ],
  OrderCanceled: [
    { locks: 'gift cards', handle: voidGiftCards },
    { locks: 'stock', handle: takeStockBack },
    { locks: 'promotion', handle: givePromoUseBack },
    { locks: 'credit', handle: giveCreditBack },
    { locks: 'bikes', handle: takeBikesBack },
    { locks: null, handle: writeCancellation },
  ],
  OrderExpired: [
    { locks: 'stock', handle: releaseHeldStock },
    { locks: 'promotion', handle: givePromoUseBack },
    { locks: 'credit', handle: giveCreditBack },
    { locks: null, handle: writeExpiry },
  ],
  OrderMoved: [
    { locks: 'bikes', handle: followOrder },
    { locks: null, handle: writeShipment },
  ],
  OrderWithdrawn: [
    { locks: 'gift cards', handle: voidReturnedGiftCards },
    { locks: null, handle: writeWithdrawal },
  ],
  TransferAwaited: [{ locks: null, handle: writeInstructions }],
  PaymentFailed: [{ locks: null, handle: writeDecline }],
  PaymentRefunded: [
    { locks: null, handle: writeRefund },
    { locks: 'documents', handle: creditRefund },
  ],
  ReviewExpired: [{ locks: null, handle: writeReviewNotice }],
  DisputeOpened: [{ locks: null, handle: writeDisputeNotice }],
  AccountDeleted: [
    { locks: 'order', handle: refuseWhileComing },
    { locks: null, handle: forgetBuyer },
    { locks: null, handle: forgetOrders },
    { locks: null, handle: forgetLetters },
    { locks: 'bikes', handle: forgetRider },
    { locks: null, handle: forgetCustomer },
    { locks: null, handle: forgetMember },
    { locks: null, handle: forgetSubscriber },
  ],
})
