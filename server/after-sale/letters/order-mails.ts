import { daysOf } from '@/domain/shop/orders/hold'
import { cents, type Cents } from '@/domain/kit/money'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import type { ManualRefundEntry, ShopEvent } from '@/server/kernel/events/shop-events'
import type { Letter } from '@/server/kernel/mail/letter'
import { countMailsOf } from '@/server/kernel/mail/queries'
import { queueLetter } from '@/server/kernel/mail/queue-letter'
import { readSeller } from '@/server/kernel/ports/seller'
import {
  type OrderRow,
  confirmUrl,
  differencePath,
  findAwaitedReturn,
  listOrderLines,
  orderUrl,
} from '@/server/orders'
import { type Attempt, aboutRefund, isOfEdit, refundedOf } from '@/server/payments'

import { printedAddress } from '../documents/content'
import { returnLabelPath } from '../documents/parcel-papers'
import { difference } from './letters/difference'
import { edited } from './letters/edited'
import { orderEnded } from './letters/order-ended'
import { parcelCorrected } from './letters/parcel-corrected'
import { parcelUndone } from './letters/parcel-undone'
import { paymentFailed } from './letters/payment-failed'
import { promise } from './letters/promise'
import { refund } from './letters/refund'
import { returned } from './letters/returned'
import { shipped } from './letters/shipped'
import { transfer } from './letters/transfer'

type MailDeps = Pick<Deps, 'secret' | 'shopUrl' | 'clock'>

/** Queues at most one payment failure email per attempt. */
export async function queuePaymentFailed(
  deps: MailDeps,
  tx: Db,
  { order, attemptId }: { order: OrderRow; attemptId: number },
): Promise<void> {
  const lines = await listOrderLines(tx, order.id)
  const letter = paymentFailed({ order, lines, url: orderUrl(deps, order.number) })
  await queueOrderLetter(deps, tx, { order, kind: `payment_failed_${attemptId}`, letter })
}

type TransferMail = Omit<Parameters<typeof transfer>[0], 'url' | 'days' | 'lines'> & {
  attempt: Attempt
  holdMs: number | undefined
  /** Whether the buyer requested the email again. */
  isAgain?: boolean
}

/** Queues transfer instructions, once per attempt and whenever the buyer requests them. */
export async function queueTransfer(
  deps: MailDeps,
  tx: Db,
  { order, attempt, instructions, holdMs, isAgain = false }: TransferMail,
): Promise<void> {
  const url = order.email_confirmed_at ? orderUrl(deps, order.number) : confirmUrl(deps, order)
  const lines = await listOrderLines(tx, order.id)
  const letter = transfer({ order, lines, instructions, days: daysOf(holdMs), url })
  const first = `transfer_${attempt.id}`
  const kind = isAgain ? `${first}_${await countMailsOf(tx, order.id)}` : first
  await queueOrderLetter(deps, tx, { order, kind, letter })
}

/** Queues one email per parcel. */
export async function queueShipped(
  deps: MailDeps,
  tx: Db,
  {
    order,
    parcel,
    rest,
  }: Pick<Parameters<typeof shipped>[0], 'order' | 'parcel' | 'rest'> & {
    parcel: { id: number }
  },
): Promise<void> {
  const lines = await listOrderLines(tx, order.id)
  const letter = shipped({ order, lines, parcel, rest, url: orderUrl(deps, order.number) })
  await queueOrderLetter(deps, tx, { order, kind: `shipped_${parcel.id}`, letter })
}

/** Queues one email per correction. */
export async function queueCorrection(
  deps: MailDeps,
  tx: Db,
  { order, parcel, at }: ShopEvent<'ParcelCorrected'>,
): Promise<void> {
  const letter = parcelCorrected({ order, parcel, url: orderUrl(deps, order.number) })
  await queueOrderLetter(deps, tx, {
    order,
    kind: `corrected_${parcel.id}_${at.getTime()}`,
    letter,
  })
}

/** Queues one email per parcel. */
export async function queueUndone(
  deps: MailDeps,
  tx: Db,
  { order, parcel }: ShopEvent<'ParcelUndone'>,
): Promise<void> {
  const letter = parcelUndone({ order, parcel, url: orderUrl(deps, order.number) })
  await queueOrderLetter(deps, tx, { order, kind: `undone_${parcel.id}`, letter })
}

