import { sql } from 'drizzle-orm'

import type { StockReason } from '@/domain/stock'
import type { Db } from '@/server/kernel/db/client'

interface Move {
  reason: StockReason
  note?: string
  /** Id of the order that it happens for. */
  order?: number
  /** Id of the user who does it. */
  by?: number
}

/**
 * Names why stock changes in the rest of the transaction: a trigger writes the history, so that no change is missing
 * in it.
 */
export async function nameMove(tx: Db, move: Move): Promise<void> {
  await tx.execute(sql`select set_config('shop.stock_move', ${JSON.stringify(move)}, true)`)
}
