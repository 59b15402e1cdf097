import { isGiftCard } from '@/domain/shop/gift-card/gift-card'
import { lineChoice, returnLabelPath } from '@/server/after-sale'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { findOrderByNumber, listBikesOf, listOrderLines } from '@/server/orders'

import { listOfferedCarriers } from '../carriers/queries'
import { listReturnItems, listReturnsOf } from './return-queries'
import { listReturnable } from './returnable'

/** Returns the returnable items and the returns of an order. @throws DomainError order_not_found */
export async function readReturns({ db, secret }: Pick<Deps, 'db' | 'secret'>, number: string) {
  const order = await findOrderByNumber(db, number)
  if (!order) throw new DomainError('order_not_found', `No order ${number}.`)
  const [rows, items, lines, bikes, returnable, carriers] = await Promise.all([
    listReturnsOf(db, order.id),
    listReturnItems(db, order.id),
    listOrderLines(db, order.id),
    listBikesOf(db, order.id),
    listReturnable(db, order),
    listOfferedCarriers(db),
  ])
  const framesOf = (ids: readonly number[]) =>
    bikes.flatMap(({ id, frame_number }) => (ids.includes(id) ? (frame_number ?? []) : []))
  return {
    number,
    carriers,
    lines: returnable
      .filter((one) => one.returnable > 0 && !isGiftCard(one.line))
      .map(({ line, returnable: count, bikes: known }) => ({
        position: line.position,
        title: line.title,
        detail: lineChoice(line),
        returnable: count,
        bikes: known,
      })),
    returns: rows.map(({ row, carrier, by }) => ({
      number: row.number,
      state: row.state,
      reason: row.reason,
      note: row.note,
      carrier: carrier ?? '',
      tracking: row.tracking,
      label: row.state === 'registered' ? returnLabelPath(secret, number, row.number) : '',
      by,
      registered_at: row.registered_at.toISOString(),
      received_at: row.received_at?.toISOString() ?? null,
      inspected_at: row.inspected_at?.toISOString() ?? null,
      items: items
        .filter(({ return_id }) => return_id === row.id)
        .flatMap(({ position, count, sellable, bikes: ids }) => {
          const line = lines.find((one) => one.position === position)
          if (!line) return []
          const { title } = line
          const facts = { position, title, detail: lineChoice(line), count, sellable }
          return [{ ...facts, frames: framesOf(ids), is_stocked: line.kind !== 'bike' }]
        }),
    })),
  }
}
