import {
  buildOrderedBikes,
  cancelBikes,
  creditRefund,
  exportGarage,
  exportLetters,
  followOrder,
  eraseBuyer,
  eraseGifts,
  eraseLetters,
  eraseNamedPictures,
  eraseRider,
  invoiceDifference,
  invoiceOrder,
  issueGiftCards,
  pictureOrder,
  revokeBikes,
  writeCancellation,
  writeConfirmation,
  writeCorrection,
  writeDecline,
  writeDifference,
  writeDisputeNotice,
  writeEdit,
  writeExpiry,
  writeInstructions,
  writePromise,
  writeRefund,
  writeReturn,
  writeReviewNotice,
  writeShipment,
  writeUndo,
  writeWithdrawal,
} from '@/server/after-sale'
import { eraseDrafts, exportDrafts } from '@/server/buying'
import { exportMember, exportSubscriber, eraseMember, eraseSubscriber } from '@/server/community'
import type { Deps } from '@/server/kernel/deps'
import { defineSubscriptions } from '@/server/kernel/events/subscriptions'
import {
  announceNotices,
  announceOrder,
  announcePost,
  announceTicket,
  closeThread,
} from '@/server/live'
import { exportCredit, giveCreditBack, voidGiftCards, voidReturnedGiftCards } from '@/server/ledger'
import { exportNotes, eraseAuditedTexts, eraseImported } from '@/server/office'
import {
  endCanceledEdit,
  endMovedEdit,
  endRefundedEdit,
  exportOrders,
  eraseOrders,
  refuseWhileComing,
} from '@/server/orders'
import {
  startAttempt,
  exportPayments,
  recordDifference,
  recordSale,
  reverseSale,
} from '@/server/payments'
import { followCanceled, makePaidEdit, swapPaidFrames } from '@/server/office'
import {
  confirmPromoUse,
  eraseCertificates,
  exportCart,
  exportCertificates,
  releasePromoUse,
} from '@/server/pricing'
import {
  releaseHeldStock,
  sellHeldStock,
  returnCanceledPieces,
  restockCanceled,
} from '@/server/stock'
import {
  exportCustomer,
  eraseCustomer,
  raiseDisputedTickets,
  writeTicketAnswer,
  writeTicketClosing,
  writeTicketReceipt,
  writeTicketReopening,
} from '@/server/support'

