import type { Db } from '@/server/kernel/db/client'
import { deleteLine, updateLine, listCartLines, type CartRow } from './queries'

/** Removes ordered lines from a locked cart; units added later stay. */
export async function removeOrderedLines(
  tx: Db,
  userId: number,
  orderedLines: readonly Pick<CartRow, 'id' | 'count'>[],
): Promise<void> {
  const lines = await listCartLines(tx, userId)
  for (const { id, count } of orderedLines) {
    const line = lines.find((one) => one.id === id)
    if (!line) continue
    if (line.count <= count) await deleteLine(tx, { userId, id })
    else await updateLine(tx, { userId, id }, { count: line.count - count })
  }
}
