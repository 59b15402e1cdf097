import { ZERO } from '@/domain/kit/money'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import type { ShopEvent } from '@/server/kernel/events/shop-events'
import { publish } from '@/server/kernel/events/subscriptions'
import { isSameBuild } from '@/domain/shop/bikes/build'
import { insertEvent, updateOrder } from '@/server/orders'

import { requireInTheHouse } from '../fulfillment/change-items'
import { bikesOf, planEdit } from './plan'
import { editionOf, insertEdit, raisePrice } from './queries'
import { rebuildAsPlanned, swapFrames } from './rebuild'
import { refuseFault } from './refuse'
import { splitReductions } from './split-line'

/** @throws DomainError sold_out */
export async function swapPaidFrames(_: unknown, tx: Db, event: ShopEvent<'DifferencePaid'>) {
  const { order, edit, at } = event
  const { was, becomes, title, count } = edit
  if (!was || !becomes) throw new DomainError('edit_too_late', 'Its buyer is gone.')
  const swap = { from: was.sku, to: becomes.sku, size: becomes.options?.size ?? '' }
  await swapFrames(tx, { ...swap, order: order.id, title, count, by: edit.asked_by, at })
}

/**
 * Applies an edit whose price difference was paid: builds, price, promised date and one email. The bikes must still
 * be as they were when the edit was planned.
 * @throws DomainError order_not_movable, order_disputed, edit_too_late, edit_upgraded, edit_changed, build_invalid
 */
export async function makePaidEdit(deps: Deps, tx: Db, event: ShopEvent<'DifferencePaid'>) {
  const { order, edit, at } = event
  const { was, becomes, position, parts, words } = edit
  requireInTheHouse(order)
  if (!was || !becomes) throw new DomainError('edit_too_late', 'Its buyer is gone.')
  const { size_id, color_id } = becomes.build
  const choice = { position, count: edit.count, size_id, color_id, parts }
  const plan = await planEdit(tx, { order, edit: choice, now: at })
  const { line, whole, draft, message, fault, date, cause } = plan
  // Prices may have fallen since then, but the agreed amount was paid.
  refuseFault({ fault: fault === 'too_large' ? null : fault, message })
  const isAsPlanned =
    line.count === edit.count &&
    isSameBuild(line.build ?? was.build, was.build) &&
    isSameBuild(draft?.build ?? was.build, becomes.build)
  if (!isAsPlanned) throw new DomainError('edit_changed', 'The bike is another one now.')
  const isPart = line.count < whole.count
  const share = isPart ? await splitReductions(tx, { line: whole, count: line.count }) : ZERO
  const own = await rebuildAsPlanned(tx, { line, whole, draft: becomes })
  await raisePrice(tx, {
    orderId: order.id,
    position: own,
    each: edit.each_cents,
    taxes: edit.taxes,
  })
  const number = (await editionOf(tx, order.id)) + 1
  const title = bikesOf(plan)
  const text = `${title}: ${words.join(', ')}`
  await insertEdit(tx, {
    ...{ order_id: order.id, edition: number, request_key: `difference-${edit.id}` },
    ...{
      kind: 'bike',
      position: own,
      refund_cents: share,
      words: text,
      made_by: edit.asked_by,
      made_at: at,
    },
  })
  const promise = { delivery_date: date, delivery_cause: cause }
  if (date !== plan.was) await updateOrder(tx, order.id, promise)
  await insertEvent(tx, order.id, { kind: 'bike_changed', at, detail: { text } })
  await publish(deps, tx, {
    name: 'OrderEdited',
    order: { ...order, ...promise },
    ...{ edit: number, title, words, refund: ZERO, to: 'provider', was: plan.was },
    paid: edit.total_cents,
  })
}
