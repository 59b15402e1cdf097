import { isSameBuild } from '@/domain/build'
import type { Db } from '@/server/kernel/db/client'
import { DomainError } from '@/server/kernel/errors/domain-error'
import type { LineRow } from '@/server/orders'
import { swapPieces } from '@/server/stock'

import type { EditPlan } from './plan'
import { lockBikesOf, rebuildLine } from './queries'

interface Swap {
  order: number
  from: string | null
  to: string | null
  /** For the sentence: the bike and its new size. */
  title: string
  size: string
  count: number
  by: number | null
  at: Date
}

/** Takes the frames of another size from stock and puts the old ones back. @throws DomainError sold_out */
export async function swapFrames(tx: Db, swap: Swap): Promise<void> {
  const { from, to, title, size, ...rest } = swap
  if (to === null || from === null || to === from) return
  if (await swapPieces(tx, { ...rest, from, to })) return
  throw new DomainError('sold_out', `SKU ${to} is short.`, {
    message: `${title} in size ${size} just sold out. Nothing was changed.`,
  })
}

interface Rebuilding {
  orderId: number
  line: Pick<LineRow, 'position' | 'build'>
  draft:
    | (Pick<NonNullable<EditPlan['draft']>, 'build' | 'build_sheet' | 'description' | 'sku'> & {
        options: LineRow['options']
      })
    | null
}

/** @throws DomainError edit_upgraded where an upgrade was paid in this very moment */
export async function rebuildAsPlanned(
  tx: Db,
  { orderId, line, draft }: Rebuilding,
): Promise<void> {
  if (!draft?.build) return
  const { build, build_sheet, options, description, sku } = draft
  const bikes = await lockBikesOf(tx, orderId, line.position)
  const isAsPlanned = bikes.every((one) => line.build && isSameBuild(one.build, line.build))
  if (!isAsPlanned) throw new DomainError('edit_upgraded', 'A bike was upgraded.')
  const is = { orderId, position: line.position }
  await rebuildLine(tx, is, { build, build_sheet, options, description, sku })
}
