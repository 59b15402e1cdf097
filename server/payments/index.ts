export { applyLookUp } from './payment/apply-look-up'
export { BANK_PROVIDER } from './payment/bank-provider'
export { putDailyTotals } from './payment/book-queries'
export { cancelUnpaid } from './payment/cancel-unpaid'
export { closeDifference } from './payment/close-difference'
export { compareBooks } from './payment/compare-books'
export { CREDIT_PROVIDER, creditProvider } from './payment/credit-provider'
export { reductionsOf } from './payment/edit-queries'
export { endOrder } from './payment/end-order'
export { enterSentRefund } from './payment/enter-sent-refund'
export { listDueEvents, reviveEvent } from './payment/event-queries'
export { eventQueue } from './payment/event-queue'
export { exportPayments } from './payment/export-payments'
export { beginAttempt } from './payment/on-orders'
export { lastPaymentOf, openDifference } from './payment/open-difference'
export { openPayment, payAgain } from './payment/open-payment'
export { leftOf, leftOfPayment, refundedOf } from './payment/order-money'
export { payOrder, reacquireHolds } from './payment/pay-order'
export { paymentStateOf } from './payment/payment-state'
export { planRefunds } from './payment/plan-refunds'
export { providersFromEnvironment } from './payment/providers-from-environment'
export {
  type Attempt,
  type AttemptStatus,
  type PaymentRow,
  findLatestAttempt,
  listMoneyOf,
  listPaidOf,
  markPayment,
} from './payment/queries'
export { receiveTransfer } from './payment/receive-transfer'
export { reconcile } from './payment/reconcile'
export { listDueRefunds } from './payment/refund-queries'
export { aboutRefund, isOfEdit, listAskers } from './payment/refund-requests'
export { planRefund } from './payment/refund-plan'
export { previewRefund, refundIn, requestRefund } from './payment/request-refund'
export { returnHeld, returnPayment } from './payment/return-payment'
export { paymentRouter } from './payment/routes'
export { sendEvidence, takesEvidence } from './payment/send-evidence'
export { sendRefund } from './payment/send-refund'
export { processEvent } from './payment/process-event'
export { transferOf } from './payment/transfer-of'
