import { isShippable } from '@/domain/office/fulfillment/fulfillment'
import { returnLabel } from '@/domain/office/returns/returns'
import { pieceTitle } from '@/domain/shop/goods/ordered-bundle'
import type { Db } from '@/server/kernel/db/client'
import type { Seller } from '@/server/kernel/db/schema/orders/documents'
import type { Pieces } from '@/server/kernel/events/shop-events'
import { deriveKey } from '@/server/kernel/ports/ids'
import { readSeller } from '@/server/kernel/ports/seller'
import {
  type OrderRow,
  type Parcel,
  findAwaitedReturn,
  listOrderLines,
  listParcels,
} from '@/server/orders'

import { printedAddress } from './content'

export interface ParcelFacts {
  order: OrderRow
  parcel: Parcel
  /** Ordered units that are in no parcel up to this one. */
  rest: Pieces[]
  address: string[]
  seller: Seller
}

/** @returns undefined if the order has no parcel with this number */
export async function parcelFacts(
  deps: { db: Db; seller: Seller },
  order: OrderRow,
  number: number,
): Promise<ParcelFacts | undefined> {
  const { db } = deps
  const [parcels, lines] = await Promise.all([
    listParcels(db, order.id),
    listOrderLines(db, order.id),
  ])
  const parcel = parcels.find((one) => one.number === number)
  if (!parcel) return undefined
  const left = parcels.filter((one) => one.number <= number).flatMap(({ items }) => items)
  const rest = lines.filter(isShippable).flatMap((line) => {
    const { count, position } = line
    const gone = left.filter((item) => item.position === position)
    const open = count - gone.reduce((sum, item) => sum + item.count, 0)
    return open > 0 ? [{ title: pieceTitle(line), count: open }] : []
  })
  const address = await printedAddress(db, order.shipping_address)
  const seller = await readSeller(deps, db)
  return { order, parcel, rest, address, seller }
}

/** Returns links to a parcel's documents that work without a login. */
export function papersOfParcel(secret: string, orderNumber: string, parcel: number) {
  const key = deriveKey(secret, 'order', orderNumber)
  const hrefOf = (id: string) => `/api/orders/${orderNumber}/documents/${id}-${parcel}?key=${key}`
  return [
    { title: 'Packing slip', href: hrefOf('slip') },
    { title: 'Label', href: hrefOf('label') },
  ]
}

export interface ReturnLabelFacts {
  order: OrderRow
  /** What identifies the return on its label. */
  label: string
  /** Who brings it; empty if the buyer chooses. */
  carrier: string
  /** Number of a label that the shop has paid for; may be empty. */
  tracking: string
  from: string[]
  seller: Seller
  at: Date
}

/**
 * Returns what a return's label says. @param number 0 for items that the buyer withdrew from
 * @returns undefined if the return isn't expected
 */
export async function returnLabelFacts(
  deps: { db: Db; seller: Seller },
  order: OrderRow,
  number: number,
): Promise<ReturnLabelFacts | undefined> {
  const { db } = deps
  const back = number === 0 ? undefined : await findAwaitedReturn(db, order.id, number)
  const isWithdrawn = number === 0 && order.paid_at !== null
  if (!back && !isWithdrawn) return undefined
  return {
    order,
    label: back ? returnLabel(order.number, back.number) : order.number,
    carrier: back?.carrier ?? '',
    tracking: back?.tracking ?? '',
    from: await printedAddress(db, order.shipping_address),
    seller: await readSeller(deps, db),
    at: back?.registered_at ?? order.created_at,
  }
}

/** Returns the path of a return's label, which works without a login. @param number 0 without a return */
export const returnLabelPath = (secret: string, orderNumber: string, number: number): string =>
  `/api/orders/${orderNumber}/documents/return-${number}?key=${deriveKey(secret, 'order', orderNumber)}`
