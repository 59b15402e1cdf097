import { ZERO, type Cents } from '@/domain/kit/money'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { inLockOrder } from '@/server/kernel/events/locks'
import { publish } from '@/server/kernel/events/subscriptions'
import { lockCredit } from '@/server/ledger'
import { insertEvent, updateOrder } from '@/server/orders'
import { refundIn } from '@/server/payments'

import { requireInTheHouse } from '../fulfillment/change-items'
import { editOrder, type Edit, type EditOrderInput } from './edit-order'
import { bikesOf, planEdit, type BikeEdit, type EditPlan } from './plan'
import { moveEdit } from './queries'
import { rebuildAsPlanned, swapFrames } from './rebuild'
import { refuseFault, refuseOther } from './refuse'
import { splitReductions } from './split-line'

interface BikeEditInput extends EditOrderInput, BikeEdit {
  /** Refund that the caller has seen; a different amount is rejected. */
  expected: Cents
}

interface Work extends Edit {
  editing: BikeEditInput
  plan: EditPlan
}

/**
 * Changes the bikes of a line as planned by `planEdit`, in one transaction and with one email.
 * @throws DomainError order_not_found, order_not_movable, order_disputed, order_bike_not_found, build_invalid,
 * sold_out, refund_too_large, edit_too_late, edit_upgraded, edit_waiting, edit_costs_more, edit_changed, edit_nothing
 */
export async function editBike(deps: Deps, editing: BikeEditInput): Promise<void> {
  await editOrder(deps, editing, async (tx, edit) => {
    requireInTheHouse(edit.order)
    const plan = await planEdit(tx, { order: edit.order, edit: editing, now: edit.at })
    refuseFault(plan)
    if (plan.due.total > 0) throw new DomainError('edit_costs_more', 'It costs more.')
    refuseOther(plan.refund, editing.expected)
    const work = { ...edit, editing, plan }
    const { line, whole } = plan
    const isPart = line.count < whole.count
    const share = isPart ? await splitReductions(tx, { line: whole, count: line.count }) : ZERO
    const isCredit = plan.refund > 0 && plan.target === 'credit'
    if (!isCredit) await giveBack(deps, tx, work)
    let { position } = editing
    await inLockOrder({
      stock: () => swapFrames(tx, swapOf(work)),
      credit: () => (isCredit ? lockCredit(tx, edit.order.user_id ?? 0) : Promise.resolve()),
      bikes: async () => {
        position = await rebuildAsPlanned(tx, plan)
      },
      // Store credit is posted immediately, together with its credit note.
      documents: () => (isCredit ? giveBack(deps, tx, work) : Promise.resolve()),
    })
    const is = { orderId: edit.order.id, edition: edit.number }
    if (isPart) await moveEdit(tx, is, { position, share })
    await publishEdit(deps, tx, work)
  })
}

async function giveBack(deps: Deps, tx: Db, { order, editing, plan, write }: Work): Promise<void> {
  const done = {
    kind: 'bike' as const,
    position: editing.position,
    words: `${bikesOf(plan)}: ${plan.words.join(', ')}`,
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

function swapOf({ order, editing, plan, at }: Work) {
  const { line, draft } = plan
  const [from, to] = [line.sku, draft?.sku ?? null]
  const size = draft?.options.size ?? ''
  const { title, count } = line
  return { order: order.id, from, to, size, title, count, by: editing.by.userId, at }
}

async function publishEdit(
  deps: Deps,
  tx: Db,
  { order, editing, plan, number, at }: Work,
): Promise<void> {
  const { was, date, cause, words, refund, target: to } = plan
  const promise = { delivery_date: date, delivery_cause: cause }
  if (date !== was) await updateOrder(tx, order.id, promise)
  const detail = { text: `${bikesOf(plan)}: ${words.join(', ')}`, by: editing.by.publicId }
  await insertEvent(tx, order.id, { kind: 'bike_changed', at, detail })
  await publish(deps, tx, {
    name: 'OrderEdited',
    order: { ...order, ...promise },
    ...{ edit: number, title: bikesOf(plan), words, refund, to, was },
  })
}
