import { MAX_PIECES, type StockReason } from '@/domain/office/stock/stock'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { nameMove } from '@/server/stock'

import { addPieces, listItems, lockItems } from './queries'

interface Line {
  sku: string
  /** Quantity on hand as the caller last saw it (optimistic locking). */
  on_hand: number
  delta: number
}

interface Adjustment {
  reason: StockReason
  note: string
  lines: readonly Line[]
  by: number
}

/**
 * Changes quantities on hand, all lines or none. Rejects stock that changed since it was read.
 * @throws DomainError stock_item_not_found, stock_moved, stock_reserved, stock_too_full
 */
export async function adjustStock({ db }: Deps, { lines, ...why }: Adjustment): Promise<void> {
  await db.transaction(async (tx) => {
    const locked = await lockItems(
      tx,
      lines.map(({ sku }) => sku),
    )
    const shelves = new Map(locked.map((shelf) => [shelf.sku, shelf]))
    for (const line of lines) await requireFitting(tx, line, shelves.get(line.sku))
    await nameMove(tx, why)
    for (const { sku, delta } of lines) if (delta !== 0) await addPieces(tx, sku, delta)
  })
}

type LockedItem = Awaited<ReturnType<typeof lockItems>>[number]

async function requireFitting(tx: Db, line: Line, shelf: LockedItem | undefined): Promise<void> {
  if (!shelf) throw new DomainError('stock_item_not_found', `No ${line.sku} in stock.`)
  if (shelf.on_hand !== line.on_hand) {
    throw new DomainError('stock_moved', `${line.sku} moved.`, { data: shelf })
  }
  const after = shelf.on_hand + line.delta
  if (after > MAX_PIECES) throw new DomainError('stock_too_full', `${line.sku} is too full.`)
  if (after < shelf.reserved) throw await reservedError(tx, shelf)
}

async function reservedError(tx: Db, shelf: LockedItem): Promise<DomainError> {
  const { sku, reserved } = shelf
  const [item] = await listItems(tx, [sku])
  return new DomainError('stock_reserved', `${reserved} pieces of ${sku} are held.`, {
    message: `Orders hold ${reserved} of “${item?.title ?? sku}”. Leave at least ${reserved} on hand, or cancel those orders first.`,
    data: shelf,
  })
}