interface RefundMail {
  order: OrderRow
  /** Identifies the refund within its order. */
  refundId: number | string
  amount: Cents
  to: 'provider' | 'credit'
  /** Set for a refund that staff sent manually. */
  sent?: ManualRefundEntry | undefined
}

/** Queues one email per refund, which must already be booked in `tx`. */
export async function queueRefundMail(
  deps: MailDeps,
  tx: Db,
  { order, refundId, amount, to, sent }: RefundMail,
): Promise<void> {
  if (!sent && typeof refundId === 'number' && (await isOfEdit(tx, refundId))) return
  // Surplus payments don't belong to the order, but were refunded too.
  const refundedSoFar = cents(Math.max(amount, await refundedOf(tx, order)))
  const lines = await listOrderLines(tx, order.id)
  const about = typeof refundId === 'number' ? await aboutRefund(tx, refundId) : ''
  const url = orderUrl(deps, order.number)
  const letter = refund({ order, lines, amount, to, sent, refundedSoFar, about, url })
  await queueOrderLetter(deps, tx, { order, kind: `refund_${refundId}`, letter })
}

/** Queues one email each for a return's instructions and for its arrival. */
export async function queueReturnLetter(
  deps: MailDeps & Pick<Deps, 'seller'>,
  tx: Db,
  { order, back, at }: ShopEvent<'ReturnMoved'>,
): Promise<void> {
  if (back.state !== 'registered' && back.state !== 'received') return
  const awaited =
    back.state === 'registered' ? await findAwaitedReturn(tx, order.id, back.number) : undefined
  const file = returnLabelPath(deps.secret, order.number, back.number)
  const letter = returned({
    order,
    way: awaited && { ...awaited, file: `${deps.shopUrl}${file}` },
    back,
    state: back.state,
    at,
    seller: await readSeller(deps, tx),
    url: orderUrl(deps, order.number),
  })
  await queueOrderLetter(deps, tx, { order, kind: `return_${back.state}_${back.id}`, letter })
}

/** Queues one email per reported delay, and one when the delay is over. */
export async function queuePromise(
  deps: MailDeps,
  tx: Db,
  { order, from, to, why, delay }: ShopEvent<'PromiseMoved'>,
): Promise<void> {
  const lines = await listOrderLines(tx, order.id)
  const letter = promise({ order, lines, from, to, why, url: orderUrl(deps, order.number) })
  const kind = `promise_${delay}_${why ? 'moved' : 'back'}`
  await queueOrderLetter(deps, tx, { order, kind, letter })
}

/** Queues one email per edit. */
export async function queueEdited(
  deps: MailDeps,
  tx: Db,
  { order, edit, title, words, refund: back, to, was, paid }: ShopEvent<'OrderEdited'>,
): Promise<void> {
  const url = orderUrl(deps, order.number)
  const address = await printedAddress(tx, order.shipping_address)
  const letter = edited({ order, title, words, back, paid, to, was, address, url })
  await queueOrderLetter(deps, tx, { order, kind: `edited_${edit}`, letter })
}

/** Queues one email each time staff send it. */
export async function queueDifference(
  deps: MailDeps,
  tx: Db,
  { order, edit }: ShopEvent<'DifferenceAsked'>,
): Promise<void> {
  const url = `${deps.shopUrl}${differencePath(deps, edit.id)}`
  const letter = difference({ order, edit, url })
  await queueOrderLetter(deps, tx, { order, kind: `difference_${edit.id}_${edit.sends}`, letter })
}

/** Queues one email per order and way that it ended. */
export async function queueOrderEnded(
  deps: MailDeps,
  tx: Db,
  { order, how, returned }: Pick<Parameters<typeof orderEnded>[0], 'order' | 'how' | 'returned'>,
): Promise<void> {
  const letter = orderEnded({
    order,
    lines: await listOrderLines(tx, order.id),
    how,
    ...(returned && { returned }),
    url: orderUrl(deps, order.number),
  })
  await queueOrderLetter(deps, tx, { order, kind: `order_${how}`, letter })
}

async function queueOrderLetter(
  deps: MailDeps,
  tx: Db,
  { order, kind, letter }: { order: OrderRow; kind: string; letter: Letter },
): Promise<void> {
  await queueLetter(deps, tx, { order_id: order.id, kind, recipient: order.email, letter })
}
