import type { ReturnReason } from '@/domain/office/returns/returns'
import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { publish } from '@/server/kernel/events/subscriptions'
import type { OrderRow } from '@/server/orders'

import { requireOffered } from '../carriers/queries'
import { changeItems } from './change-items'
import { insertReturn, isReturnedAlready } from './return-queries'
import { listReturnable, type Returnable } from './returnable'

interface OpenReturnInput {
  number: string
  items: readonly { position: number; count: number; bikes?: number[] | undefined }[]
  reason: ReturnReason
  note?: string | undefined
  carrier?: string | undefined
  tracking?: string | undefined
  request_key: string
  by: { userId: number; publicId: string }
}

/** Emails the return address, once per key. @throws DomainError order_not_found, return_too_large */
export async function openReturn(deps: Deps, opening: OpenReturnInput): Promise<void> {
  const { number, by, reason, note = '', carrier, tracking = '', request_key } = opening
  if (tracking !== '' && carrier === undefined) throw withoutCarrier()
  await changeItems(deps, {
    number,
    by: by.publicId,
    work: async (tx, order) => {
      if (await isReturnedAlready(tx, order.id, request_key)) return null
      const items = await requireReturnable(tx, order, opening.items)
      const at = deps.clock.now()
      if (carrier !== undefined) await requireOffered(tx, carrier)
      const way = { carrier: carrier ?? null, tracking }
      const facts = {
        order_id: order.id,
        reason,
        note,
        ...way,
        request_key,
        registered_by: by.userId,
      }
      const row = await insertReturn(tx, { ...facts, registered_at: at }, items)
      const pieces = items.map(({ title, count }) => ({ title, count }))
      const back = { id: row.id, number: row.number, state: row.state, items: pieces }
      await publish(deps, tx, { name: 'ReturnMoved', order, back, at })
      return { kind: 'return_registered', detail: { return: row.number, reason } }
    },
  })
}

function withoutCarrier(): DomainError {
  return new DomainError('invalid_input', 'A prepaid number without a carrier.', {
    errors: [{ field: 'carrier', message: 'Choose the carrier of the prepaid label.' }],
  })
}

async function requireReturnable(tx: Db, order: OrderRow, items: OpenReturnInput['items']) {
  const lines = await listReturnable(tx, order)
  return items.map(({ position, count, bikes = [] }) => {
    const one = lines.find(({ line }) => line.position === position)
    if (!one || one.returnable < count || !fits(one, { count, bikes })) {
      throw new DomainError('return_too_large', `Line ${position} has fewer than ${count}.`)
    }
    return { position, count, bikes, title: one.line.title }
  })
}

/** Bikes are chosen individually, because each has its own owner and history. */
function fits({ line, bikes }: Returnable, chosen: { count: number; bikes: number[] }): boolean {
  if (line.kind !== 'bike') return chosen.bikes.length === 0
  const ids = new Set(chosen.bikes)
  return ids.size === chosen.count && [...ids].every((id) => bikes.some((bike) => bike.id === id))
}
