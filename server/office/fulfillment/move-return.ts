import { pieceTitle } from '@/domain/shop/goods/ordered-bundle'
import { isAllBack, mayReturn } from '@/domain/office/returns/returns'
import { cancelBikesById } from '@/server/after-sale'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { publish } from '@/server/kernel/events/subscriptions'
import { type OrderRow, listOrderLines } from '@/server/orders'
import { restockPieces } from '@/server/stock'

import { changeItems, moveOrder } from './change-items'
import {
  findReturn,
  listReturnItems,
  listReturnsOf,
  setSellable,
  updateReturn,
  type ReturnRow,
} from './return-queries'

interface MoveReturnInput {
  number: string
  back: number
  state: 'received' | 'inspected' | 'canceled'
  items?: readonly { position: number; sellable: number }[] | undefined
  by: { userId: number; publicId: string }
}

/**
 * Moves a return as `RETURN_MOVES` allows. The inspection restocks sellable units, removes returned bikes from the
 * garage and marks the order if everything was returned.
 * @throws DomainError order_not_found, return_not_found, return_state_wrong, invalid_input for a wrong inspection
 */
export async function moveReturn(deps: Deps, moving: MoveReturnInput): Promise<void> {
  const { number, state, by } = moving
  await changeItems(deps, {
    number,
    by: by.publicId,
    work: async (tx, order) => {
      const row = await findReturn(tx, { orderId: order.id, number: moving.back })
      if (!row) throw new DomainError('return_not_found', `No return ${moving.back}.`)
      if (row.state === state) return null
      if (!mayReturn(row.state, state)) {
        throw new DomainError('return_state_wrong', `It is ${row.state}: not to ${state}.`)
      }
      const at = deps.clock.now()
      if (state === 'inspected') await inspect(deps, tx, { order, row, moving })
      await updateReturn(tx, row.id, { state, ...momentOf(state, at) })
      await publishMove(deps, tx, { order, row, moving })
      if (state === 'inspected' && (await isOver(tx, order))) {
        await moveOrder(deps, tx, { order, to: 'returned', detail: { by: by.publicId } })
      }
      return { kind: `return_${state}`, detail: { return: row.number } }
    },
  })
}

function momentOf(state: MoveReturnInput['state'], at: Date): Partial<ReturnRow> {
  if (state === 'received') return { received_at: at }
  return state === 'inspected' ? { inspected_at: at } : { ended_at: at }
}

interface Step {
  order: OrderRow
  row: ReturnRow
  moving: MoveReturnInput
}

async function inspect(deps: Deps, tx: Db, { order, row, moving }: Step): Promise<void> {
  const lines = await listOrderLines(tx, order.id)
  const items = (await listReturnItems(tx, order.id)).filter((one) => one.return_id === row.id)
  const found = items.map((item) => {
    const sellable = moving.items?.find(({ position }) => position === item.position)?.sellable
    if (sellable === undefined || sellable > item.count) throw wrongInspection(item.count)
    return { ...item, sellable, line: lines.find(({ position }) => position === item.position) }
  })
  // A built bike can't be restocked as a frame.
  const pieces = found.flatMap(({ sellable, line }) =>
    line?.sku && line.kind !== 'bike' && sellable > 0 ? [{ sku: line.sku, count: sellable }] : [],
  )
  await restockPieces(tx, { order: order.id, by: moving.by.userId }, pieces)
  for (const item of found) await setSellable(tx, row.id, item)
  const bikes = found.flatMap((item) => item.bikes)
  await cancelBikesById(tx, bikes, deps.clock.now())
}

function wrongInspection(most: number): DomainError {
  const message = `Enter how many can be sold again, from 0 to ${most}.`
  return new DomainError('invalid_input', message, { errors: [{ field: 'items', message }] })
}

async function publishMove(deps: Deps, tx: Db, { order, row, moving }: Step): Promise<void> {
  const lines = await listOrderLines(tx, order.id)
  const items = (await listReturnItems(tx, order.id))
    .filter(({ return_id }) => return_id === row.id)
    .map(({ position, count }) => {
      const line = lines.find((one) => one.position === position)
      return { title: line ? pieceTitle(line) : '', count }
    })
  const back = { id: row.id, number: row.number, state: moving.state, items }
  await publish(deps, tx, { name: 'ReturnMoved', order, back, at: deps.clock.now() })
}

async function isOver(tx: Db, order: OrderRow): Promise<boolean> {
  if (order.fulfillment_state !== 'delivered') return false
  const rows = await listReturnsOf(tx, order.id)
  const isOpen = rows.some(({ row }) => row.state === 'registered' || row.state === 'received')
  return !isOpen && isAllBack(await listOrderLines(tx, order.id))
}
