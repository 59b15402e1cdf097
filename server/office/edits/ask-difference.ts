import { PENDING_EDIT_DAYS, pendingEditState } from '@/domain/shop/orders/pending-edit'
import type { Cents } from '@/domain/kit/money'
import type { BuiltLine } from '@/server/kernel/db/schema/orders/pending-edits'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { publish } from '@/server/kernel/events/subscriptions'
import {
  type OrderRow,
  type PendingEditRow,
  endPendingEdit,
  findOpenEdit,
  findOrderByNumber,
  findPendingEdit,
  insertEvent,
  lockOrder,
  updatePendingEdit,
} from '@/server/orders'
import { closeDifference } from '@/server/payments'

import { requireInTheHouse } from '../fulfillment/change-items'
import { editOrder, type EditOrderInput } from './edit-order'
import { bikesOf, planEdit, type BikeEdit, type EditPlan } from './plan'
import { insertPendingEdit } from './queries'
import { refuseFault, refuseOther } from './refuse'

interface AskDifferenceInput extends EditOrderInput, BikeEdit {
  /** Difference including tax that the caller has seen; a different amount is rejected. */
  expected: Cents
  reason: string
}

const DAY_MS = 86_400_000
const endOf = (now: Date) => new Date(now.getTime() + PENDING_EDIT_DAYS * DAY_MS)

/**
 * Requests payment of an edit's price difference, once per key. The edit stays pending and reserves nothing.
 * @throws DomainError order_not_found, order_not_movable, order_disputed, order_bike_not_found, build_invalid,
 * edit_too_late, edit_upgraded, edit_waiting, edit_changed, edit_nothing
 */
export async function askDifference(deps: Deps, asking: AskDifferenceInput): Promise<void> {
  await editOrder(deps, asking, async (tx, { order, at }) => {
    requireInTheHouse(order)
    const plan = await planEdit(tx, { order, edit: asking, now: at })
    refuseFault(plan)
    if (plan.due.total <= 0) throw new DomainError('edit_changed', 'It costs no more.')
    refuseOther(plan.due.total, asking.expected)
    // Ends an expired edit that hasn't been marked as ended yet.
    await endPendingEdit(deps, tx, { order, why: 'expired' })
    const edit = await insertPendingEdit(tx, toRow({ order, plan, asking, at }))
    const detail = {
      text: `${bikesOf(plan)}: ${edit.words.join(', ')}`,
      reason: asking.reason,
      by: asking.by.publicId,
    }
    await insertEvent(tx, order.id, { kind: 'difference_asked', at, detail })
    await publish(deps, tx, { name: 'DifferenceAsked', order, edit, isAgain: false })
  })
}

interface PlannedDifference {
  order: OrderRow
  plan: EditPlan
  asking: AskDifferenceInput
  at: Date
}

function toRow({ order, plan, asking, at }: PlannedDifference) {
  const { line, draft, words, due } = plan
  if (!line.build || !draft?.build) throw new Error('A plan without a fault has both builds.')
  const { build, build_sheet, options, description, sku } = line
  const was: BuiltLine = { build, build_sheet, options, description, sku }
  const becomes: BuiltLine = {
    ...{ build: draft.build, build_sheet: draft.build_sheet, options: draft.options },
    ...{ description: draft.description, sku: draft.sku },
  }
  return {
    order_id: order.id,
    request_key: asking.request_key,
    ...{ position: line.position, count: line.count, title: line.title },
    ...{ words, parts: [...asking.parts], was, becomes },
    each_cents: due.each,
    net_cents: due.net,
    tax_cents: due.tax,
    taxes: due.taxes,
    total_cents: due.total,
    reason: asking.reason,
    asked_by: asking.by.userId,
    asked_at: at,
    expires_at: endOf(at),
  }
}

interface DifferenceRef {
  number: string
  id: number
  /** Public id of the actor. */
  by: string
}

/**
 * Resends the payment link and resets its expiry.
 * @throws DomainError order_not_found, difference_not_found, difference_closed
 */
export async function sendDifference(deps: Deps, ref: DifferenceRef): Promise<void> {
  const found = await requireOpenDifference(deps, ref)
  await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, found.order.id)
    const edit = await findOpenEdit(tx, found.order.id, deps.clock.now())
    if (!order || edit?.id !== ref.id) {
      throw new DomainError('difference_closed', `Edit ${ref.id} does not wait.`)
    }
    const change = { sends: edit.sends + 1, expires_at: endOf(deps.clock.now()) }
    await updatePendingEdit(tx, edit.id, change)
    const sent = { ...edit, ...change }
    await publish(deps, tx, { name: 'DifferenceAsked', order, edit: sent, isAgain: true })
  })
}

/**
 * Cancels a pending edit. Expires its payment page first; if it is paid concurrently, the edit is applied.
 * Idempotent.
 * @throws DomainError order_not_found, difference_not_found, edit_paid, edit_paying, payment_provider_unreachable
 */
export async function withdrawDifference(deps: Deps, ref: DifferenceRef): Promise<void> {
  const { order: found, edit } = await requireOpenDifference(deps, ref)
  if (pendingEditState(edit, deps.clock.now()) === 'open') await closeDifference(deps, edit)
  await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, found.id)
    const present = await findPendingEdit(tx, edit.id)
    if (!order || !present) return
    if (present.paid_at) throw new DomainError('edit_paid', `Edit ${edit.id} is paid.`)
    if (present.ended_at) return
    await endPendingEdit(deps, tx, { order, why: 'withdrawn', by: ref.by })
  })
}

async function requireOpenDifference(
  { db }: { db: Db },
  { number, id }: DifferenceRef,
): Promise<{ order: OrderRow; edit: PendingEditRow }> {
  const order = await findOrderByNumber(db, number)
  if (!order) throw new DomainError('order_not_found', `No order ${number}.`)
  const edit = await findPendingEdit(db, id)
  if (edit?.order_id === order.id) return { order, edit }
  throw new DomainError('difference_not_found', `No edit ${id} of order ${number}.`)
}
