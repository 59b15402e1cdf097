import type { Db } from '../db/client'
import { withdrawals } from '../db/schema/after-sales'
import type { Deps } from '../deps'
import type { Caller } from '../http/caller'
import { DomainError } from '../http/domain-error'
import { queueWithdrawalReceipt } from '../mail/withdrawal-receipt'
import { insertEvent, lockOrder, type OrderRow } from '../payment/queries'
import { findWithdrawal, ownOrderAnswer } from './own-orders'
import { listOrderLines } from './queries'
import { requireOwnOrder } from './require-order'
import { withdrawalOf } from './withdrawal-window'

interface Declaration {
  lines?: readonly number[] | null | undefined
  reason?: string | null | undefined
}

/**
 * Declares the withdrawal from a delivered order, once; the receipt with date and time goes out with it.
 * @throws DomainError order_not_found, withdrawal_closed
 */
export async function withdraw(
  deps: Deps,
  caller: Caller,
  { number, declaration }: { number: string; declaration: Declaration },
) {
  const order = await requireOwnOrder(deps, { userId: caller.userId, number })
  await deps.db.transaction((tx) => declare(deps, tx, { order, declaration }))
  return ownOrderAnswer(deps, order)
}

async function declare(
  deps: Deps,
  tx: Db,
  { order, declaration }: { order: OrderRow; declaration: Declaration },
): Promise<void> {
  const at = deps.clock.now()
  const locked = await lockOrder(tx, order.id)
  const lines = await listOrderLines(tx, order.id)
  const known = await findWithdrawal(tx, order.id)
  const facts = { lines, declaredAt: known?.declared_at, now: at }
  const window = locked && withdrawalOf(locked, facts)
  if (!window?.is_open) throw new DomainError('withdrawal_closed', 'The window is not open.')
  const allowed = lines.filter(({ position }) => !window.excluded_lines.includes(position))
  const chosen = allowed.filter(({ position }) => declaration.lines?.includes(position) ?? true)
  const isForeign = chosen.length !== (declaration.lines?.length ?? chosen.length)
  if (isForeign || chosen.length === 0) {
    const message = 'One of these lines cannot be withdrawn from.'
    throw new DomainError('invalid_input', message, { errors: [{ field: 'lines', message }] })
  }
  await tx.insert(withdrawals).values({
    order_id: order.id,
    lines: chosen.map(({ position }) => position),
    reason: declaration.reason ?? '',
    declared_at: at,
  })
  await insertEvent(tx, order.id, { kind: 'withdrawn', at })
  await queueWithdrawalReceipt(deps, tx, { order, lines: chosen, at })
}
