import { sql } from 'drizzle-orm'

import type { StockReason } from '@/domain/office/stock/stock'
import type { Db } from '@/server/kernel/db/client'

interface Move {
  reason: StockReason
  note?: string
  order?: number
  /** Id of the acting user. */
  by?: number
}

/** Sets the reason for stock changes in this transaction; a trigger writes the complete history. */
export async function nameMove(tx: Db, move: Move): Promise<void> {
  await tx.execute(sql`select set_config('shop.stock_move', ${JSON.stringify(move)}, true)`)
}
