import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import type { ShopEvent } from '@/server/kernel/events/shop-events'
import { queueConfirmation } from './confirmation'
import { queueDisputeNotice } from './dispute-notice'
import {
  queueCorrection,
  queueDifference,
  queueEdited,
  queueOrderEnded,
  queuePaymentFailed,
  queuePromise,
  queueRefundMail,
  queueReturnLetter,
  queueShipped,
  queueTransfer,
  queueUndone,
} from './order-mails'
import { queueReviewNotice } from './review-notice'
import { queueWithdrawalReceipt } from './withdrawal-receipt'

export async function writeConfirmation(deps: Deps, tx: Db, { order }: ShopEvent<'OrderPaid'>) {
  await queueConfirmation(deps, tx, order)
}

export async function writeCancellation(deps: Deps, tx: Db, event: ShopEvent<'OrderCanceled'>) {
  const { order, returned } = event
  await queueOrderEnded(deps, tx, { order, how: 'cancelled', returned })
}

export async function writeExpiry(deps: Deps, tx: Db, event: ShopEvent<'OrderExpired'>) {
  const { order, returned } = event
  await queueOrderEnded(deps, tx, { order, how: 'expired', returned })
}

export async function writeShipment(deps: Deps, tx: Db, event: ShopEvent<'OrderShipped'>) {
  await queueShipped(deps, tx, event)
}

export async function writeCorrection(deps: Deps, tx: Db, event: ShopEvent<'ParcelCorrected'>) {
  await queueCorrection(deps, tx, event)
}

export async function writeUndo(deps: Deps, tx: Db, event: ShopEvent<'ParcelUndone'>) {
  await queueUndone(deps, tx, event)
}

/** Emails the buyer about a return and its arrival, not about its inspection. */
export async function writeReturn(deps: Deps, tx: Db, event: ShopEvent<'ReturnMoved'>) {
  await queueReturnLetter(deps, tx, event)
}

export async function writePromise(deps: Deps, tx: Db, event: ShopEvent<'PromiseMoved'>) {
  await queuePromise(deps, tx, event)
}

export async function writeEdit(deps: Deps, tx: Db, event: ShopEvent<'OrderEdited'>) {
  await queueEdited(deps, tx, event)
}

export async function writeDifference(deps: Deps, tx: Db, event: ShopEvent<'DifferenceAsked'>) {
  await queueDifference(deps, tx, event)
}

export async function writeWithdrawal(deps: Deps, tx: Db, event: ShopEvent<'OrderWithdrawn'>) {
  await queueWithdrawalReceipt(deps, tx, event)
}

export async function writeInstructions(deps: Deps, tx: Db, event: ShopEvent<'TransferAwaited'>) {
  await queueTransfer(deps, tx, event)
}

export async function writeDecline(deps: Deps, tx: Db, event: ShopEvent<'PaymentFailed'>) {
  await queuePaymentFailed(deps, tx, event)
}

export async function writeRefund(deps: Deps, tx: Db, event: ShopEvent<'PaymentRefunded'>) {
  const { id: refundId, amount, to } = event.refund
  const sent = event.refund.to === 'provider' ? event.refund.sent : undefined
  await queueRefundMail(deps, tx, { order: event.order, refundId, amount, to, sent })
}

/** Notifies administrators, not the buyer. */
export async function writeReviewNotice(deps: Deps, tx: Db, event: ShopEvent<'ReviewExpired'>) {
  await queueReviewNotice(deps, tx, event)
}

export async function writeDisputeNotice(deps: Deps, tx: Db, event: ShopEvent<'DisputeOpened'>) {
  await queueDisputeNotice(deps, tx, event)
}
