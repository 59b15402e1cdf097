import { isSameBuild } from '@/domain/shop/bikes/build'
import type { Db } from '@/server/kernel/db/client'
import { DomainError } from '@/server/kernel/errors/domain-error'
import type { LineRow } from '@/server/orders'
import { swapPieces } from '@/server/stock'

import type { EditPlan } from './plan'
import { lockBikesOf, rebuildLine } from './queries'
import { splitLine } from './split-line'

interface Swap {
  order: number
  from: string | null
  to: string | null
  /** Title of the bike and its new size, for the error message. */
  title: string
  size: string
  count: number
  by: number | null
  at: Date
}

/** Reserves frames of another size and restocks the old ones. @throws DomainError sold_out */
export async function swapFrames(tx: Db, swap: Swap): Promise<void> {
  const { from, to, title, size, ...rest } = swap
  if (to === null || from === null || to === from) return
  if (await swapPieces(tx, { ...rest, from, to })) return
  throw new DomainError('sold_out', `SKU ${to} is short.`, {
    message: `${title} in size ${size} just sold out. Nothing was changed.`,
  })
}

interface RebuildInput {
  line: Pick<LineRow, 'count'>
  whole: LineRow
  draft:
    | (Pick<NonNullable<EditPlan['draft']>, 'build' | 'build_sheet' | 'description' | 'sku'> & {
        options: LineRow['options']
      })
    | null
}

/** Rebuilds a line or a split-off part; returns its position. @throws DomainError edit_upgraded */
export async function rebuildAsPlanned(
  tx: Db,
  { line, whole, draft }: RebuildInput,
): Promise<number> {
  const { order_id: orderId, position: from } = whole
  if (!draft?.build) return from
  const { build, build_sheet, options, description, sku } = draft
  const bikes = await lockBikesOf(tx, orderId, from)
  const isAsPlanned = bikes.every((one) => whole.build && isSameBuild(one.build, whole.build))
  if (!isAsPlanned) throw new DomainError('edit_upgraded', 'A bike was upgraded.')
  const isPart = line.count < whole.count
  const position = isPart ? await splitLine(tx, { line: whole, count: line.count }) : from
  const built = { build, build_sheet, options, description, sku }
  await rebuildLine(tx, { orderId, position }, built)
  return position
}
