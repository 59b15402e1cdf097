import type { Db } from '@/server/kernel/db/client'
import { withdrawals } from '@/server/kernel/db/schema/orders/after-sales'
import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import { publish } from '@/server/kernel/events/subscriptions'
import type { Caller } from '@/server/kernel/http/caller'
import { redeemedPositions } from '@/server/ledger'
import {
  type LineRow,
  type OrderRow,
  insertEvent,
  listOrderLines,
  lockOrder,
  requireOwnOrder,
} from '@/server/orders'
import { findWithdrawal, ownOrderAnswer } from './own-orders'
import { withdrawalOf } from './withdrawal-window'

export interface Declaration {
  lines?: readonly number[] | null | undefined
  reason?: string | null | undefined
}

/**
 * Declares the withdrawal from a delivered order, once, and emails a receipt with date and time.
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

interface WithdrawalDeclaration {
  order: OrderRow
  declaration: Declaration
}

/**
 * Inserts an order's withdrawal and queues its receipt, under the order lock.
 * @throws DomainError withdrawal_closed, invalid_input
 */
export async function declare(
  deps: Deps,
  tx: Db,
  { order, declaration }: WithdrawalDeclaration,
): Promise<void> {
  const at = deps.clock.now()
  const locked = await lockOrder(tx, order.id)
  if (!locked) throw new DomainError('withdrawal_closed', 'The order no longer exists.')
  const lines = await listOrderLines(tx, order.id)
  const window = await withdrawalWindow(deps, tx, locked)
  if (!window.is_open) throw new DomainError('withdrawal_closed', 'The window is not open.')
  const chosen = chooseLines(lines, window.excluded_lines, declaration)
  const positions = chosen.map(({ position }) => position)
  await tx.insert(withdrawals).values({
    order_id: order.id,
    lines: positions,
    reason: declaration.reason ?? '',
    declared_at: at,
  })
  await insertEvent(tx, order.id, { kind: 'withdrawn', at })
  await publish(deps, tx, { name: 'OrderWithdrawn', order, lines: chosen, at })
}

export async function withdrawalWindow({ clock }: Pick<Deps, 'clock'>, db: Db, order: OrderRow) {
  const known = await findWithdrawal(db, order.id)
  return withdrawalOf(order, {
    lines: await listOrderLines(db, order.id),
    declaredAt: known?.declared_at,
    redeemed: await redeemedPositions(db, order.id),
    now: clock.now(),
  })
}

function chooseLines(
  lines: readonly LineRow[],
  excluded: readonly number[],
  declaration: Declaration,
): LineRow[] {
  const allowed = lines.filter(({ position }) => !excluded.includes(position))
  const chosen = allowed.filter(({ position }) => declaration.lines?.includes(position) ?? true)
  const isForeign = chosen.length !== (declaration.lines?.length ?? chosen.length)
  if (!isForeign && chosen.length > 0) return chosen
  const message = 'One of these items can’t be returned.'
  throw new DomainError('invalid_input', message, { errors: [{ field: 'lines', message }] })
}
