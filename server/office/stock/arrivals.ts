import { and, eq, isNull } from 'drizzle-orm'

import { MAX_PIECES } from '@/domain/office/stock/stock'
import type { Db } from '@/server/kernel/db/client'
import { stockArrivals } from '@/server/kernel/db/schema/orders/stock'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { nameMove } from '@/server/stock'

import { addPieces, lockItems } from './queries'

interface Arrival {
  sku: string
  arrival: number
}

interface ExpectArrivalInput {
  sku: string
  count: number
  due: string
  note: string
}

/** Records an expected delivery. @throws DomainError stock_item_not_found */
export async function expectArrival({ db }: Deps, expected: ExpectArrivalInput): Promise<void> {
  await db.transaction(async (tx) => {
    await lockShelf(tx, expected.sku)
    await tx.insert(stockArrivals).values(expected)
  })
}

interface ReceiveArrivalInput extends Arrival {
  count: number
  by: number
}

/** Adds a delivery to stock, once. @throws DomainError stock_item_not_found, arrival_not_found, stock_too_full */
export async function receiveArrival(
  { db, clock }: Deps,
  received: ReceiveArrivalInput,
): Promise<void> {
  const { sku, arrival, count, by } = received
  await db.transaction(async (tx) => {
    const shelf = await lockShelf(tx, sku)
    const [open] = await tx
      .update(stockArrivals)
      .set({ received_at: clock.now() })
      .where(isOpen({ sku, arrival }))
      .returning({ note: stockArrivals.note })
    if (!open) throw new DomainError('arrival_not_found', `No open arrival ${arrival}.`)
    if (shelf.on_hand + count > MAX_PIECES) {
      throw new DomainError('stock_too_full', `${sku} is too full.`)
    }
    await nameMove(tx, { reason: 'received', note: open.note, by })
    await addPieces(tx, sku, count)
  })
}

/** @throws DomainError stock_item_not_found, arrival_not_found */
export async function deleteArrival({ db }: Deps, { sku, arrival }: Arrival): Promise<void> {
  await db.transaction(async (tx) => {
    await lockShelf(tx, sku)
    const gone = await tx
      .delete(stockArrivals)
      .where(isOpen({ sku, arrival }))
      .returning({ id: stockArrivals.id })
    if (gone.length === 0) throw new DomainError('arrival_not_found', `No open arrival ${arrival}.`)
  })
}

const isOpen = ({ sku, arrival }: Arrival) =>
  and(eq(stockArrivals.id, arrival), eq(stockArrivals.sku, sku), isNull(stockArrivals.received_at))

async function lockShelf(tx: Db, sku: string) {
  const [shelf] = await lockItems(tx, [sku])
  if (!shelf) throw new DomainError('stock_item_not_found', `No ${sku} in stock.`)
  return shelf
}
