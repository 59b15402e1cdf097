import type { EditFault } from '@/domain/bike-edit'
import { isSameBuild } from '@/domain/build'
import type { Cents } from '@/domain/money'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { inLockOrder } from '@/server/kernel/events/locks'
import { publish } from '@/server/kernel/events/subscriptions'
import { dayOf } from '@/server/kernel/ports/clock'
import { lockCredit } from '@/server/ledger'
import { insertEvent, updateOrder } from '@/server/orders'
import { refundIn } from '@/server/payments'
import { swapPieces } from '@/server/stock'

import { requireInTheHouse } from '../fulfillment/change-items'
import { editOrder, type Edit, type Editing } from './edit-order'
import { planEdit, type BikeEdit, type EditPlan } from './plan'
import { lockBikesOf, rebuildLine } from './queries'

interface BikeEditing extends Editing, BikeEdit {
  /** What the caller has seen to go back; another amount is refused. */
  expected: Cents
}

interface Work extends Edit {
  editing: BikeEditing
  plan: EditPlan
}

/**
 * Changes size and parts of the bikes of a line as `planEdit` says: frames, builds, promise and money in one
 * transaction, and one email.
 * @throws DomainError order_not_found, order_not_movable, order_disputed, order_bike_not_found, build_invalid, sold_out,
 * refund_too_large, edit_too_late, edit_upgraded, edit_costs_more, edit_changed, edit_nothing
 */
export async function editBike(deps: Deps, editing: BikeEditing): Promise<void> {
  await editOrder(deps, editing, async (tx, edit) => {
    requireInTheHouse(edit.order)
    const today = dayOf(edit.at)
    const plan = await planEdit(tx, { order: edit.order, edit: editing, today })
    refuse(plan, editing.expected)
    const work = { ...edit, editing, plan }
    const isCredit = plan.refund > 0 && plan.target === 'credit'
    if (!isCredit) await giveBack(deps, tx, work)
    await inLockOrder({
      stock: () => swapFrames(tx, work),
      credit: () => (isCredit ? lockCredit(tx, edit.order.user_id ?? 0) : Promise.resolve()),
      bikes: () => rebuild(tx, work),
      // Credit is booked at once, and its credit note with it.
      documents: () => (isCredit ? giveBack(deps, tx, work) : Promise.resolve()),
    })
    await tell(deps, tx, work)
  })
}

/** Writes the edit down, with the refund of what the bikes cost less. */
async function giveBack(deps: Deps, tx: Db, { order, editing, plan, write }: Work): Promise<void> {
  const done = {
    kind: 'bike' as const,
    position: editing.position,
    words: `${plan.line.title}: ${plan.words.join(', ')}`,
    refund_cents: plan.refund,
  }
  if (plan.refund === 0) return write(done)
  await refundIn(deps, tx, {
    order,
    input: {
      number: order.number,
      target: plan.target,
      amount: plan.refund,
      expected: plan.refund,
      reason: done.words,
      key: editing.request_key,
      by: editing.by,
      settle: (_, __, request_id) => write({ ...done, request_id }),
    },
  })
}

/** @throws DomainError sold_out */
async function swapFrames(tx: Db, { order, editing, plan, at }: Work): Promise<void> {
  const { line, draft } = plan
  if (!draft?.sku || line.sku === null || draft.sku === line.sku) return
  const swap = { order: order.id, from: line.sku, to: draft.sku, count: line.count }
  if (await swapPieces(tx, { ...swap, by: editing.by.userId, at })) return
  throw new DomainError('sold_out', `SKU ${draft.sku} is short.`, {
    message: `${line.title} in size ${draft.options.size ?? ''} just sold out. Nothing was changed.`,
  })
}

/** @throws DomainError edit_upgraded where an upgrade was paid in this very moment */
async function rebuild(tx: Db, { order, plan }: Work): Promise<void> {
  const { line, draft } = plan
  if (!draft?.build) return
  const { build, build_sheet, options, description, sku } = draft
  const bikes = await lockBikesOf(tx, order.id, line.position)
  const isAsPlanned = bikes.every((one) => line.build && isSameBuild(one.build, line.build))
  if (!isAsPlanned) throw new DomainError('edit_upgraded', 'A bike was upgraded.')
  const is = { orderId: order.id, position: line.position }
  await rebuildLine(tx, is, { build, build_sheet, options, description, sku })
}

async function tell(deps: Deps, tx: Db, { order, editing, plan, number, at }: Work): Promise<void> {
  const { was, date, cause, words, refund, target: to, line } = plan
  const promise = { delivery_date: date, delivery_cause: cause }
  if (date !== was) await updateOrder(tx, order.id, promise)
  const detail = { text: `${line.title}: ${words.join(', ')}`, by: editing.by.publicId }
  await insertEvent(tx, order.id, { kind: 'bike_changed', at, detail })
  await publish(deps, tx, {
    name: 'OrderEdited',
    order: { ...order, ...promise },
    ...{ edit: number, title: line.title, words, refund, to, was },
  })
}

const REFUSALS: Record<EditFault, (plan: EditPlan) => DomainError> = {
  too_late: () => new DomainError('edit_too_late', 'It is begun, shipped or refunded.'),
  upgraded: () => new DomainError('edit_upgraded', 'A bike was upgraded.'),
  gone: () => new DomainError('edit_too_late', 'The catalog has no such bike anymore.'),
  disputed: () => new DomainError('order_disputed', 'A dispute or a review is open.'),
  nothing: () => new DomainError('edit_nothing', 'Nothing would change.'),
  invalid: ({ message }) => new DomainError('build_invalid', 'The build is invalid.', { message }),
  costs_more: () => new DomainError('edit_costs_more', 'It costs more.'),
  too_large: () => new DomainError('refund_too_large', 'Less is left to refund.'),
}

/** @throws DomainError */
function refuse(plan: EditPlan, expected: Cents): void {
  if (plan.fault !== null) throw REFUSALS[plan.fault](plan)
  if (plan.refund === expected) return
  throw new DomainError('edit_changed', `It is ${plan.refund} cents, not ${expected}.`)
}