/** Subscribers by event, in order. The server doesn't start if their locks violate `LOCK_ORDER`. */
export const SUBSCRIPTIONS = defineSubscriptions<Deps>({
  OrderPlaced: [{ locks: null, handle: startAttempt }],
  OrderPaid: [
    { locks: 'stock', handle: sellHeldStock },
    { locks: 'promotion', handle: confirmPromoUse },
    { locks: 'bikes', handle: buildOrderedBikes },
    { locks: 'pictures', handle: pictureOrder },
    { locks: null, handle: writeConfirmation },
    { locks: null, handle: issueGiftCards },
    { locks: null, handle: recordSale },
    { locks: 'documents', handle: invoiceOrder },
    { locks: null, handle: announceOrder },
  ],
  OrderCanceled: [
    { locks: 'gift cards', handle: voidGiftCards },
    { locks: 'stock', handle: restockCanceled },
    { locks: 'promotion', handle: releasePromoUse },
    { locks: 'credit', handle: giveCreditBack },
    { locks: 'bikes', handle: revokeBikes },
    { locks: null, handle: endCanceledEdit },
    { locks: null, handle: writeCancellation },
    { locks: null, handle: announceOrder },
  ],
  OrderExpired: [
    { locks: 'stock', handle: releaseHeldStock },
    { locks: 'promotion', handle: releasePromoUse },
    { locks: 'credit', handle: giveCreditBack },
    { locks: null, handle: writeExpiry },
    { locks: null, handle: announceOrder },
  ],
  OrderMoved: [
    { locks: 'bikes', handle: followOrder },
    { locks: null, handle: endMovedEdit },
    { locks: null, handle: announceOrder },
  ],
  ItemsCanceled: [
    { locks: 'stock', handle: returnCanceledPieces },
    { locks: 'bikes', handle: cancelBikes },
    { locks: null, handle: endRefundedEdit },
    { locks: null, handle: followCanceled },
    { locks: null, handle: announceOrder },
  ],
  OrderShipped: [
    { locks: null, handle: writeShipment },
    { locks: null, handle: announceOrder },
  ],
  ParcelCorrected: [
    { locks: null, handle: writeCorrection },
    { locks: null, handle: announceOrder },
  ],
  ParcelUndone: [
    { locks: null, handle: writeUndo },
    { locks: null, handle: announceOrder },
  ],
  OrderDelivered: [{ locks: null, handle: announceOrder }],
  ReturnMoved: [
    { locks: null, handle: writeReturn },
    { locks: null, handle: announceOrder },
  ],
  PromiseMoved: [
    { locks: null, handle: writePromise },
    { locks: null, handle: announceOrder },
  ],
  OrderEdited: [
    { locks: 'pictures', handle: pictureOrder },
    { locks: null, handle: writeEdit },
    { locks: null, handle: announceOrder },
  ],
  DifferenceAsked: [
    { locks: null, handle: writeDifference },
    { locks: null, handle: announceOrder },
  ],
  DifferencePaid: [
    { locks: 'stock', handle: swapPaidFrames },
    { locks: 'bikes', handle: makePaidEdit },
    { locks: 'pictures', handle: pictureOrder },
    { locks: null, handle: recordDifference },
    { locks: 'documents', handle: invoiceDifference },
    { locks: null, handle: announceOrder },
  ],
  DifferenceEnded: [{ locks: null, handle: announceOrder }],
  OrderWithdrawn: [
    { locks: 'gift cards', handle: voidReturnedGiftCards },
    { locks: null, handle: writeWithdrawal },
    { locks: null, handle: announceOrder },
  ],
  TransferAwaited: [
    { locks: null, handle: writeInstructions },
    { locks: null, handle: announceOrder },
  ],
  PaymentFailed: [
    { locks: null, handle: writeDecline },
    { locks: null, handle: announceOrder },
  ],
  PaymentRefunded: [
    { locks: null, handle: writeRefund },
    { locks: null, handle: reverseSale },
    { locks: 'documents', handle: creditRefund },
    { locks: null, handle: announceOrder },
  ],
  ReviewExpired: [{ locks: null, handle: writeReviewNotice }],
  DisputeOpened: [
    { locks: null, handle: writeDisputeNotice },
    { locks: null, handle: raiseDisputedTickets },
    { locks: null, handle: announceOrder },
  ],
  TicketOpened: [
    { locks: null, handle: writeTicketReceipt },
    { locks: null, handle: announceTicket },
  ],
  TicketReplied: [],
  TicketAnswered: [{ locks: null, handle: writeTicketAnswer }],
  TicketClosed: [{ locks: null, handle: writeTicketClosing }],
  TicketReopened: [{ locks: null, handle: writeTicketReopening }],
  TicketUpdated: [{ locks: null, handle: announceTicket }],
  PostWritten: [{ locks: null, handle: announcePost }],
  ThreadClosed: [{ locks: null, handle: closeThread }],
  NoticesChanged: [{ locks: null, handle: announceNotices }],
  AccountDeleted: [
    { locks: 'order', handle: refuseWhileComing },
    // Must run before the orders lose their owners.
    { locks: null, handle: eraseAuditedTexts },
    { locks: null, handle: eraseNamedPictures },
    { locks: null, handle: eraseBuyer },
    { locks: null, handle: eraseOrders },
    { locks: null, handle: eraseCertificates },
    { locks: null, handle: eraseDrafts },
    { locks: null, handle: eraseGifts },
    { locks: null, handle: eraseLetters },
    { locks: 'bikes', handle: eraseRider },
    { locks: null, handle: eraseCustomer },
    { locks: null, handle: eraseMember },
    { locks: null, handle: eraseSubscriber },
    { locks: null, handle: eraseImported },
  ],
  AccountExported: [
    { locks: null, handle: exportCart },
    { locks: null, handle: exportCertificates },
    { locks: null, handle: exportOrders },
    { locks: null, handle: exportDrafts },
    { locks: null, handle: exportPayments },
    { locks: null, handle: exportCredit },
    { locks: null, handle: exportGarage },
    { locks: null, handle: exportLetters },
    { locks: null, handle: exportMember },
    { locks: null, handle: exportSubscriber },
    { locks: null, handle: exportCustomer },
    { locks: null, handle: exportNotes },
  ],
})
