import type { AuditSubjects } from '@/server/kernel/audit/entity'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { publish } from '@/server/kernel/events/subscriptions'
import { dayOf } from '@/server/kernel/ports/clock'
import { dateLong } from '@/utils/format'
import { findOrder, insertEvent, updateOrder } from '@/server/orders'

import { isMoved, planDelay, versionOf, type DelayInput, type MovedPromise } from './plan'
import {
  endDelay,
  findDelayByKey,
  insertDelay,
  insertDelayed,
  listMovedBy,
  replaceDelay,
} from './queries'

interface ReportDelayInput extends DelayInput {
  cause: string
  seen: string
  request_key: string
  by: { userId: number; publicId: string }
}

/**
 * Moves the promised dates of a late item as previewed: all or none of them, and only once per key.
 * @throws DomainError late_item_not_found, promises_changed, no_promise_moves, invalid_input
 */
export async function reportDelay(
  deps: Deps & AuditSubjects,
  report: ReportDelayInput,
): Promise<number> {
  const known = await findDelayByKey(deps.db, report.request_key)
  if (known !== undefined) return known
  const at = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const { title, orders } = await planDelay(tx, report, { isLocked: true, today: dayOf(at) })
    // A concurrent request with the same key may have moved these dates.
    const twin = await findDelayByKey(tx, report.request_key)
    if (twin !== undefined) return twin
    if (versionOf(orders) !== report.seen) {
      throw new DomainError('promises_changed', 'The preview is no longer true.')
    }
    const moved = orders.filter(isMoved)
    if (moved.length === 0) throw new DomainError('no_promise_moves', 'No date moves.')
    await replaceDelay(tx, report.item, at)
    const { item, arrives_on, work_days, cause, request_key, by } = report
    const id = await insertDelay(tx, {
      ...{ item, title, arrives_on, work_days, cause, request_key },
      made_at: at,
      made_by: by.userId,
    })
    deps.about({ kind: 'delays', id: String(id) })
    // Includes orders that don't move yet, because their dates without the delay are needed later.
    await insertDelayed(tx, id, orders.map(toRow))
    for (const order of moved) {
      const isBack = order.next === order.base
      const reason = isBack ? order.base_cause : sentenceOf(cause)
      await movePromise(deps, tx, {
        ...{ id: order.id, to: order.next, cause: reason, why: cause },
        ...{ delay: id, by: by.publicId, at },
      })
    }
    return id
  })
}

/** The order page shows the cause of a delay as a sentence, unlike an item. */
const sentenceOf = (cause: string) =>
  /[.!?]$/.test(cause.trim()) ? cause.trim() : `${cause.trim()}.`

const toRow = ({ id, base, base_cause, date, next }: MovedPromise) => ({
  order_id: id,
  base_date: base,
  base_cause,
  old_date: date,
  new_date: next,
})

interface LiftDelayInput {
  id: number
  by: string
}

/** Restores the dates of the orders that a delay still moves. @throws DomainError delay_ended */
export async function liftDelay(deps: Deps, { id, by }: LiftDelayInput): Promise<void> {
  const at = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    const orders = await listMovedBy(tx, id)
    if (!(await endDelay(tx, id, at)))
      throw new DomainError('delay_ended', `Delay ${id} has ended.`)
    for (const { id: orderId, base_date, base_cause } of orders) {
      await movePromise(deps, tx, {
        ...{ id: orderId, to: base_date, cause: base_cause, why: '' },
        ...{ delay: id, by, at },
      })
    }
  })
}

interface MovePromiseInput {
  id: number
  to: string
  /** Reason for the date, shown on the order page. */
  cause: string | null
  /** Reason in the email; empty when a delay is over. */
  why: string
  delay: number
  by: string
  at: Date
  /** True for a buyer who hasn't paid yet and therefore has no promised date. */
  isQuiet?: boolean
}

/** Changes the promised date of an order and notifies the buyer. The order must be locked. */
export async function movePromise(
  deps: Deps,
  tx: Db,
  { id, to, cause, why, delay, by, at, isQuiet = false }: MovePromiseInput,
) {
  const order = await findOrder(tx, id)
  if (!order?.delivery_date) throw new Error(`Order ${id} has no promise.`)
  const from = order.delivery_date
  await updateOrder(tx, id, { delivery_date: to, delivery_cause: cause })
  const kind = to > from ? 'delayed' : 'promised_earlier'
  const text = [`${dateLong(from)} → ${dateLong(to)}`, why].filter(Boolean).join('. ')
  await insertEvent(tx, id, { kind, at, detail: { text, delay, by } })
  if (isQuiet) return
  const moved = { ...order, delivery_date: to, delivery_cause: cause }
  await publish(deps, tx, { name: 'PromiseMoved', order: moved, from, to, why, delay, at })
}
