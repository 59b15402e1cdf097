import { buildStateOf } from '@/domain/office/fulfillment/bike-build'
import { bundleNote } from '@/domain/shop/goods/ordered-bundle'
import { isShippable, shippablePieces } from '@/domain/office/fulfillment/fulfillment'
import { undoFault, undoUntil } from '@/domain/shop/orders/parcels'
import { numberOf, papersOfParcel } from '@/server/after-sale'
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
import { isInTheHouse } from './change-items'
import { listBuilds, listShippers } from './queries'

/** Returns pending and completed work on the items of an order. @throws DomainError order_not_found */
export async function readFulfillment(deps: Deps, number: string) {
  const { db, secret, clock } = deps
  const order = await findOrderByNumber(db, number)
  if (!order) throw new DomainError('order_not_found', `No order ${number}.`)
  const [lines, bikes, parcels, shippers, carriers] = await Promise.all([
    listOrderLines(db, order.id),
    listBuilds(db, order.id),
    listParcels(db, order.id),
    listShippers(db, order.id),
    listOfferedCarriers(db),
  ])
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
      frame_number: numberOf(bike),
    })),
    carriers,
    parcels: parcels.map((parcel) => ({
      ...parcelAnswer(parcel),
      carrier_code: parcel.carrier,
      by: shippers.get(parcel.number) ?? '',
      papers: papersOfParcel(secret, number, parcel.number),
      undo_until: undoFault(parcel, lines, clock.now()) ? null : undoUntil(parcel).toISOString(),
    })),
  }
}

function detail(line: LineRow | undefined): string {
  const { size = null, color = null } = line?.options ?? {}
  return [size && `Size ${size}`, color, bundleNote(line?.bundle)].filter(Boolean).join(', ')
}
