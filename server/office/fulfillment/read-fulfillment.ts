import { buildStateOf, stepUndoUntil } from '@/domain/office/fulfillment/bike-build'
import { bundleNote } from '@/domain/shop/goods/ordered-bundle'
import { isShippable, shippablePieces } from '@/domain/office/fulfillment/fulfillment'
import { undoFault, undoUntil } from '@/domain/shop/orders/parcels'
import { freeNumberOf, papersOfParcel } from '@/server/after-sale'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import {
  type LineRow,
  findOrderByNumber,
  listOrderLines,
  listParcels,
  parcelAnswer,
} from '@/server/orders'

import { listOfferedCarriers } from '../carriers/queries'
import { listMailsOf } from '../overview/order-queries'
import { isInTheHouse } from './change-items'
import { listBuilds, listEndedEdits, listShippers } from './queries'

/** Returns pending and completed work on the items of an order. @throws DomainError order_not_found */
export async function readFulfillment(deps: Deps, number: string) {
  const { db, secret, clock } = deps
  const order = await findOrderByNumber(db, number)
  if (!order) throw new DomainError('order_not_found', `No order ${number}.`)
  const [lines, bikes, parcels, shippers, carriers, mails, edits] = await Promise.all([
    listOrderLines(db, order.id),
    listBuilds(db, order.id),
    listParcels(db, order.id),
    listShippers(db, order.id),
    listOfferedCarriers(db),
    listMailsOf(db, order.id),
    listEndedEdits(db, order.id),
  ])
  /** @param at when the step was taken, which can be undone for an hour */
  const stepUndo = (at: Date | null, ofLine?: number) => {
    if (at === null || stepUndoUntil(at) <= clock.now()) return null
    const edit = edits.find((one) => one.position === ofLine && (one.ended_at ?? at) >= at)
    return {
      until: stepUndoUntil(at).toISOString(),
      mails: mails.filter((mail) => SENT.has(mail.status) && mail.at > at).map(subjectOf),
      ended_edit: edit ? `${edit.title}: ${edit.words.join(', ')}` : '',
    }
  }
  const detailOf = (position: number) => detail(lines.find((line) => line.position === position))
  return {
    number,
    fulfillment_state: order.fulfillment_state,
    may_ship: isInTheHouse(order) && !order.disputed,
    lines: lines.filter(isShippable).map((line) => ({
      position: line.position,
      title: line.title,
      detail: detail(line),
      count: line.count - line.canceled_count,
      shipped: line.shipped_count,
      ready: shippablePieces(line, bikes),
    })),
    bikes: bikes.map((bike) => ({
      id: bike.id,
      position: bike.line,
      title: bike.title,
      detail: detailOf(bike.line),
      state: buildStateOf(bike),
      frame_number: bike.frame_number,
      free_number: freeNumberOf(bike),
      begin_undo:
        buildStateOf(bike) === 'in_production' && isInTheHouse(order)
          ? stepUndo(bike.production_began_at, bike.line)
          : null,
    })),
    carriers,
    parcels: parcels.map((parcel) => ({
      ...parcelAnswer(parcel),
      carrier_code: parcel.carrier,
      by: shippers.get(parcel.number) ?? '',
      papers: papersOfParcel(secret, number, parcel.number),
      undo_until: undoFault(parcel, lines, clock.now()) ? null : undoUntil(parcel).toISOString(),
      delivery_undo: IS_OVER.has(order.fulfillment_state) ? null : stepUndo(parcel.delivered_at),
    })),
  }
}

const SENT: ReadonlySet<string> = new Set(['queued', 'sent'])
const IS_OVER: ReadonlySet<string> = new Set(['returned', 'cancelled'])
const subjectOf = ({ subject }: { subject: string }) => subject

function detail(line: LineRow | undefined): string {
  const { size = null, color = null } = line?.options ?? {}
  return [size && `Size ${size}`, color, bundleNote(line?.bundle)].filter(Boolean).join(', ')
}
